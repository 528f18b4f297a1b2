/** Converts the contract to a Postman collection (format 2.1). Pure. */
import {convertV2, type Options} from 'openapi-to-postmanv2';
import {openContract} from 'openapi-model/contract';
import {credentialPlace} from 'openapi-model/credentials';
import type {OpenApiDocument} from 'openapi-model/document';
import {list, unmarked, type Json} from 'openapi-model/json';
import {schemeOf} from 'openapi-model/security';

const OPTIONS: Options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  // Optional parameters are listed but disabled.
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
};

/** The variable for a security scheme: `DomainId` becomes `domainId`. */
const variableOf = (scheme: string): string => scheme.charAt(0).toLowerCase() + scheme.slice(1).replace(/\W/g, '');

/**
 * The contract with a parameter for each further credential of an operation, and with numbers that the converter can
 * compute with. It reads only the first scheme of a security requirement.
 */
function withAllCredentials(document: Json): Json {
  const opened = openContract(unmarked(document) as OpenApiDocument);
  for (const {node, security} of opened.calls) {
    const [, ...others] = Object.keys(security[0] ?? {});
    const credentials = others.flatMap((scheme) => {
      const place = credentialPlace(schemeOf(opened, scheme));
      if (!place) return [];
      const example = `${place.prefix}{{${variableOf(scheme)}}}`;
      return [{name: place.name, in: place.in, required: true, schema: {type: 'string'}, example}];
    });
    if (credentials.length > 0) node.parameters = [...list(node.parameters), ...credentials];
  }
  return opened.document;
}

/**
 * The collection of a contract: one request per operation, in a folder per tag. The server and the credentials are
 * variables; those of credentials are empty.
 *
 * @param contract OpenAPI 3.0 or 3.1 with local references only
 * @param sandbox public address of the sandbox, if there is one: a variable for those who have no server
 * @throws Error with the reason if the contract cannot be converted
 */
export function postmanCollection(contract: Json, sandbox: string | null): Json {
  let collection: Json | undefined;
  let problem = 'the converter returned nothing';
  convertV2({type: 'json', data: withAllCredentials(contract)}, OPTIONS, (error, result) => {
    collection = result?.output?.[0]?.data;
    problem = error?.message ?? result?.reason ?? problem;
  });
  if (!collection) throw new Error(`Postman collection: ${problem}`);

  // Identifiers are optional, and the converter invents new ones for every build.
  const json = JSON.stringify(collection, (key, value) => (/^(?:id|_postman_id)$/.test(key) ? undefined : value));
  const variables = list(collection.variable);
  const credentials = new Set([...json.matchAll(/\{\{(\w+)\}\}"/g)].map(([, name]) => name));
  for (const {key} of variables) credentials.delete(key);
  return {
    ...JSON.parse(json),
    variable: [
      ...variables,
      ...(sandbox ? [{key: 'sandboxUrl', value: sandbox, type: 'string'}] : []),
      ...[...credentials].map((key) => ({key, value: '', type: 'string'})),
    ],
  };
}
