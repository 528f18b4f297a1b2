import type {OpenApiDocument} from 'openapi-model/document';
import {createSandbox, type Sandbox} from 'openapi-sandbox';

/** The sandbox of a page, which answers with the contract's examples. */
export default function apiSandbox(contract: OpenApiDocument): Sandbox {
  return createSandbox(contract);
}
