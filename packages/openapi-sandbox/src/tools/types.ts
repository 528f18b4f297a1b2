import type {Contract} from 'openapi-model/contract';
import type {Json} from 'openapi-model/json';
import {short} from 'openapi-model/short';

/** What the tools work with: the same on a server and in a page. */
export interface AgentContext {
  contract: Contract;
  /** The sandbox. Its records are those of everyone who uses it. */
  send: (request: Request) => Promise<Response>;
  /** Header that carries cookies to the sandbox. */
  cookieHeader: string;
  /** Address of the page of an operation, if there is one. */
  pageOf?: (slug: string) => string;
}

/** What an agent did wrong, or what is missing here: a sentence that tells it what to do. */
export class AgentError extends Error {}

const MOST_NAMES = 3;

/**
 * Refuses an unknown name.
 *
 * @param near similar names, the most similar first
 * @param finder the tool that finds known ones
 * @throws AgentError always
 */
export function refuse(kind: string, name: string, near: readonly string[], finder: string): never {
  const advice = near.length > 0 ? `Did you mean ${near.slice(0, MOST_NAMES).join(' or ')}?` : `Try ${finder}.`;
  throw new AgentError(`There is no ${kind} ${JSON.stringify(short(name))}. ${advice}`);
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: {type: 'object'; properties: Json; required: string[]; additionalProperties: false};
  annotations: {readOnlyHint: boolean; openWorldHint: false};
  /**
   * @param args valid arguments
   * @returns text, or an object of JSON values
   * @throws AgentError
   */
  run: (args: Json, context: AgentContext) => Promise<string | Json>;
}

type ToolSource = Pick<Tool, 'name' | 'title' | 'description' | 'run'> & {
  /** Schemas of the arguments. */
  properties?: Json;
  required?: string[];
  isReadOnly?: boolean;
};

export const toolOf = ({properties = {}, required = [], isReadOnly = true, ...source}: ToolSource): Tool => ({
  ...source,
  inputSchema: {type: 'object', properties, required, additionalProperties: false},
  annotations: {readOnlyHint: isReadOnly, openWorldHint: false},
});
