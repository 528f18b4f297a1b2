/** The rules for our own contract. read-contract.test.ts tests those for all contracts. */
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {redocly} from '../../src/plugins/reference/contract';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTRACT = 'openapi/openapi.yaml';

interface Report {
  totals: {errors: number; warnings: number; ignored: number};
  problems: {ruleId: string; location: {source: {ref: string}; pointer?: string}[]}[];
}

let work: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'contract-'));
});

afterAll(() => rm(work, {recursive: true, force: true}));

async function lint(folder: string): Promise<Report> {
  const config = path.join(folder, 'redocly.yaml');
  const {stdout} = await redocly('lint', path.join(folder, CONTRACT), '--config', config, '--format', 'json');
  return JSON.parse(stdout) as Report;
}

test('our contract has no problem, warnings included', {timeout: 60_000}, async () => {
  const {problems, totals} = await lint('');
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({errors: 0, warnings: 0, ignored: 0});
});

/** A change to a file, the rule that reports it, and the JSON pointer. */
type Mutation = [name: string, file: string, change: (text: string) => string, rule: string, pointer: string];

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to replace: ${from}`);
  return changed;
};

const COURSES = 'openapi/paths/courses.yaml';
const COURSE = 'openapi/paths/courses-id.yaml';

const mutations: Mutation[] = [
  [
    'a response without an example',
    COURSE,
    replace(/ {10}examples:\n.*\n.*\n/, ''),
    'contract/examples',
    '#/get/responses/200/content/application~1json',
  ],
  [
    'an example that breaks its schema',
    'openapi/components/examples/CourseWithModules.yaml',
    replace('lessons_count: 5', 'lessons_count: five'),
    'no-invalid-media-type-examples',
    '#/value/data/lessons_count',
  ],
  ['a missing error code', COURSE, replace(/ {4}'404':\n.*\n/, ''), 'contract/error-responses', '#/get/responses'],
  [
    'an error code with the response of another',
    COURSE,
    replace('responses/Forbidden.yaml', 'responses/Unauthorized.yaml'),
    'contract/error-responses',
    '#/get/responses/403',
  ],
  [
    'security schemes as alternatives',
    CONTRACT,
    replace('    DomainId: []', '  - DomainId: []'),
    'contract/both-credentials',
    '#/security',
  ],
  [
    'an operation without security',
    COURSE,
    replace('  summary:', '  security: []\n  summary:'),
    'contract/both-credentials',
    '#/get/security',
  ],
  [
    'an operationId with the verb of another method',
    COURSES,
    replace('operationId: createCourse', 'operationId: updateCourse'),
    'contract/operation-id-style',
    '#/post/operationId',
  ],
  [
    'a server without TLS',
    CONTRACT,
    replace('- url: https://api', '- url: http://api'),
    'contract/server-https',
    '#/servers/0/url',
  ],
  [
    'a lead sentence with Markdown',
    COURSE,
    replace('Returns one course', 'Returns **one course**'),
    'contract/lead-sentence',
    '#/get/description',
  ],
  [
    'an open point without a reason',
    'openapi/components/schemas/CourseId.yaml',
    replace(/x-not-specified-reason: .*\n/, ''),
    'contract/not-specified-reason',
    '#/x-not-specified',
  ],
];

describe('the lint reports', {timeout: 60_000}, () => {
  test.each(mutations)('%s', async (name, file, change, rule, pointer) => {
    const folder = path.join(work, name.replaceAll(/\W+/g, '-'));
    await cp(path.join(ROOT, 'openapi'), path.join(folder, 'openapi'), {recursive: true});
    await cp(path.join(ROOT, 'redocly.yaml'), path.join(folder, 'redocly.yaml'));
    const target = path.join(folder, file);
    await writeFile(target, change(await readFile(target, 'utf8')));
    const {problems} = await lint(folder);
    const found = problems.map(
      ({ruleId, location: [place]}) => `${ruleId} in ${place!.source.ref}${place!.pointer ?? ''}`,
    );
    expect(found).toContain(`${rule} in ${path.relative('', target)}${pointer}`);
  });
});
