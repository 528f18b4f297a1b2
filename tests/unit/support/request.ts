import type {Json} from '../../../src/openapi/json';
import {overviewOf} from '../../../src/openapi/overview';
import type {SampleRequest} from '../../../src/openapi/request';
import {referencePages} from '../../../src/plugins/reference/pages';

/** The example request of each operation in a contract, by operationId. */
export function exampleRequests(document: Json): Record<string, SampleRequest> {
  const {operations} = referencePages(overviewOf(document), document, {product: 'Test', isForeign: true});
  return Object.fromEntries(operations.map(({data: {operation}}) => [operation.id, operation.request!]));
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
