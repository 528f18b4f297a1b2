import fs from 'node:fs/promises';
import path from 'node:path';
import {markdownPath} from '../../../lib/paths';
import type {Json} from '../../../openapi/json';
import type {BuiltPage} from '../builtPages';
import {LLMS, llmsFullText, llmsText, type Site} from './llms';
import {pageMarkdown} from './markdown';
import {postmanCollection} from './postman';

/** Writes the Markdown of every page, `llms.txt`, `llms-full.txt` and the Postman collection. */
export async function writeAgentFiles(
  outDir: string,
  pages: readonly BuiltPage[],
  {contract, ...site}: Site & {contract: Json},
): Promise<void> {
  const {addressOf} = site;
  const written = pages.map((page) => ({...page, markdown: pageMarkdown(page, addressOf(page.path), addressOf(LLMS))}));
  const files = new Map([
    ...written.map((page) => [markdownPath(page.path), page.markdown] as const),
    [LLMS, llmsText(pages, site)],
    ['/llms-full.txt', llmsFullText(written, site)],
    ['/postman-collection.json', `${JSON.stringify(postmanCollection(contract))}\n`],
  ]);
  for (const [name, text] of files) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
