import fs from 'node:fs/promises';
import path from 'node:path';
import {markdownPath} from '../../../lib/paths';
import type {Json} from '../../../openapi/json';
import type {BuiltPage} from '../builtPages';
import {LLMS, llmsFullText, llmsText, type Site} from './llms';
import {pageMarkdown} from './markdown';
import {postmanCollection} from './postman';

/** What pages show of the files, as components of the theme. */
export const theme = path.join(__dirname, 'theme');

/**
 * Writes the Markdown of every page, `llms.txt`, `llms-full.txt` and the Postman collection.
 *
 * @param home absolute URL of the home page
 */
export async function write(
  outDir: string,
  pages: readonly BuiltPage[],
  {name, home, contract}: {name: string; home: string; contract: Json},
): Promise<void> {
  const addressOf = (page: string) => home + page.slice(1);
  const site: Site = {name, addressOf};
  const written = pages.map((page) => ({...page, markdown: pageMarkdown(page, addressOf(page.path), addressOf(LLMS))}));
  const files = new Map([
    ...written.map((page) => [markdownPath(page.path), page.markdown] as const),
    [LLMS, llmsText(pages, site)],
    ['/llms-full.txt', llmsFullText(written, site)],
    ['/postman-collection.json', `${JSON.stringify(postmanCollection(contract))}\n`],
  ]);
  for (const [target, text] of files) {
    const file = path.join(outDir, target);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
