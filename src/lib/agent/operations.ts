/** The tools for the operations of the contract. */
import type {Contract} from '../../openapi/contract';
import {fromJson, type Json} from '../../openapi/json';
import type {Operation} from '../../openapi/model';
import {overviewOf} from '../../openapi/overview';
import {kebabCase} from '../../openapi/slugs';
import {consoleOperation, initialDraft, mediaIn} from '../console/operation';
import type {Field} from '../console/types';
import {operationPath} from '../paths';
import {nearestPages} from '../suggestions';
import {READ_ONLY, refuse, type Tool} from './types';

const models = new WeakMap<Contract, Operation[]>();

/** The operations that clients can call. */
function operationsOf(contract: Contract): Operation[] {
  const known = models.get(contract) ?? overviewOf(contract.document).tags.flatMap(({operations}) => operations);
  models.set(contract, known);
  return known.filter(({isWebhook}) => !isWebhook);
}

const words = (name: string) => kebabCase(name).replaceAll('-', ' ');

/**
 * The operation of a name: its id, or its method and path.
 *
 * @throws AgentError with the nearest names if there is none
 */
export function operationNamed(contract: Contract, name: string): Operation {
  const all = operationsOf(contract);
  const found = all.find(({id, method, path}) => name === id || name === `${method} ${path}`);
  if (found) return found;
  const known = all.map(({id, summary}) => ({id, title: summary, href: words(id)}));
  const near = nearestPages(words(name), known).map(({id}) => id);
  return refuse('operation', name, near, listOperations.name);
}

export const OPERATION = {
  type: 'string',
  maxLength: 500,
  description: 'Its id from list_operations, or its method and path.',
};

export const listOperations: Tool = {
  name: 'list_operations',
  title: 'List the operations of the API',
  description: 'Lists every operation of the API with its id, method, path and summary.',
  inputSchema: {type: 'object', properties: {}, additionalProperties: false},
  annotations: READ_ONLY,
  run: async (_, {contract}) => ({
    operations: operationsOf(contract).map(({id, method, path, summary}) => ({id, method, path, summary})),
  }),
};

/** What only pages need. */
const FOR_PAGES = ['id', 'slug', 'facts', 'samplesHtml', 'shownAt'];

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Arguments for call_sandbox: the values that the console starts with. */
function exampleCall(contract: Contract, id: string): Json {
  const operation = consoleOperation(contract, id);
  const draft = initialDraft(operation);
  const filled = operation.parameters.filter(({key}) => draft.values[key]);
  const media = mediaIn(operation, draft);
  const valueOf = ({key, valueType}: Field) =>
    (valueType === 'string' ? undefined : fromJson(draft.values[key]!)) ?? draft.values[key];
  return {
    operation: id,
    parameters: Object.fromEntries(filled.map((field) => [field.key, valueOf(field)])),
    ...(media?.kind === 'json' && {body: fromJson(media.example)}),
  };
}

export const describeOperation: Tool = {
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Returns the parameters, body, responses and open points of one operation, and arguments for call_sandbox that work.',
  inputSchema: {
    type: 'object',
    properties: {operation: OPERATION},
    required: ['operation'],
    additionalProperties: false,
  },
  annotations: READ_ONLY,
  async run({operation: name}, {contract}) {
    const operation = operationNamed(contract, name as string);
    const kept = (key: string, value: unknown) => (FOR_PAGES.includes(key) || isEmpty(value) ? undefined : value);
    return {
      id: operation.id,
      page: operationPath(operation.slug),
      ...(JSON.parse(JSON.stringify(operation, kept)) as Json),
      example_call: exampleCall(contract, operation.id),
    };
  },
};
