import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import {parse} from 'yaml';
import {apiDiff} from '../../scripts/api-diff';

const CONTRACT = {
  'openapi/openapi.yaml': `openapi: 3.1.0
info: {title: API, version: 1.0.0}
paths:
  /courses:
    $ref: paths/courses.yaml
`,
  'openapi/paths/courses.yaml': `get:
  operationId: listCourses
  parameters:
    - $ref: ../components/Limit.yaml
  responses:
    '200': {description: A page.}
post:
  operationId: createCourse
  responses:
    '201': {description: Created.}
`,
  'openapi/components/Limit.yaml': `name: limit
in: query
schema: {type: integer, maximum: 100}
`,
};

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@skillgrove.example', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: '1'},
  });
const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
};
const edit = (name: keyof typeof CONTRACT, from: string, to: string) =>
  write({...CONTRACT, [name]: CONTRACT[name].replace(from, to)});

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'api diff '));
  git('init', '--quiet');
  write({'README.md': 'Before there was a contract.\n'});
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', 'begin');
  write(CONTRACT);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Describe the API');
  git('tag', 'v1');
});

afterAll(() => fs.rmSync(root, {recursive: true}));

// Each comparison bundles two contracts in processes of their own.
describe('npm run api:diff', {timeout: 60_000}, () => {
  it('reports no changes and succeeds for an unchanged contract', () => {
    edit('openapi/paths/courses.yaml', 'A page.', 'One page.');
    expect(apiDiff(root, 'v1')).toEqual({exitCode: 0, text: 'The contract has not changed.\n'});
  });

  it('lists breaking changes by operation and location, also in referenced files', () => {
    edit('openapi/components/Limit.yaml', '100', '50');
    const {exitCode, text} = apiDiff(root, 'v1');
    expect(exitCode).toBe(1);
    expect(text).toBe(
      'Breaking changes: 1\n' +
        '  GET /courses: query parameter "limit": maximum changed from 100 to 50\n' +
        '    /paths/~1courses/get/parameters/0/schema/maximum\n',
    );
  });

  it('lists breaking changes first', () => {
    edit('openapi/paths/courses.yaml', 'post:', 'put:');
    const {exitCode, text} = apiDiff(root, 'v1');
    expect(exitCode).toBe(1);
    expect(text.split('\n').filter((line) => !line.startsWith('    '))).toEqual([
      'Breaking changes: 1',
      '  POST /courses: operation removed',
      'Other changes: 1',
      '  PUT /courses: operation added',
      '',
    ]);
  });

  it('succeeds if no change breaks clients', () => {
    edit('openapi/components/Limit.yaml', '100', '200');
    expect(apiDiff(root, 'HEAD')).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^Other changes: 1\n/),
    });
  });

  it.each(['nope', '--output=x', 'v1:openapi', ''])('rejects the revision %j', (revision) => {
    write(CONTRACT);
    const {exitCode, text} = apiDiff(root, revision);
    expect(exitCode).toBe(2);
    expect(text).toMatch(revision ? 'is not a revision of this repository' : 'Name a git revision');
  });

  it('reports a revision without a contract', () => {
    expect(apiDiff(root, 'begin')).toEqual({exitCode: 2, text: 'Revision begin has no openapi/openapi.yaml.\n'});
  });

  it('reports which of the two contracts is unreadable', () => {
    edit('openapi/paths/courses.yaml', '../components/Limit.yaml', '../components/Gone.yaml');
    const {exitCode, text} = apiDiff(root, 'v1');
    expect(exitCode).toBe(2);
    expect(text).toMatch(/^The contract in the work tree cannot be read/);
    expect(text).toContain('Gone.yaml');
  });

  it('reports a missing repository', () => {
    const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'no-repository-'));
    expect(apiDiff(outside, 'v1')).toMatchObject({exitCode: 2, text: expect.stringContaining('not a git repository')});
    fs.rmSync(outside, {recursive: true});
  });
});

test('the changelog starts with the version of the contract', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(fs.readFileSync('docs/guides/changelog.md', 'utf8'))!;
  const {info} = parse(fs.readFileSync('openapi/openapi.yaml', 'utf8')) as {info: {version: string}};
  expect(newest).toBe(info.version);
});
