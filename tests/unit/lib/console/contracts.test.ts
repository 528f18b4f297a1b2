/** For any contract, the console fills in each operation so that the sandbox accepts the first request. */
import {describe, expect, it} from 'vitest';
import {receiveResponse} from '../../../../src/components/reference/Console/useExchange';
import {toolsFor} from '../../../../src/components/reference/Console/tools';
import {COOKIE_HEADER} from '../../../../src/sandbox/parameters';
import {verdictOf} from '../../../../src/lib/console/response';
import {bodyProblems} from '../../../../src/lib/console/body';
import {consoleOperation, exampleDraft, initialDraft} from '../../../../src/lib/console/operation';
import {decodePermalink, encodePermalink} from '../../../../src/lib/console/permalink';
import {prepare, toRequest} from '../../../../src/lib/console/request';
import {SANDBOX_URL} from '../../../../src/lib/console/servers';
import type {ConsoleOperation, Draft} from '../../../../src/lib/console/types';
import type {Json} from '../../../../src/openapi/json';
import {overviewOf} from '../../../../src/openapi/overview';
import {referencePages} from '../../../../src/plugins/reference/pages';
import type {OperationData} from '../../../../src/openapi/page';
import {foreignContract} from '@site/tests/unit/support/foreign';

const STYLES: [place: string, style: string, explode: boolean][] = [
  ['query', 'form', true],
  ['query', 'form', false],
  ['query', 'spaceDelimited', false],
  ['query', 'pipeDelimited', false],
  ['query', 'deepObject', true],
  ['path', 'simple', false],
  ['path', 'simple', true],
  ['path', 'label', false],
  ['path', 'label', true],
  ['path', 'matrix', false],
  ['path', 'matrix', true],
  ['header', 'simple', false],
  ['header', 'simple', true],
  ['cookie', 'form', false],
  ['cookie', 'form', true],
];

const HARD = `it's "x" é 😀 &?#/:@$+%41 \\`;

/** Values without the characters that separate them in one of the styles. */
const valuesFor = (place: string): Json => {
  const [text, first, second] = place === 'header' ? [`it's "x" &/:@`, 'a&b', 'c/#?%'] : [HARD, 'a&b', 'é/#?%'];
  return {text, number: -12.5, list: [first, second], record: {[`${place}_one`]: first, [`${place}_two`]: second}};
};

const TYPES: Record<string, Json> = {
  text: {type: 'string'},
  number: {type: 'number'},
  list: {type: 'array', items: {type: 'string'}},
  record: {type: 'object', additionalProperties: {type: 'string'}},
};

const RESPONSES = {200: {description: 'Done.', content: {'application/json': {example: 'Yes.'}}}};

function parametersIn(place: string, style: string, explode: boolean): Json[] {
  const values = valuesFor(place);
  const names = style === 'deepObject' ? ['record'] : /Delimited$/.test(style) ? ['list'] : Object.keys(TYPES);
  return names.map((name) => {
    const example: unknown = values[name];
    const properties =
      name === 'record' && Object.fromEntries(Object.keys(example as Json).map((key) => [key, TYPES.text]));
    const schema = {...TYPES[name], ...(properties && {properties})};
    return {name: `${place}-${name}`, in: place, required: true, style, explode, schema, example};
  });
}

const FORM = {
  schema: {
    type: 'object',
    required: ['text', 'list', 'record', 'records'],
    properties: {
      text: {type: 'string', example: `${HARD}\n;type=text/html`},
      list: {type: 'array', items: {type: 'string'}, example: ['a&b', 'é=c']},
      record: {type: 'object', properties: {k: {type: 'string'}}, example: {k: `"v"; ${HARD}`}},
      records: {type: 'array', items: {type: 'object'}, example: [{a: 1}, {b: 'x'}]},
    },
  },
  encoding: {list: {explode: false}, record: {style: 'deepObject'}},
};

/** A parameter of each type in each style and place, and a form, with difficult values. */
const STYLES_CONTRACT: Json = {
  openapi: '3.1.0',
  info: {title: 'Styles', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    ...Object.fromEntries(
      STYLES.map(([place, style, explode]) => {
        const parameters = parametersIn(place, style, explode);
        const end = place === 'path' ? parameters.map(({name}) => `/{${name as string}}`).join('') : '';
        const id = [place, style, explode ? 'exploded' : 'joined'].join('-');
        return [`/${id}${end}`, {get: {operationId: id, parameters, responses: RESPONSES}}];
      }),
    ),
    '/form': {
      put: {requestBody: {content: {'application/x-www-form-urlencoded': FORM}}, responses: RESPONSES},
    },
  },
};

const operationsOf = (document: Json): OperationData[] =>
  referencePages(overviewOf(document), document, {product: 'Test', isForeign: true})
    .operations.map(({data}) => data)
    .filter(({operation}) => !operation.isWebhook);

/** Operations whose example violates their own schema, which the console reports. */
const WRONG_EXAMPLES = ['GET /berths/{id}'];

/** The values that the console starts with, and the files that it asks for. */
function filled(operation: ConsoleOperation): Draft {
  const draft = exampleDraft(operation);
  const files = Object.entries(draft.files).map(([key, chosen]) => [
    key,
    chosen.map(({name}) => new File(['a file'], name)),
  ]);
  return {...initialDraft(operation), files: Object.fromEntries(files) as Draft['files']};
}

describe.each(['pets.yaml', 'signals.yaml', 'harbour.yaml', 'operations.yaml', 'every style'])('%s', (name) => {
  const contract = name === 'every style' ? STYLES_CONTRACT : foreignContract(name);
  const all = operationsOf(contract);

  it.each(all.map((data) => [`${data.operation.method} ${data.operation.path}`, data] as const))(
    '%s',
    async (title, data) => {
      const tools = toolsFor(contract);
      const {sandbox, demoCredential, check} = tools;
      const operation = consoleOperation(tools.contract, data.operation.id);
      const draft = filled(operation);
      const schemes = operation.security[0] ?? [];
      const prepared = prepare(operation, draft, {
        url: SANDBOX_URL,
        schemes,
        credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)])),
        cookieHeader: COOKIE_HEADER,
      });
      expect([...prepared.problems, ...bodyProblems(operation, draft, check)]).toEqual([]);
      const response = await sandbox.fetch(toRequest(prepared, new AbortController().signal));
      const text = await response.clone().text();
      expect([response.status, response.ok ? '' : text]).toEqual([response.status, '']);
      const verdict = verdictOf(await receiveResponse(response, 0), operation, check);
      expect(verdict.kind === 'differs').toBe(WRONG_EXAMPLES.includes(title));

      const {hash} = encodePermalink(operation, draft, []);
      expect(decodePermalink(hash, operation, initialDraft(operation)).draft).toEqual({...draft, files: {}});
    },
  );
});
