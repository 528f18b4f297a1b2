/** The tools for the operations of the contract. */
import type {Contract} from 'openapi-model/contract';
import {notOfferedIn} from 'openapi-model/document';
import {fromJson, isObject, type Json} from 'openapi-model/json';
import type {Operation} from 'openapi-model/model';
import {overviewOf} from 'openapi-model/overview';
import {kebabCase} from 'openapi-model/slugs';
import {consoleOperation, exampleDraft, mediaIn} from 'openapi-model/console/operation';
import type {Field} from 'openapi-model/console/types';
import {nearestPages} from 'openapi-model/suggestions';
import {callOperation} from './call.ts';
import {CALL_ARGUMENTS} from './callArguments.ts';
import {refuse, toolOf, type Tool} from './types.ts';

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
function operationNamed(contract: Contract, name: string): Operation {
  const all = operationsOf(contract);
  const found = all.find(({id, method, path}) => name === id || name === `${method} ${path}`);
  if (found) return found;
  const known = all.map(({id, method, path, summary}) => ({
    id,
    title: summary,
    href: `${words(id)} ${method} ${path}`,
  }));
  const near = nearestPages(words(name), known).map(({id}) => id);
  return refuse('operation', name, near, listOperations.name);
}

const OPERATION = {
  type: 'string',
  maxLength: 500,
  description: 'Its id from list_operations, or its method and path.',
};

export const listOperations = toolOf({
  name: 'list_operations',
  title: 'List the operations of the API',
  description:
    'Lists every operation of the API with its id, method, path and summary, and where to read what the API does not do.',
  async run(_, {contract}) {
    const notOffered = notOfferedIn(contract.document);
    return {
      ...(notOffered && {not_offered: notOffered}),
      operations: operationsOf(contract).map(({id, method, path, summary}) => ({id, method, path, summary})),
    };
  },
});

/** What only pages need. */
const FOR_PAGES = ['id', 'slug', 'samplesHtml', 'shownAt'];

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** An example as a value, where the model has its JSON. */
function exampleOf(example: unknown): unknown {
  const value = typeof example === 'string' ? fromJson(example) : undefined;
  return value === undefined ? example : value;
}

/** A part of the model for agents, without what is empty. Its descriptions are as written: Markdown. */
function forAgents(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(forAgents);
  if (!isObject(part)) return part;
  const kept = Object.entries(part).filter(([name, value]) => !FOR_PAGES.includes(name) && !isEmpty(value));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'example') return [name, exampleOf(value)];
      return [name === 'descriptionHtml' ? 'description' : name, forAgents(value)];
    }),
  );
}

/** Errors whose body is that of the first one have their status alone, which says what differs. */
const withoutRepeats = ({responses, ...operation}: Operation): Operation => ({
  ...operation,
  responses: responses.map(({body, ...response}) =>
    /^[45]/.test(response.status) && body && !body.children?.length ? response : {...response, body},
  ),
});

const SAMPLE_FILE = 'The text of a file.';

/** Arguments for call_sandbox: the values that samples show. */
function exampleCall(contract: Contract, id: string): Json {
  const operation = consoleOperation(contract, id);
  const {values, form, files} = exampleDraft(operation);
  const media = mediaIn(operation, exampleDraft(operation));
  const valueOf = ({key, valueType}: Field): unknown => {
    const typed = files[key] ? SAMPLE_FILE : (values[key] ?? form[key] ?? '');
    return valueType === 'string' ? typed : (fromJson(typed) ?? typed);
  };
  const filled = (fields: readonly Field[], name: 'key' | 'name') =>
    Object.fromEntries(fields.map((field) => [field[name], valueOf(field)]).filter(([, value]) => value !== ''));
  const whole = media?.kind === 'file' ? SAMPLE_FILE : (fromJson(media?.example ?? '') ?? media?.example);
  return {
    operation: id,
    parameters: filled(operation.parameters, 'key'),
    ...(media && {body: media.fields.length > 0 ? filled(media.fields, 'name') : whole}),
  };
}

export const describeOperation = toolOf({
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Returns the parameters, body, responses and caveats of one operation, with working arguments for call_sandbox.',
  properties: {operation: OPERATION},
  required: ['operation'],
  async run({operation: name}, {contract, pageOf}) {
    const operation = operationNamed(contract, name as string);
    return {
      id: operation.id,
      ...(pageOf && {page: pageOf(operation.slug)}),
      ...(forAgents(withoutRepeats(operation)) as Json),
      example_call: exampleCall(contract, operation.id),
    };
  },
});

export const callSandbox = toolOf({
  name: 'call_sandbox',
  title: 'Call the API sandbox',
  description:
    'Sends a request to the sandbox of the API, with demo credentials, and says whether the response matches the contract. ' +
    'Records are samples, which everyone who uses this sandbox shares; nothing reaches the real API.',
  properties: {operation: OPERATION, ...CALL_ARGUMENTS},
  required: ['operation'],
  isReadOnly: false,
  run: async ({operation: name, ...args}, context) =>
    callOperation(operationNamed(context.contract, name as string).id, args, context),
});

export const OPERATION_TOOLS: readonly Tool[] = [listOperations, describeOperation, callSandbox];
