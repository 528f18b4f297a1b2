/** The tools for agents as a server of the Model Context Protocol. */
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import {openContract} from 'openapi-model/contract';
import {notOfferedIn} from 'openapi-model/document';
import {objectOf, text} from 'openapi-model/json';
import {short} from 'openapi-model/short';
import {MAX_BODY, type OpenApiDocument, type Sandbox} from './index.ts';
import {COOKIE_HEADER} from './parameters.ts';
import {callTool} from './tools/callTool.ts';
import {OPERATION_TOOLS} from './tools/operations.ts';
import type {AgentContext, Tool} from './tools/types.ts';

export {AgentError} from './tools/types.ts';

export interface McpOptions extends Pick<AgentContext, 'pageOf'> {
  contract: OpenApiDocument;
  sandbox: Sandbox;
  /** More tools, listed before those for the operations. */
  tools?: readonly Tool[];
  /** What agents are told first. */
  instructions?: string;
  /** Called with every error of a tool itself. */
  onFault?: (error: unknown) => void;
}

/** What agents are told of any API. */
const aboutSandbox = (notOffered: string): string =>
  ' Programs can call the sandbox at the address of this server, without /mcp; its 401 names the credentials.' +
  (notOffered && ` Read what the API does not do at ${notOffered}, and never invent an operation.`);

const INSTRUCTIONS =
  'Try requests for this API in its sandbox before you write code. describe_operation includes working arguments for call_sandbox.';

/**
 * Streamable HTTP without sessions: each request is served on its own, and the records are those of the sandbox.
 *
 * @returns fetch handler; it never rejects
 */
export function createMcp({
  contract,
  sandbox,
  tools: others = [],
  instructions = INSTRUCTIONS,
  pageOf,
  onFault,
}: McpOptions): (request: Request) => Promise<Response> {
  const tools = [...others, ...OPERATION_TOOLS];
  const opened = openContract(contract);
  const context: AgentContext = {
    contract: opened,
    send: sandbox.fetch,
    cookieHeader: COOKIE_HEADER,
    ...(pageOf && {pageOf}),
  };
  const {title, version} = objectOf(contract.info);
  const told = instructions + aboutSandbox(notOfferedIn(contract));
  const identity = {name: text(title) || 'API', version: text(version) || '0'};

  async function call(name: string, args: unknown): Promise<CallToolResult> {
    const tool = tools.find((one) => one.name === name);
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
      const server = new Server(identity, {capabilities: {tools: {}}, instructions: told});
      server.setRequestHandler('tools/list', () => ({tools: tools.map(({run, ...tool}) => tool)}));
      server.setRequestHandler('tools/call', ({params}) => call(params.name, params.arguments ?? {}));
      return server;
    },
    {maxRequestBodySize: MAX_BODY},
  );
  return fetch;
}
