/** The contract as the site publishes it. */
import type {OpenApiDocument} from 'openapi-model/document';
import {loadContract} from 'docusaurus-openapi-pages/plugin/contract';
import {referenceContract} from '../../config/reference';
import {CONTRACT_FILE} from '../../config/settings';

/**
 * A contract as it is published: one document, with the tokens of our own contract replaced.
 *
 * @param apiUrl origin of the first server, for our own contract
 * @throws Error that lists every problem with file, line, rule, message and JSON pointer
 */
export const publishedContract = (file = CONTRACT_FILE, apiUrl?: string): Promise<OpenApiDocument> =>
  loadContract(referenceContract(file, apiUrl));
