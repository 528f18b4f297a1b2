import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageFacts} from '../../../lib/pageFacts';
import {INDEX_FILE, type SearchPage} from '../../../lib/search/file';
import {mainOf, readDocument} from '../documents';
import {collectPages} from './collect';
import {extractPage} from './extract';

/** Writes the search index of all indexed pages, from their facts and built documents. */
export async function writeSearchIndex(outDir: string, facts: readonly PageFacts[]): Promise<void> {
  const pages: SearchPage[] = [];
  // One at a time, so that memory use does not grow with the site.
  for (const page of facts.filter(({indexed}) => indexed)) {
    pages.push(extractPage(mainOf(await readDocument(outDir, page.path)), page));
  }
  await fs.writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(collectPages(pages)));
}
