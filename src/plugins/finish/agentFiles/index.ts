import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageFacts} from '../../../lib/pageFacts';
import type {Json} from '../../../openapi/json';
import type {Overview} from '../../../openapi/model';
import {mainOf, readDocument} from '../documents';
import {linksOf} from './description';
import {agentFiles, type WrittenPage} from './files';
import {pageMarkdown} from './page';

const REFERENCE: readonly string[] = ['reference', 'operation', 'schema'];

export interface AgentSite {
  facts: readonly PageFacts[];
  productName: string;
  overview: Overview;
  /** Whether the contract describes another API than ours; its relative links are then removed. */
  isForeign: boolean;
  /** The bundled contract. */
  contract: Json;
  /** URL of the home page, with a trailing slash. */
  home: string;
}

/** Writes the Markdown twins, `llms.txt`, `llms-full.txt` and the Postman collection. */
export async function writeAgentFiles(outDir: string, site: AgentSite): Promise<void> {
  const {facts, productName, overview, contract, home, isForeign} = site;
  const addressOf = (page: string): string => home + page.slice(1);
  const pages: WrittenPage[] = [];
  // One at a time, so that memory use does not grow with the site. The reference is written from its model instead.
  for (const page of facts.filter(({indexed, kind}) => indexed && !REFERENCE.includes(kind))) {
    const main = mainOf(await readDocument(outDir, page.path), page.path);
    pages.push({...page, markdown: pageMarkdown(main, addressOf(page.path))});
  }
  const descriptionOf = (kind: string) => facts.find((page) => page.kind === kind)!.description;
  const files = agentFiles({
    product: {name: productName, summary: descriptionOf('home')},
    overview,
    description: descriptionOf('reference'),
    contract,
    guides: pages.filter(({kind}) => kind === 'guide'),
    marketing: pages.filter(({kind}) => kind !== 'guide'),
    addressOf,
    linkOf: linksOf(isForeign ? undefined : addressOf),
  });
  for (const [name, text] of files) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
