/** What programs look for at well-known addresses: what describes the API, how to use it, and where to try it. Pure. */
import {createHash} from 'node:crypto';
import {markdownPath} from '../../../lib/paths';
import type {Site} from './llms';

export const jsonFile = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export interface Api {
  /** URL of the API's first server. */
  server: string;
  /** Version of the contract. */
  version: string;
  /** Name in the contract. */
  title: string;
  /** The same for addresses. */
  slug: string;
  /** Names of the headers and parameters with credentials. */
  credentials: readonly string[];
}

/** The API's contract, documentation and, if there is one, status page, as a link set (RFC 9727). */
export function apiCatalog({addressOf}: Site, {server}: Api, status: string | undefined): object {
  const to = (path: string, type: string) => ({href: addressOf(path), type});
  const entry = {
    anchor: server,
    'service-desc': [to('/openapi.yaml', 'text/yaml'), to('/openapi.json', 'application/json')],
    'service-doc': [to('/developer', 'text/html'), to(markdownPath('/developer'), 'text/markdown')],
    ...(status && {status: [{href: status}]}),
  };
  return {linkset: [entry]};
}

/** Where the skill is. */
export const skillPath = ({slug}: Api): string => `/.well-known/agent-skills/${slug}/SKILL.md`;

/**
 * A short skill on using the API, in the format of agentskills.io, and the index that leads to it.
 *
 * @param facts what agents get wrong about this API
 * @param sandbox public address of the sandbox, if there is one
 * @returns texts by path
 */
export function apiSkill({addressOf}: Site, api: Api, facts: readonly string[], sandbox: string | null) {
  const {title, slug: name, server, credentials} = api;
  const description = `Calls the ${title}. Use this when you write, test or review code that sends requests to ${server}.`;
  const text = `---
name: ${name}
description: ${JSON.stringify(description)}
---

# Use the ${title}

- Pages as Markdown: ${addressOf('/llms.txt')}. Read that of an operation before you call it.
- Contract: ${addressOf('/openapi.yaml')}. Its paths, fields and statuses are binding; do not guess others.
- Credentials: ${credentials.join(' and ') || 'none'}. Read them from the environment; never write them into code or logs.
${facts.map((fact) => `- ${fact.replace(/\/developer\/[\w/-]+/g, (page) => addressOf(markdownPath(page)))}\n`).join('')}
Try requests in a terminal before you write code; any credentials will do. \`Prefer: code=429\` asks for an error.

\`\`\`sh
${sandbox ? `# A sandbox with records, also a server of the Model Context Protocol: ${sandbox}/mcp\ncurl --max-time 30 ${sandbox}` : `npx @stoplight/prism-cli mock ${addressOf('/openapi.yaml')} # http://localhost:4010, in another terminal`}
curl -s ${addressOf('/llms.txt')}
\`\`\`
`;
  const path = skillPath(api);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{name, type: 'skill-md', description, url: addressOf(path), digest}],
  };
  return [[path, text] as const, ['/.well-known/agent-skills/index.json', jsonFile(index)] as const];
}

/** Where the sandbox answers agents. */
export const serverCard = (home: string, {title, slug, version}: Api, sandbox: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: `${new URL(home).hostname.split('.').reverse().join('.')}/${slug}`,
  version,
  title: `${title} sandbox`,
  description: `Search and read the documentation of the ${title}, and try its operations.`,
  websiteUrl: home,
  remotes: [{type: 'streamable-http', url: `${sandbox}/mcp`}],
});
