/** What programs look for at well-known addresses: what describes the API, how to use it, and where to try it. Pure. */
import {createHash} from 'node:crypto';
import type {PageFacts} from '../../../lib/pageFacts';
import {markdownPath} from '../../../lib/paths';
import {slugOf} from '../../../lib/slug';
import type {Site} from './llms';
import {bare, heading, link, listOf, paragraph, write} from './markdown';

export interface Api {
  /** URL of the API's first server. */
  server: string;
  /** Version of the contract. */
  version: string;
  /** Name in the contract. */
  title: string;
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

/**
 * A short skill on using the API, in the format of agentskills.io.
 *
 * @param sandbox public address of the sandbox, if there is one
 */
export function apiSkill(pages: readonly PageFacts[], site: Site, api: Api, sandbox: string | null) {
  const {addressOf} = site;
  const name = slugOf(api.title);
  const about = pages.find(({kind}) => kind === 'reference')?.description ?? api.title;
  const description = `Calls the ${api.title}. Use this when you write, test or review code that sends requests to ${api.server}. ${about}`;
  const guides = pages.filter(({kind}) => kind === 'guide');
  const body = write([
    heading(1, `Use the ${api.title}`),
    paragraph('Read the page of each operation before you call it. Do not guess paths, fields or statuses.'),
    listOf([
      paragraph(link('All pages as Markdown', addressOf('/llms.txt')), ', one for each operation.'),
      paragraph('Contract ', bare(addressOf('/openapi.yaml')), ': its servers, schemas and statuses are binding.'),
      ...(api.credentials.length > 0
        ? [
            paragraph(
              `Credentials: ${api.credentials.join(', ')}. Read them from the environment; never write them into code or a log.`,
            ),
          ]
        : []),
      paragraph(
        ...(sandbox === null
          ? ['Try requests in the sandbox of the reference before you send them to production.']
          : ['Try requests at ', bare(sandbox), ' first. Its MCP server is ', bare(`${sandbox}/mcp`), '.']),
      ),
    ]),
    ...(guides.length > 0 ? [heading(2, 'Guides')] : []),
    listOf(
      guides.map(({path, title, description: text}) =>
        paragraph(link(title, addressOf(markdownPath(path))), `: ${text}`),
      ),
    ),
  ]);
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
  return {name, description, text};
}

/** The list of skills, each with the checksum of its text. */
export const skillIndex = (
  {addressOf}: Site,
  skills: readonly {name: string; description: string; text: string; path: string}[],
): object => ({
  $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  skills: skills.map(({name, description, text, path}) => ({
    name,
    type: 'skill-md',
    description,
    url: addressOf(path),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  })),
});

/** Where the sandbox answers agents. */
export const serverCard = (home: string, {title, version}: Api, sandbox: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: `${new URL(home).hostname.split('.').reverse().join('.')}/${slugOf(title)}`,
  version,
  title: `${title} sandbox`,
  description: `Search and read the documentation of the ${title}, and try its operations.`,
  websiteUrl: home,
  remotes: [{type: 'streamable-http', url: `${sandbox}/mcp`}],
});
