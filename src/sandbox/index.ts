/** The sandbox of our API, with its records. */
import {createSandbox as create, type OpenApiDocument, type Sandbox} from 'openapi-sandbox';
import {handlers} from './handlers';

/** Headers that the sandbox accepts. */
export const DEMO_CREDENTIALS: Readonly<Record<string, string>> = {
  'X-API-Key': 'demo-api-key',
  'X-Domain-ID': 'demo-domain-id',
};

/** @param onFault called with every error that became a 500 */
export const createSandbox = (document: OpenApiDocument, onFault?: (error: unknown) => void): Sandbox =>
  create(document, {handlers, onFault});
