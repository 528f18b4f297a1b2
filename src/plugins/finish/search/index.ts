import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageFacts} from '../../../lib/pageFacts';
import {operationPath} from '../../../lib/paths';
import {INDEX_FILE, type SearchPage} from '../../../lib/search/file';
import type {Overview} from '../../../openapi/model';
import {mainOf, readDocument} from '../documents';
import {collectPages} from './collect';
import {extractPage} from './extract';
import {limitIndex} from './limit';
import {operationEntry} from './operation';

/** Writes the search index of all indexed pages: operations from the model, others from their facts and documents. */
export async function writeSearchIndex(
  outDir: string,
  facts: readonly PageFacts[],
  {tags}: Pick<Overview, 'tags'>,
): Promise<void> {
  const operations = new Map(
    tags.flatMap((tag) => tag.operations).map((operation) => [operationPath(operation.slug), operation]),
  );
  const pages: SearchPage[] = [];
  // One at a time, so that memory use does not grow with the site.
  for (const page of facts.filter(({indexed}) => indexed)) {
    const operation = page.kind === 'operation' ? operations.get(page.path) : undefined;
    pages.push(
      operation
        ? operationEntry(operation)
        : extractPage(mainOf(await readDocument(outDir, page.path), page.path), page),
    );
  }
  await fs.writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(limitIndex(collectPages(pages), tags)));
}
