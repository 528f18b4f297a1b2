/** Tools for agents: the documentation, the operations and the sandbox. For a server and for a page. */
import {readPage, searchDocs} from './docs';
import {callSandbox, describeOperation, listOperations} from './operations';
import type {Tool} from './types';

export {callTool} from './callTool';
export {AgentError} from './types';
export type {AgentContext, Tool} from './types';

export const TOOLS: readonly Tool[] = [searchDocs, readPage, listOperations, describeOperation, callSandbox];
