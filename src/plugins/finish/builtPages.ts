/** Reads the built pages once, for the search index and the files for agents. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageFacts} from '../../lib/pageFacts';
import {mainOf, readContent, type PageContent} from 'docusaurus-openapi-pages/lib/pageTree';

/** A page with the content of its `main` element. */
export type BuiltPage = PageFacts & PageContent;

/** The file with the HTML of a page. */
export const documentOf = (outDir: string, page: string): string =>
  path.join(outDir, page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/**
 * The pages that search engines may index.
 *
 * @param home URL of the home page, with a trailing slash
 * @throws Error naming the page if its document has no `main` element
 */
export async function readPages(outDir: string, facts: readonly PageFacts[], home: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  // One at a time, so that only one document is in memory.
  for (const page of facts.filter(({indexed}) => indexed)) {
    const main = mainOf(await fs.readFile(documentOf(outDir, page.path), 'utf8'), page.path);
    pages.push({...page, ...readContent(main, home + page.path.slice(1))});
  }
  return pages;
}
