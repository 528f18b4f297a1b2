import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Ajv2020, type AnySchema} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readContract} from '../../src/plugins/reference/read';
import {redocly} from '../../src/plugins/reference/redocly';

const ROOT = path.resolve(import.meta.dirname, '../..');

const CONTRACT = 'openapi/openapi.yaml';

const TIMEOUT = 60_000;

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
type Report = {totals: {errors: number; warnings: number; ignored: number}; problems: unknown[]};

let work: string;
/** The contract as one document without references. */
let bundle: {[key: string]: Json};

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const output = path.join(work, 'openapi.json');
  const {status, stderr} = redocly(['bundle', 'contract', '--dereferenced', '--output', output], 'pipe');
  expect(status, stderr).toBe(0);
  bundle = JSON.parse(await readFile(output, 'utf8'));
}, TIMEOUT);

afterAll(async () => {
  await rm(work, {recursive: true, force: true});
});

test('the contract has no lint problems', {timeout: TIMEOUT}, () => {
  const {status, stdout} = redocly(['lint', CONTRACT, '--format', 'json'], 'pipe');
  const report = JSON.parse(stdout) as Report;
  expect(report.problems).toEqual([]);
  expect(report.totals).toMatchObject({errors: 0, warnings: 0, ignored: 0});
  expect(status).toBe(0);
});

type Mutation = {
  name: string;
  file: string;
  /** New text of the file. */
  change: (text: string) => string;
  /** Rule that reports it. */
  rule: string;
  /** File that the report names, if it is not the changed one. */
  reportedIn?: string;
  /** JSON pointer into that file. */
  pointer?: string;
};

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to replace: ${from}`);
  return changed;
};

const COURSES = 'openapi/paths/courses.yaml';
const COURSE = 'openapi/paths/courses-id.yaml';

const mutations: Mutation[] = [
  {
    name: 'bad YAML in a path file',
    file: COURSES,
    change: (text) => `${text}\n  - : [`,
    rule: 'no-unresolved-refs',
  },
  {
    name: 'an empty path file',
    file: COURSES,
    change: () => '',
    rule: 'no-unresolved-refs',
    pointer: '#/paths/~1api~1v1~1courses',
    reportedIn: CONTRACT,
  },
  {
    name: 'a request body without an example',
    file: COURSES,
    change: replace(/ {8}examples:\n {10}course:\n.*\n/, ''),
    rule: 'contract/examples',
    pointer: '#/post/requestBody/content/application~1json',
  },
  {
    name: 'a response without an example',
    file: COURSE,
    change: replace(/ {10}examples:\n.*\n.*\n/, ''),
    rule: 'contract/examples',
    pointer: '#/get/responses/200/content/application~1json',
  },
  {
    name: 'a parameter without an example',
    file: 'openapi/components/parameters/Page.yaml',
    change: replace('example: 1\n', ''),
    rule: 'contract/examples',
    pointer: '#/name',
  },
  {
    name: 'an example that breaks its schema',
    file: 'openapi/components/examples/CourseWithModules.yaml',
    change: replace('lessons_count: 5', 'lessons_count: five'),
    rule: 'no-invalid-media-type-examples',
    pointer: '#/value/data/lessons_count',
  },
  {
    name: 'a missing error code',
    file: COURSE,
    change: replace(/ {4}'429':\n.*\n/, ''),
    rule: 'contract/error-responses',
    pointer: '#/get/responses',
  },
  {
    name: 'a missing 404 on a path with a parameter',
    file: COURSE,
    change: replace(/ {4}'404':\n.*\n/, ''),
    rule: 'contract/error-responses',
    pointer: '#/get/responses',
  },
  {
    name: 'an error code with the response of another',
    file: COURSE,
    change: replace('responses/Forbidden.yaml', 'responses/Unauthorized.yaml'),
    rule: 'contract/error-responses',
    pointer: '#/get/responses/403',
  },
  {
    name: 'a single security scheme',
    file: CONTRACT,
    change: replace(/security:\n {2}- ApiKey: \[\]\n {4}DomainId/, 'security:\n  - DomainId'),
    rule: 'contract/both-credentials',
    pointer: '#/security',
  },
  {
    name: 'security schemes as alternatives',
    file: CONTRACT,
    change: replace('    DomainId: []', '  - DomainId: []'),
    rule: 'contract/both-credentials',
    pointer: '#/security',
  },
  {
    name: 'an operation without security',
    file: COURSE,
    change: replace('  summary:', '  security: []\n  summary:'),
    rule: 'contract/both-credentials',
    pointer: '#/get/security',
  },
  {
    name: 'an operationId in snake case',
    file: COURSE,
    change: replace('operationId: getCourse', 'operationId: get_course'),
    rule: 'contract/operation-id-style',
    pointer: '#/get/operationId',
  },
  {
    name: 'an operationId that is only a verb',
    file: COURSE,
    change: replace('operationId: getCourse', 'operationId: get'),
    rule: 'contract/operation-id-style',
    pointer: '#/get/operationId',
  },
  {
    name: 'an operationId with the verb of another method',
    file: COURSES,
    change: replace('operationId: createCourse', 'operationId: updateCourse'),
    rule: 'contract/operation-id-style',
    pointer: '#/post/operationId',
  },
  {
    name: 'a server without TLS',
    file: CONTRACT,
    change: replace('- url: https://api', '- url: http://api'),
    rule: 'contract/server-https',
    pointer: '#/servers/0/url',
  },
  {
    name: 'a parameter without a description',
    file: 'openapi/components/parameters/Page.yaml',
    change: replace(/description: .*\n/, ''),
    rule: 'parameter-description',
    pointer: '#/',
  },
  {
    name: 'a lead sentence with Markdown',
    file: COURSE,
    change: replace('Returns one course', 'Returns **one course**'),
    rule: 'contract/lead-sentence',
    pointer: '#/get/description',
  },
  {
    name: 'an open point without a reason',
    file: 'openapi/components/schemas/CourseId.yaml',
    change: replace(/x-not-specified-reason: .*\n/, ''),
    rule: 'contract/not-specified-reason',
    pointer: '#/x-not-specified',
  },
];

/** The rules for our contract. bundle.test.ts tests those for all contracts. */
describe('the lint of our contract reports', {timeout: TIMEOUT}, () => {
  test.each(mutations)('$name', async ({name, file, change, rule, reportedIn, pointer}) => {
    const folder = path.join(work, name.replaceAll(/\W+/g, '-'));
    await cp(path.join(ROOT, 'openapi'), path.join(folder, 'openapi'), {recursive: true});
    await cp(path.join(ROOT, 'redocly.yaml'), path.join(folder, 'redocly.yaml'));
    const target = path.join(folder, file);
    await writeFile(target, change(await readFile(target, 'utf8')));

    const config = path.join(folder, 'redocly.yaml');
    const {problems, document} = await readContract(path.join(folder, CONTRACT), {config, isLinted: true});
    expect(document).toBeUndefined();
    const found = problems.map((problem) => `${problem.rule} in ${problem.file}${problem.pointer ?? ''}`);
    const reported = path.relative(ROOT, path.join(folder, reportedIn ?? file));
    expect(found).toContain(`${rule} in ${reported}${pointer ?? ''}`);
  });
});

test('the responses without documented content are marked as not specified', () => {
  type Operation = {operationId: string; responses: {[code: string]: {'x-not-specified'?: string}}};
  const operations = Object.values(bundle.paths as {[path: string]: {[method: string]: Operation}}).flatMap((item) =>
    Object.values(item),
  );
  const open = operations.filter(({responses}) =>
    Object.values(responses).some((response) => response['x-not-specified']),
  );
  expect(open.map(({operationId}) => operationId)).toEqual(
    expect.arrayContaining([
      'getAssessment',
      'getTeamProgress',
      'listAssessments',
      'listLearnerAssessments',
      'listTeamAssessments',
    ]),
  );
});

describe('examples', () => {
  type Example = {pointer: string; value: Json; schema: AnySchema};

  /** Each example below a node of a dereferenced document, with the schema that describes it. */
  function* examplesIn(node: Json, pointer: string): Generator<Example> {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node)) {
      const {schema, example, examples} = node;
      if (schema !== undefined) {
        const described = {schema: schema as AnySchema};
        if (example !== undefined) yield {...described, pointer: `${pointer}/example`, value: example};
        for (const [name, named] of Object.entries(examples ?? {})) {
          yield {...described, pointer: `${pointer}/examples/${name}`, value: (named as {value: Json}).value};
        }
      } else if (Array.isArray(examples)) {
        yield* examples.map((value, index) => ({schema: node, pointer: `${pointer}/examples/${index}`, value}));
      }
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') yield* examplesIn(child, `${pointer}/${key.replaceAll('/', '~1')}`);
    }
  }

  let examples: Example[];

  beforeAll(() => {
    examples = [...examplesIn(bundle, '')];
  });

  test('are found in request bodies, responses and shared responses', () => {
    const places = examples.map(({pointer}) => pointer);
    expect(places).toContainEqual(expect.stringMatching(/\/requestBody\/content\/[^/]+\/examples\//));
    expect(places).toContainEqual(expect.stringMatching(/^\/paths\/.*\/responses\/2\d\d\/content\/[^/]+\/examples\//));
    expect(places).toContainEqual(expect.stringMatching(/^\/components\/responses\/\w+\/content\/[^/]+\/examples\//));
  });

  test('are valid against their schemas', () => {
    const ajv = new Ajv2020({strict: false, allErrors: true});
    addFormats.default(ajv);
    const invalid = examples.flatMap(({pointer, value, schema}) =>
      ajv.validate(schema, value) ? [] : [`${pointer}: ${ajv.errorsText()}`],
    );
    expect(invalid).toEqual([]);
  });
});
