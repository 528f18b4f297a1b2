/** The sandbox for agents, who read the pages of this site as well. */
import {createMcp as create, type McpOptions} from 'openapi-sandbox/mcp';
import content from '../content/search';
import {docsTools, type Documents} from '../lib/agent/docs';
import {operationPath} from '../lib/paths';

const INSTRUCTIONS =
  'Search and read the documentation before you write code for this API, and try requests in its sandbox. ' +
  'describe_operation includes working arguments for call_sandbox.';

/** @returns fetch handler; it never rejects */
export const createMcp = ({
  read,
  ...options
}: Omit<McpOptions, 'tools' | 'instructions' | 'pageOf'> & Pick<Documents, 'read'>): ((
  request: Request,
) => Promise<Response>) =>
  create({
    ...options,
    tools: docsTools({read, synonyms: content.synonyms}),
    instructions: INSTRUCTIONS,
    pageOf: operationPath,
  });
