import {loadSandbox} from 'docusaurus-openapi-pages/lib/loadSandbox';
import {CALL_ARGUMENTS} from 'openapi-sandbox/tools/callArguments';
import {toolOf, type AgentContext, type Tool} from 'openapi-sandbox/tools/types';
import type {Operation} from 'openapi-model/page';
import {SITE_TOOLS} from './siteTools';

/** WebMCP, as far as it is used. Older browsers have `unregisterTool` instead of the signal. */
export interface ModelContext {
  registerTool: (tool: object, options: {signal: AbortSignal}) => unknown;
  unregisterTool?: (name: string) => unknown;
}

const FAILED = {text: 'The tool failed or could not be loaded. Try again, or reload the page.', isError: true};

let context: AgentContext | undefined;

/** Calls a tool with the sandbox of the page's console, but without the credentials that someone typed there. */
async function call(tool: Tool, args: unknown) {
  const {callTool, COOKIE_HEADER: cookieHeader, tools} = await loadSandbox();
  context ??= {contract: tools.contract, send: tools.sandbox.fetch, cookieHeader};
  return callTool(tool, args ?? {}, context);
}

const tryOperation = ({id, summary, method, path}: Operation): Tool =>
  toolOf({
    name: 'try_operation',
    title: 'Try this operation',
    description:
      `Sends a request for “${summary}” (${method} ${path}) to the sandbox in this page, with demo credentials, and says ` +
      'whether the response matches the contract. Records are samples, the same as in the console. Nothing leaves the page.',
    properties: CALL_ARGUMENTS,
    isReadOnly: false,
    run: async (args, context) => (await loadSandbox()).callOperation(id, args, context),
  });

/** Registers the tools of every page, or that of an operation, until the signal aborts. Pages do without what fails. */
export function register(modelContext: ModelContext, signal: AbortSignal, operation?: Operation): void {
  if (signal.aborted) return;
  const tools = operation ? [tryOperation(operation)] : SITE_TOOLS;
  const each = (act: (tool: Tool) => unknown) => Promise.allSettled(tools.map(async (tool) => act(tool)));
  signal.addEventListener('abort', () => each(({name}) => modelContext.unregisterTool?.(name)));
  void each((tool) => {
    const execute = async (args: unknown) => {
      const {text, isError} = await call(tool, args).catch(() => FAILED);
      return {content: [{type: 'text', text}], isError};
    };
    const {run, ...described} = tool;
    return modelContext.registerTool({...described, execute}, {signal});
  });
}
