import {excessOf} from 'openapi-model/excess';
import {jsonText, type Json} from 'openapi-model/json';
import {openContract} from 'openapi-model/contract';
import {differencesFrom} from 'openapi-model/console/check';
import {MOST_SHOWN} from 'openapi-model/console/response';
import {AgentError, type AgentContext, type Tool} from './types.ts';

export interface ToolResult {
  text: string;
  /** The same as an object; undefined for Markdown, errors and what was cut. */
  data?: Json;
  isError: boolean;
}

/** Of the tools’ arguments, which need no components. */
const CONTRACT = openContract({openapi: '3.1.0'});

/** @throws AgentError naming the first invalid argument */
function checkArguments({inputSchema}: Tool, args: unknown): void {
  const excess = excessOf(args);
  if (excess) throw new AgentError(`This call ${excess}.`);
  const [first] = differencesFrom(CONTRACT, inputSchema, args, 'request') ?? [{path: '', message: 'cannot be checked'}];
  if (first) throw new AgentError(`${first.path || 'The arguments'} ${first.message}.`);
}

const bounded = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n\n… cut after ${MOST_SHOWN} characters.` : text;

/**
 * Runs a tool. Invalid arguments and unknown names are errors that say what to do.
 *
 * @throws Error if the tool itself failed
 */
export async function callTool(tool: Tool, args: unknown, context: AgentContext): Promise<ToolResult> {
  try {
    checkArguments(tool, args);
    const result = await tool.run(args as Json, context);
    if (typeof result === 'string') return {text: bounded(result), isError: false};
    const text = jsonText(result)!;
    return {text: bounded(text), isError: false, ...(text.length <= MOST_SHOWN && {data: JSON.parse(text) as Json})};
  } catch (error) {
    if (error instanceof AgentError) return {text: bounded(error.message), isError: true};
    throw error;
  }
}
