/** The checks from the command line: their output and exit codes for invalid content and contracts. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CONTRACT_BUNDLE} from '../../src/config/reference';
import {SETTINGS} from '../../src/config/settings';
import {copyProject, ROOT} from '../support/copy';
import {NEW_OPERATION} from '../support/newOperation';

let copy: string;

const run = (command: string, env: NodeJS.ProcessEnv = {}) => {
  const own = Object.keys(SETTINGS).map((name) => [name, undefined]);
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', command], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, ...Object.fromEntries(own), ...env},
  });
  return {status, stdout, stderr};
};

/** Replaces the first match in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`There is nothing to replace in ${file}: ${from}`);
  writeFileSync(target, changed);
}

beforeAll(() => {
  copy = copyProject('commands');
});
afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('npm run check:content', () => {
  it('prints the errors of all records and settings at once, without paths of this machine', () => {
    change('src/content/tiers.ts', 'min: 251', 'min: 260');
    change('src/content/features/live-training.ts', 'const ', 'const const ');
    const {status, stdout, stderr} = run('check:content', {BASE_URL: 'lms'});
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^.*src\/content\/tiers\.ts: tiers\[2\]\.min: .*; found 260$/m);
    expect(stderr).toMatch(/^.*src\/content\/features\/live-training\.ts: .*live-training\.ts:3:6/m);
    expect(stderr).toContain('BASE_URL: must start and end with a slash, such as /lms/; found "lms"');
    expect(stderr).not.toContain(ROOT);
  });
});

describe('npm run reference', () => {
  it('stops at an error in a file of our contract, and keeps the last good bundle', () => {
    change('openapi/paths/courses-id.yaml', 'operationId: getCourse', 'operationId: listCourses');
    const last = path.join(copy, CONTRACT_BUNDLE);
    mkdirSync(path.dirname(last), {recursive: true});
    writeFileSync(last, '{}');
    const {status, stderr} = run('reference');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^openapi\/paths\/courses-id\.yaml:\d+: operation-operationId-unique: .* \(#\/get\//m);
    expect(stderr).toContain('The contract has errors in 1 place.');
    expect(readFileSync(last, 'utf8')).toBe('{}');
    change('openapi/paths/courses-id.yaml', 'operationId: listCourses', 'operationId: getCourse');
  });

  it('adds the page of a new operation, which is one file and one line', () => {
    NEW_OPERATION.addTo(copy);
    expect(run('lint:api').status).toBe(0);
    const {status, stderr} = run('reference');
    expect(status, stderr).toBe(0);
    const {slug, summary} = NEW_OPERATION;
    const generated = (file: string) => readFileSync(path.join(copy, 'docs/reference', file), 'utf8');
    expect(generated(`${slug}.api.mdx`)).toContain(`title: >-\n  ${summary}\n`);
    expect(generated('sidebar.ts')).toContain(slug);
    expect(JSON.parse(generated(`${slug}.json`)).operation).toMatchObject({method: 'POST', summary});
  });
});

describe('npm run lint:api', () => {
  it('fails for a server without TLS, and for a journey with a missing operation', () => {
    change('openapi/openapi.yaml', '- url: https://api', '- url: http://api');
    change('openapi/journeys.arazzo.yaml', /operationId: .*/, '');
    const {status, stdout, stderr} = run('lint:api');
    expect(status).toBe(1);
    const output = stdout + stderr;
    expect(output).toMatch(/openapi\/openapi\.yaml:\d+:\d+ at #\/servers\/0\/url/);
    expect(output).toMatch(/openapi\/journeys\.arazzo\.yaml:\d+:\d+/);
  });
});
