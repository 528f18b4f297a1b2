/** The Postman collection, run with newman against `npm run sandbox` as a developer would. */
import {execFile, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {postmanCollection} from '../../src/plugins/finish/agentFiles/postman';
import {bundledContract} from '../../src/plugins/reference/join';
import {ROOT} from '../support/copy';

const NEWMAN = path.join(ROOT, 'node_modules/newman/bin/newman.js');
/** Fails every connection that leaves this machine. */
const OFFLINE = pathToFileURL(path.join(ROOT, 'tests/support/offline.mjs')).href;

const contract = bundledContract();
const operationCount = Object.values(contract.paths ?? {}).flatMap((item) => Object.keys(item ?? {})).length;

let folder: string;
let file: string;
let sandbox: ChildProcess;
let ended: Promise<unknown>;
let address: string;

/** The URL that `npm run sandbox` prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.on('close', () => reject(new Error(`The sandbox ended:\n${text}`)));
  });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postman-'));
  file = path.join(folder, 'postman-collection.json');
  fs.writeFileSync(file, JSON.stringify(postmanCollection(contract)));
  // In a process group of its own, because npm starts the server as a child of a shell.
  sandbox = spawn('npm', ['run', '--silent', 'sandbox'], {
    cwd: ROOT,
    env: {...process.env, SANDBOX_PORT: '0'},
    detached: true,
  });
  ended = new Promise((resolve) => sandbox.on('close', resolve));
  address = await addressOf(sandbox);
});

afterAll(async () => {
  process.kill(-sandbox.pid!, 'SIGTERM');
  await ended;
  fs.rmSync(folder, {recursive: true});
});

interface Execution {
  item: {name: string};
  request: {method: string; url: {path: string[]}};
  response: {code: number};
  assertions?: {assertion: string; error?: object}[];
}

interface Report {
  run: {
    stats: Record<'requests' | 'assertions' | 'testScripts', {total: number; failed: number}>;
    failures: {error: {test?: string; message: string}; source?: {name: string}}[];
    executions: Execution[];
  };
}

/** `newman run`, unedited except for the port. */
function run(name: string, variables: Record<string, string> = {}): Promise<{exitCode: number; report: Report}> {
  const target = path.join(folder, `${name}.json`);
  const settings = Object.entries({baseUrl: address, ...variables}).flatMap(([key, value]) => [
    '--env-var',
    `${key}=${value}`,
  ]);
  const reporter = ['--reporters', 'json', '--reporter-json-export', target];
  return new Promise((resolve, reject) => {
    const args = ['--import', OFFLINE, NEWMAN, 'run', file, ...settings, ...reporter];
    execFile(process.execPath, args, {cwd: folder}, (error, stdout, stderr) => {
      if (!fs.existsSync(target)) return reject(new Error(stdout + stderr));
      resolve({
        exitCode: error ? Number(error.code) : 0,
        report: JSON.parse(fs.readFileSync(target, 'utf8')) as Report,
      });
    });
  });
}

const failuresOf = ({run: {failures}}: Report) =>
  failures.map(({error, source}) => `${source?.name}: ${error.message}`);
const idsIn = ({run: {executions}}: Report, method: string) =>
  executions.filter(({request}) => request.method === method).map(({request}) => request.url.path.at(-1)!);

describe('the Postman collection and npm run sandbox', {timeout: 120_000}, () => {
  it('passes every request, and again with the records of the first run', async () => {
    const [first, second] = [await run('first'), await run('second')];
    for (const {exitCode, report} of [first, second]) {
      expect(failuresOf(report)).toEqual([]);
      expect(exitCode).toBe(0);
      expect(report.run.stats).toMatchObject({
        requests: {total: operationCount, failed: 0},
        assertions: {total: operationCount, failed: 0},
        testScripts: {total: operationCount, failed: 0},
      });
    }
    // It deletes what it has created, and no record that was there before.
    const deleted = idsIn(first.report, 'DELETE').filter((id) => /^(?:usr|team)_/.test(id));
    expect(deleted).toHaveLength(2);
    expect(deleted).not.toContain('usr_3h7m9');
    expect(deleted).not.toContain('team_5c9w2');
    expect(idsIn(second.report, 'DELETE').filter((id) => deleted.includes(id))).toEqual([]);
  });

  it('reports each request that does not get its documented status', async () => {
    const {exitCode, report} = await run('wrong-key', {apiKey: 'wrong'});
    expect(exitCode).toBe(1);
    expect(report.run.failures.map(({error}) => error.message)).toContain(
      'expected response to have status code 201 but got 401',
    );
    expect(report.run.stats.assertions).toMatchObject({total: operationCount, failed: operationCount});
  });
});
