import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {BUILD} from './support';

const work = mkdtempSync(path.join(tmpdir(), 'failing-'));
afterAll(() => rmSync(work, {recursive: true, force: true}));

/** A contract without an operation's path parameter. */
const CONTRACT = `openapi: 3.0.3
info: {title: Things, version: '1'}
servers: [{url: https://things.example}]
paths:
  /things/{id}:
    get:
      responses: {'200': {description: A thing.}}
`;

const build = (env: Record<string, string>) =>
  spawnSync('npx', ['--no-install', 'docusaurus', 'build'], {encoding: 'utf8', env: {...process.env, ...env}});

const lastGood = () => ({
  html: readFileSync(`${BUILD}/index.html`, 'utf8'),
  time: statSync(`${BUILD}/index.html`).mtimeMs,
});

describe('a build that fails', () => {
  it('stops at once, reports every invalid setting, and keeps the last good build', () => {
    const before = lastGood();
    const {status, stderr} = build({BASE_URL: 'lms', APP_URL: 'http://app.example'});
    expect(status).toBe(1);
    expect(stderr).toContain('BASE_URL: must start and end with a slash, such as /lms/; found "lms"');
    expect(stderr).toContain('APP_URL: must be an https URL');
    expect(lastGood()).toEqual(before);
  });

  it('stops at an invalid contract, and keeps the last good build', () => {
    const before = lastGood();
    const contract = path.join(work, 'things.yaml');
    writeFileSync(contract, CONTRACT);
    const {status, stderr} = build({OPENAPI_FILE: contract});
    expect(status).toBe(1);
    expect(stderr).toContain('The contract has errors in 1 place.');
    expect(stderr).toContain('last good build');
    expect(lastGood()).toEqual(before);
  });
});
