import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {RunningServer} from '../../scripts/listen';
import {publishedContract, redocly} from '../../src/plugins/reference/contract';
import {createSandboxServer} from '../../scripts/sandbox';

const JOURNEYS = 'openapi/journeys.arazzo.yaml';

interface Journeys {
  workflows: {workflowId: string; steps: {operationId: string}[]}[];
}
const {workflows} = parse(fs.readFileSync(JOURNEYS, 'utf8')) as Journeys;

interface Check {
  name: string;
  status: string;
}
interface Report {
  files: Record<
    string,
    {executedWorkflows: {workflowId: string; executedSteps: {stepId: string; checks: Check[]}[]}[]}
  >;
}

let sandbox: RunningServer;
let port: number;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  sandbox = createSandboxServer(await publishedContract());
  port = await sandbox.listen(0, '127.0.0.1');
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  fs.rmSync(folder, {recursive: true});
});

/** Runs the journeys against the sandbox. */
async function respect(apiKey: string): Promise<{exitCode: number; output: string; report: Report}> {
  const file = path.join(folder, `${apiKey}.json`);
  const inputs = {apiKey, domainId: 'demo-domain-id', organizationId: 'org_4dn7q'};
  const server = ['--server', `api=http://127.0.0.1:${port}`];
  const values = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  const {code, stdout, stderr} = await redocly('respect', JOURNEYS, ...server, '--json-output', file, ...values);
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {files: {}};
  return {exitCode: code, output: stdout + stderr, report};
}

const checksOf = ({files}: Report): string[] =>
  Object.values(files).flatMap(({executedWorkflows}) =>
    executedWorkflows.flatMap(({workflowId, executedSteps}) =>
      executedSteps.flatMap(({stepId, checks}) =>
        checks.map(({name, status}) => `${workflowId} ${stepId} ${name}: ${status}`),
      ),
    ),
  );

describe('the journeys through the API', {timeout: 60_000}, () => {
  it('pass every step against the sandbox', async () => {
    const {exitCode, output, report} = await respect('demo-api-key');
    expect(exitCode, output).toBe(0);
    const checks = checksOf(report);
    expect(checks.filter((check) => !check.endsWith(': success'))).toEqual([]);
    const steps = new Set(checks.map((check) => check.split(' ').slice(0, 2).join(' ')));
    expect(steps.size).toBe(workflows.flatMap((workflow) => workflow.steps).length);
  });

  it('fail if the API behaves differently', async () => {
    const {exitCode, output} = await respect('another-key');
    expect(exitCode, output).not.toBe(0);
  });
});
