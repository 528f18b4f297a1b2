/** The tools for agents as a server of the Model Context Protocol. */
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import content from '../../content/search';
import {callTool, TOOLS, type AgentContext} from '../../lib/agent';
import {openContract} from 'openapi-model/contract';
import {objectOf, text} from 'openapi-model/json';
import {short} from 'openapi-model/short';
import {MAX_BODY, type OpenApiDocument, type Sandbox} from '../index';
import {COOKIE_HEADER} from '../parameters';

export {AgentError} from '../../lib/agent';

export interface McpOptions extends Pick<AgentContext, 'read'> {
  contract: OpenApiDocument;
  sandbox: Sandbox;
  /** Called with every error of a tool itself. */
  onFault?: (error: unknown) => void;
}

const INSTRUCTIONS =
  'Search and read the documentation before you write code for this API, and try requests in its sandbox. ' +
  'describe_operation includes working arguments for call_sandbox.';

const tools = TOOLS.map(({run, ...tool}) => tool);

/**
 * Streamable HTTP without sessions: each request is served on its own, and the records are those of the sandbox.
 *
 * @returns fetch handler; it never rejects
 */
export function createMcp({contract, sandbox, read, onFault}: McpOptions): (request: Request) => Promise<Response> {
  const opened = openContract(contract);
  const context: AgentContext = {
    contract: opened,
    send: sandbox.fetch,
    cookieHeader: COOKIE_HEADER,
    read,
    synonyms: content.synonyms,
  };
  const {title, version} = objectOf(contract.info);
  const identity = {name: text(title) || 'API', version: text(version) || '0'};

  async function call(name: string, args: unknown): Promise<CallToolResult> {
    const tool = TOOLS.find((one) => one.name === name);
    if (!tool)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${JSON.stringify(short(name))}.`);
    try {
      const {text: written, data, isError} = await callTool(tool, args, context);
      return {content: [{type: 'text', text: written}], isError, ...(data && {structuredContent: data})};
    } catch (error) {
      onFault?.(error);
      return {content: [{type: 'text', text: 'The tool failed. This is an error of the server.'}], isError: true};
    }
  }

  const {fetch} = createMcpHandler(
    () => {
      const server = new Server(identity, {capabilities: {tools: {}}, instructions: INSTRUCTIONS});
      server.setRequestHandler('tools/list', () => ({tools}));
      server.setRequestHandler('tools/call', ({params}) => call(params.name, params.arguments ?? {}));
      return server;
    },
    {maxRequestBodySize: MAX_BODY},
  );
  return fetch;
}
