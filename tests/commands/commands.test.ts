/** The checks from the command line: what they say about invalid content and about faults in our contract. */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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

it('npm run check:content prints the errors of all records and settings at once, without paths of this machine', () => {
  change('src/content/tiers.ts', 'min: 251', 'min: 260');
  change('src/content/features/live-training.ts', 'const ', 'const const ');
  const {status, stdout, stderr} = run('check:content', {BASE_URL: 'lms'});
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^.*src\/content\/tiers\.ts: tiers\[2\]\.min: .*; found 260$/m);
  expect(stderr).toMatch(/^.*src\/content\/features\/live-training\.ts: .*live-training\.ts:3:6/m);
  expect(stderr).toContain('BASE_URL: must start and end with a slash, such as /lms/; found "lms"');
  expect(stderr).not.toContain(ROOT);
});

it('npm run reference adds the page of a new operation, which is one file and one line', () => {
  NEW_OPERATION.addTo(copy);
  const {status, stderr} = run('reference');
  expect(status, stderr).toBe(0);
  const {slug, summary} = NEW_OPERATION;
  const generated = (file: string) => readFileSync(path.join(copy, 'docs/reference', file), 'utf8');
  expect(generated(`${slug}.api.mdx`)).toContain(`title: >-\n  ${summary}\n`);
  expect(generated('sidebar.ts')).toContain(slug);
  expect(JSON.parse(generated(`${slug}.json`)).operation).toMatchObject({method: 'POST', summary});
});

/** What is wrong, the file that has it, the change that makes it so, and the pointer and rule with which it is reported. */
type Fault = [name: string, file: string, from: string | RegExp, to: string, pointer: string, rule: string];

const CONTRACT = 'openapi/openapi.yaml';
const COURSE = 'openapi/paths/courses-id.yaml';
const COURSES = 'openapi/paths/courses.yaml';
const TEAM = 'openapi/paths/teams-id.yaml';
const EXAMPLE = 'openapi/components/examples/CourseWithModules.yaml';
const COURSE_FIELDS = 'openapi/components/schemas/Course.yaml';
const COURSE_ID = 'openapi/components/schemas/CourseId.yaml';
const JSON_BODY = 'content/application~1json';
const JOURNEYS = 'openapi/journeys.arazzo.yaml';

const FAULTS: Fault[] = [
  ['no example', TEAM, / {10}examples:\n.*\n.*\n/, '', `#/delete/responses/200/${JSON_BODY}`, 'contract/examples'],
  [
    'an example that breaks its schema',
    EXAMPLE,
    'lessons_count: 5',
    'lessons_count: five',
    '#/value/data/lessons_count',
    'no-invalid-media-type-examples',
  ],
  ['an error left out', COURSE, / {4}'404':\n.*\n/, '', '#/get/responses', 'contract/error-responses'],
  ['keys as alternatives', CONTRACT, '    DomainId: []', '  - DomainId: []', '#/security', 'contract/both-credentials'],
  ['no security', COURSE, '  summary:', '  security: []\n  summary:', '#/get/security', 'contract/both-credentials'],
  ['the wrong verb', COURSES, 'createCourse', 'updateCourse', '#/post/operationId', 'contract/operation-id-style'],
  ['no TLS', CONTRACT, '- url: https://api', '- url: http://api', '#/servers/0/url', 'contract/server-https'],
  ['Markdown in a lead', COURSE, 'one course', '**one course**', '#/get/description', 'contract/lead-sentence'],
  ['no reason', COURSE_ID, /x-not-specified-reason: .*\n/, '', '#/x-not-specified', 'contract/not-specified-reason'],
  ['a wrong reference', COURSE_FIELDS, 'CourseId.yaml', 'No.yaml', '#/properties/id/$ref', 'contract/missing-schemas'],
  ['a step without an operation', JOURNEYS, /operationId: .*/, '', '#/workflows/0/steps/0', 'struct'],
];

describe('npm run lint:api', () => {
  let found: string[];
  let status: number | null;
  let output: string;

  beforeAll(() => {
    for (const [, file, from, to] of FAULTS) change(file, from, to);
    writeFileSync(path.join(copy, 'openapi/components/schemas/Unused.yaml'), 'type: string\n');
    const result = run('lint:api');
    ({status} = result);
    const report = /\] (\S+):\d+:\d+ at (\S+)\n[^]*?generated by the (\S+) rule/g;
    output = result.stdout + result.stderr;
    found = [...output.matchAll(report)].map((parts) => parts.slice(1).join(' '));
  });

  it('fails', () => expect(status).toBe(1));

  it.each(FAULTS)('reports %s', (_, file, __, ___, pointer, rule) => {
    expect(found).toContain(`${file} ${pointer} ${rule}`);
  });

  it('reports a file that nothing uses, each fault once, and how to allow what our own rules report', () => {
    expect(found).toContain(`${CONTRACT} #/ contract/unused-files`);
    expect(found).toHaveLength(FAULTS.length + 1);
    expect(output).toContain('To allow it, write "contract/server-https: off" under "rules" in redocly.yaml.\n');
  });
});
