/** Converts a bundled contract to a Postman collection (format 2.1). Pure and deterministic. */
import {createHash} from 'node:crypto';
import {convertV2, type Options} from 'openapi-to-postmanv2';
import {credentialPlace, type CredentialPlace} from '../../../openapi/credentials';
import {readOperations, resolver, type OperationNode} from '../../../openapi/document';
import type {Json} from '../../../openapi/json';
import {schemeOf} from '../../../openapi/security';
import {prepared, withoutMarks} from './prepared';

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

/** All requests of a collection, including those in folders. */
const requestsOf = (items: Json[]): Json[] => items.flatMap((item) => (item.item ? requestsOf(item.item) : [item]));

const pathOf = ({request}: Json): string => `/${(request.url.path ?? []).join('/')}`;

/** Name of the variable for a credential: `DomainId` → `domainId`. */
const variableOf = (scheme: string): string =>
  scheme
    .replace(/[^A-Za-z\d]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    .replace(/^./, (first) => first.toLowerCase());

/** Adds the API keys that an operation needs beyond its first scheme: `auth` in a collection holds only one scheme. */
function addKeys(
  {request}: Json,
  {security}: OperationNode,
  placeOf: (scheme: string) => CredentialPlace | undefined,
): void {
  for (const scheme of Object.keys(security[0] ?? {}).slice(1)) {
    const {kind, name, in: place} = placeOf(scheme) ?? {};
    if (kind !== 'key') continue;
    const entry = {key: name, value: `{{${variableOf(scheme)}}}`};
    if (place === 'header') request.header = [...(request.header ?? []), entry];
    if (place === 'query') request.url.query = [...(request.url.query ?? []), entry];
  }
}

/** Names of the variables in a part of the collection. */
const variablesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/\{\{([\w-]+)\}\}/g)].map(([, name]) => name!);

/**
 * The collection of a contract: one request per operation, in a folder per tag, with empty variables for credentials.
 *
 * @param contract OpenAPI 3.0 or 3.1 with local references only
 * @throws Error with the reason if the document cannot be converted
 */
export function postmanCollection(contract: Json): Json {
  const collection = convert(contract);
  const title: string = collection.info.name;
  collection.info._postman_id = identifier(title);

  const resolve = resolver(contract);
  const placeOf = (scheme: string) => credentialPlace(schemeOf(contract, scheme, resolve));
  const operations = new Map(
    readOperations(contract, resolve).map((operation) => [
      `${operation.method} ${operation.path.replace(/\{([^{}]+)\}/g, ':$1')}`,
      operation,
    ]),
  );
  const requests = requestsOf(collection.item);
  for (const item of requests) {
    const key = `${item.request.method} ${pathOf(item)}`;
    const operation = operations.get(key);
    // Otherwise the request would inherit the collection's authentication.
    if (operation?.security.length === 0) item.request.auth = {type: 'noauth'};
    if (operation) addKeys(item, operation, placeOf);
    item.id = identifier(`${title} ${key}`);
    (item.response as Json[]).forEach((response, index) => {
      response.id = identifier(`${item.id} ${index}`);
    });
  }

  const known = new Set((collection.variable as Json[]).map(({key}) => key));
  const used = requests.flatMap(({request}) => [
    ...variablesIn(request.auth),
    ...variablesIn(request.header),
    ...variablesIn(request.url.query),
  ]);
  for (const key of new Set([...variablesIn(collection.auth), ...used])) {
    if (!known.has(key)) collection.variable.push({key, value: '', type: 'string'});
  }
  return collection;
}
