import fs from 'node:fs/promises';
import path from 'node:path';
import {tightened, write} from '../lib/markdown.ts';
import {mainOf, readContent} from '../lib/pageTree.ts';

/** The file of a page's document, with or without a folder of its own. */
const documentsOf = (outDir: string, page: string): string[] => [
  path.join(outDir, `${page}.html`),
  path.join(outDir, page, 'index.html'),
];

/**
 * Writes `{page}.md` for pages, from their HTML: programs read what people read.
 *
 * @param pages paths below the base URL
 * @param home URL of the home page, with a trailing slash
 */
export async function writeMarkdownCopies(outDir: string, pages: readonly string[], home: string): Promise<void> {
  for (const page of pages) {
    const [flat, folder] = documentsOf(outDir, page) as [string, string];
    const html = await fs.readFile(flat, 'utf8').catch(() => fs.readFile(folder, 'utf8'));
    const {tree} = readContent(mainOf(html, page), home + page.replace(/^\//, ''));
    await fs.writeFile(path.join(outDir, `${page}.md`), write(tightened(tree).children));
  }
}
