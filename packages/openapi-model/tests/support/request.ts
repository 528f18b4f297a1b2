import {consoleOperation} from '../../src/console/operation.ts';
import {exampleRequest as requestOf} from '../../src/console/sample.ts';
import {openContract} from '../../src/contract.ts';
import type {OpenApiDocument} from '../../src/document.ts';
import type {Json} from '../../src/json.ts';
import type {SampleRequest} from '../../src/request.ts';

/** The example request of each operation in a contract, by operationId. */
export function exampleRequests(document: Json): Record<string, SampleRequest> {
  const contract = openContract(document as OpenApiDocument);
  return Object.fromEntries(contract.operations.map(({id}) => [id, requestOf(consoleOperation(contract, id))]));
}

export interface OneOperation {
  method?: string;
  path?: string;
  servers?: unknown;
  security?: unknown;
  securitySchemes?: Json;
}

export function exampleRequest(operation: Json, options: OneOperation = {}): SampleRequest {
  const {method = 'get', path = '/x', servers, security, securitySchemes = {}} = options;
  const document = {
    openapi: '3.1.0',
    ...(servers !== undefined && {servers}),
    ...(security !== undefined && {security}),
    paths: {[path]: {[method]: {operationId: 'x', responses: {}, ...operation}}},
    components: {securitySchemes},
  };
  return exampleRequests(document).x!;
}
