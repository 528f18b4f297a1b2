/** Converts a bundled contract to a Postman collection (format 2.1) that runs against the sandbox. Pure and deterministic. */
import {createHash} from 'node:crypto';
import {convertV2, type Options} from 'openapi-to-postmanv2';
import {readOperations, resolver, type OperationNode} from '../../../../openapi/document';
import {isObject, list, plainText, type Json} from '../../../../openapi/json';
import {schemasOf} from '../../../../openapi/schema';
import {allocator} from '../../../../openapi/slugs';
import {carry} from './carry';
import {addCredentials} from './credentials';
import {describeRunning, runningText} from './description';
import {inOrder, type Step} from './order';
import {prepared, withoutMarks} from './prepared';
import {isRedirect, isSame, testScript, type Variable} from './scripts';
import {addServers, ownServerPath} from './servers';
import {identifierFinder, type Identifier} from './sources';

const OPTIONS: Options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  // Optional parameters are listed but disabled.
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
};

/** A UUID derived from the name. */
function identifier(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The collection as the library generates it. */
function convert(contract: Json): Json {
  let collection: Json | undefined;
  let problem = 'the converter returned nothing';
  convertV2({type: 'json', data: prepared(contract)}, OPTIONS, (error, result) => {
    collection = (result as Json | undefined)?.output?.[0]?.data;
    problem = error?.message ?? (result as Json | undefined)?.reason ?? problem;
  });
  if (!collection) throw new Error(`Postman collection: ${problem}`);
  return withoutMarks(collection);
}

/** A request of the collection. */
interface Entry {
  item: Json;
  /** The folder that the converter put it in. */
  folder: Json | undefined;
  /** Undefined if the converter changed its path beyond recognition. */
  operation: OperationNode | undefined;
}

/** Method and path without the names of parameters: `:id`, `{{id}}` and `{id}` are all `{}`. */
const keyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{\{?[^{}]*\}?\}/g, '{}').replace(/\/:[^/]+/g, '/{}')}`;

const requestPath = ({request}: Json): string => `/${list<string>(request.url.path).join('/')}`;

const entriesIn = (items: readonly Json[], folder?: Json): {item: Json; folder: Json | undefined}[] =>
  items.flatMap((item) => (item.item ? entriesIn(item.item, item) : [{item, folder}]));

/** The requests, in the order of the contract. */
function entriesOf(collection: Json, operations: readonly OperationNode[]): Entry[] {
  const byKey = new Map(
    operations.flatMap((operation) => [
      [keyOf(operation.method, ownServerPath(operation) + operation.path), operation],
      [keyOf(operation.method, operation.path), operation],
    ]),
  );
  return entriesIn(collection.item).map(({item, folder}) => ({
    item,
    folder,
    operation: byKey.get(keyOf(item.request.method, requestPath(item))),
  }));
}

/** Gives requests and saved responses identifiers that stay the same from build to build. */
function identify(title: string, {item}: Entry): void {
  item.id = identifier(`${title} ${item.request.method} ${requestPath(item)}`);
  list(item.response).forEach((response, index) => {
    response.id = identifier(`${item.id} ${index}`);
  });
}

/** Replaces identifiers with variables, and adds test scripts to the requests that have an operation. */
function link(
  entries: readonly Entry[],
  operations: readonly OperationNode[],
  contract: Json,
  taken: Iterable<string>,
) {
  const resolve = resolver(contract);
  const find = identifierFinder(operations, {schemas: schemasOf(contract, resolve), resolve});
  const allocate = allocator(taken);
  const variables: Variable[] = [];
  const variableFor = (wanted: Identifier, example: unknown): string => {
    const known = variables.find((one) => isSame(one.identifier, wanted));
    if (known) return known.name;
    const name = allocate(wanted.name);
    variables.push({name, identifier: wanted, example: plainText(example)});
    return name;
  };
  const takes = new Map(
    entries.flatMap(({item, operation}) =>
      operation ? [[operation, carry(item, operation, find, variableFor)] as const] : [],
    ),
  );
  for (const {item, operation} of entries) {
    const exec = operation ? testScript(operation, variables, takes.get(operation)!) : [];
    item.event = exec.length > 0 ? [{listen: 'test', script: {type: 'text/javascript', exec}}] : [];
    if (operation && isRedirect(operation)) {
      item.protocolProfileBehavior = {...item.protocolProfileBehavior, followRedirects: false};
    }
  }
  return {variables, takes};
}

const DELETIONS = {
  name: 'Deletions',
  description: 'These requests come last, because they delete the records that the others use.',
};

/** Folders and requests in an order that works. */
function arranged(entries: readonly Entry[], {variables, takes}: ReturnType<typeof link>): Json[] {
  const folders = new Map(entries.map(({folder}) => [folder?.name as string | undefined, folder]));
  const steps = entries.flatMap(({item, folder, operation}): (Step & {item: Json})[] =>
    operation
      ? [
          {
            item,
            operation,
            tag: folder?.name,
            takes: takes.get(operation)!,
            isSource: variables.some((variable) => variable.identifier.operation === operation),
          },
        ]
      : [],
  );
  const {runs, deletions} = inOrder(steps);
  const seen = new Set<string>();
  const sorted = runs.flatMap(({tag, steps}): Json[] => {
    const items = steps.map(({item}) => item);
    if (tag === undefined) return items;
    const name = seen.has(tag) ? `${tag} (continued)` : tag;
    seen.add(tag);
    return [{...folders.get(tag), name, item: items}];
  });
  return [
    ...sorted,
    ...entries.filter(({operation}) => !operation).map(({item}) => item),
    ...(deletions.length > 0 ? [{...DELETIONS, item: deletions.map(({item}) => item)}] : []),
  ];
}

/**
 * The collection of a contract: one request per operation, in a folder per tag, deletions last. It is complete: `newman
 * run` sends every request to the sandbox, with its credentials and with identifiers from earlier responses.
 *
 * @param contract OpenAPI 3.0 or 3.1 with local references only
 * @throws Error with the reason if the document cannot be converted
 */
export function postmanCollection(contract: Json): Json {
  const collection = convert(contract);
  const title: string = collection.info.name;
  collection.info._postman_id = identifier(title);

  const resolve = resolver(contract);
  const operations = readOperations(contract, resolve).filter(({isWebhook}) => !isWebhook);
  const entries = entriesOf(collection, operations);
  for (const entry of entries) identify(title, entry);
  const servers = addServers(collection, entries);
  const credentials = addCredentials(contract, resolve, collection, entries);
  const given = [...servers, ...credentials, ...list(collection.variable).filter(isObject)];
  const linked = link(
    entries,
    operations,
    contract,
    given.map(({key}) => String(key)),
  );

  collection.item = arranged(entries, linked);
  collection.variable = [
    ...given,
    ...linked.variables.map(({name, example}) => ({
      key: name,
      value: example,
      type: 'string',
      description: 'From an earlier response; before that, the example of the contract',
    })),
  ];
  describeRunning(collection, runningText(servers, credentials));
  return collection;
}
