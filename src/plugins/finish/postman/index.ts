/** The Postman collection (format 2.1) of a contract. Pure. */
import {consoleOperation} from 'openapi-model/console/operation';
import {openContract} from 'openapi-model/contract';
import {concerning, markdownIn, type OpenApiDocument} from 'openapi-model/document';
import {text, type Json} from 'openapi-model/json';
import {isJsonType} from 'openapi-model/media';
import type {Operation, Overview, Server} from 'openapi-model/model';
import {baseOf, type ServerTemplate} from 'openapi-model/servers';
import {camelCase, requestOf, used, type Names} from './request';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** What one operation creates, and others find by an identifier behind the same path. */
interface Resource {
  path: string;
  /** Variable with its identifier, such as `courseId`. */
  variable: string;
}

/** The path in front of the identifier of one record; empty for a path that doesn't end in one. */
const collectionOf = ({path}: Operation): string => /^(.*)\/\{[^/{}]+\}$/.exec(path)?.[1] ?? '';

function resourcesOf(operations: readonly Operation[]): Resource[] {
  const found = new Set(operations.map(collectionOf));
  const created = operations.filter(({method, path}) => method === 'POST' && found.has(path));
  return created.map(({path}) => {
    const name = path.split('/').at(-1)!.replace(/ies$/, 'y').replace(/s$/, '');
    return {path, variable: camelCase(`${name}-id`)};
  });
}

/** What runs after a request: checks of its response, and a line that hands on the identifier of what was created. */
function scriptOf({responses}: Operation, created: Resource | undefined): string[] {
  const body = responses.find(({status}) => status.startsWith('2'))?.body;
  const hasSuccess = body?.children.some(({name}) => name === 'success');
  return [
    "pm.test('The status is 2xx', () => pm.response.to.be.success);",
    ...(hasSuccess ? ["pm.test('success is true', () => pm.expect(pm.response.json().success).to.be.true);"] : []),
    ...(created && body && isJsonType(body.contentType)
      ? [
          'const reply = pm.response.json();',
          'const id = reply.data?.id ?? reply.id;',
          `if (id !== undefined) pm.collectionVariables.set('${created.variable}', id);`,
        ]
      : []),
  ];
}

/** Requests that read come before those that change. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Folder {
  name: string;
  item: Json[];
}

/** Folders in their order, but each after those that create what it uses. */
function inOrder(folders: readonly Folder[], resources: readonly Resource[]): Folder[] {
  const rest = folders.map((folder) => {
    const written = JSON.stringify(folder.item);
    const own = resources.filter(({variable}) => written.includes(`.set('${variable}'`));
    return {folder, own, needed: resources.filter((one) => !own.includes(one) && written.includes(used(one.variable)))};
  });
  const sorted: Folder[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex(({needed}) => !rest.some(({own}) => own.some((one) => needed.includes(one))));
    sorted.push(rest.splice(Math.max(next, 0), 1)[0]!.folder);
  }
  return sorted;
}

/**
 * The collection of a contract: the sample of each operation, in a folder for each tag. In its order it creates, reads and
 * changes, and at the end deletes what it has created. Servers, credentials and identifiers are variables.
 *
 * @param contract OpenAPI 3.0 or 3.1 with local references only
 * @param sandbox public address of the sandbox, if there is one: a variable for those who have no server
 * @throws Error if an operation has no request
 */
export function postmanCollection(contract: Json, {title, servers, tags}: Overview, sandbox: string | null): Json {
  const opened = openContract(contract as OpenApiDocument);
  const nodes = new Map(opened.operations.map(({id, node}) => [id, node]));
  const isCall = ({isWebhook}: Operation) => !isWebhook;
  const calls = tags.flatMap((tag) => tag.operations.filter(isCall));
  const resources = resourcesOf(calls);
  const [{note: description, ...first}] = servers as [Server, ...Server[]];
  /** Says so if the contract names no host. */
  const hint = description && {description};
  const bases = [baseOf(first)];
  const keys = new Set<string>();
  const ids = new Map<string, string>();

  const serverFor = (server: ServerTemplate): string => {
    const url = baseOf(server);
    if (!bases.includes(url)) bases.push(url);
    return `baseUrl${bases.indexOf(url) || ''}`;
  };
  const keyFor: Names['keyFor'] = (env) => {
    const name = camelCase(env);
    keys.add(name);
    return name;
  };
  const idFor: Names['idFor'] = (value, name, before) => {
    const plain = name.replace(/[_-]/g, '').toLowerCase();
    const found =
      resources.find(({path}) => path === before) ?? resources.find((one) => one.variable.toLowerCase() === plain);
    if (found && !ids.has(found.variable)) ids.set(found.variable, value);
    return found?.variable;
  };
  const createdBy = ({method, path}: Operation) =>
    method === 'POST' ? resources.find((resource) => resource.path === path) : undefined;
  const isLast = (call: Operation) =>
    call.method === 'DELETE' && resources.some(({path}) => path === collectionOf(call));

  const itemOf = (call: Operation): Json => {
    const request = concerning({...call, isWebhook: false}, () => {
      const form = consoleOperation(opened, call.id);
      return requestOf(form, {server: serverFor(form.servers[0] ?? {url: '/'}), keyFor, idFor});
    });
    return {
      name: call.summary,
      event: [{listen: 'test', script: {type: 'text/javascript', exec: scriptOf(call, createdBy(call))}}],
      request: {...request, description: markdownIn(nodes.get(call.id)!)},
      response: [],
    };
  };
  const folderOf = (name: string, content: readonly Operation[]): Folder => {
    const rankOf = (call: Operation) => (createdBy(call) ? -1 : METHODS.indexOf(call.method));
    return {name, item: content.toSorted((one, other) => rankOf(one) - rankOf(other)).map(itemOf)};
  };
  const folders = [
    ...inOrder(
      tags.map((tag) =>
        folderOf(
          tag.name,
          tag.operations.filter((call) => isCall(call) && !isLast(call)),
        ),
      ),
      resources,
    ),
    folderOf('Delete', calls.filter(isLast)),
  ].filter(({item}) => item.length > 0);

  const items = folders.flatMap((folder) => folder.item);
  if (items.length < opened.operations.length)
    throw new Error(`The Postman collection has ${items.length} requests for ${opened.operations.length} operations.`);
  const variables = [
    ...bases.map((url, index) => [`baseUrl${index || ''}`, url]),
    ...(sandbox ? [['sandboxUrl', sandbox]] : []),
    ...[...keys].map((name) => [name, '']),
    ...ids,
  ];
  return {
    info: {name: title, description: text(contract.info?.description), schema: SCHEMA},
    item: folders,
    variable: variables.map(([key, value]) => ({key, value, type: 'string', ...(key === 'baseUrl' && hint)})),
  };
}
