import fs from 'node:fs/promises';
import path from 'node:path';
import {operationPath} from '../../../lib/paths';
import {INDEX_FILE} from '../../../lib/search/file';
import type {Overview} from 'openapi-model/model';
import type {BuiltPage} from '../builtPages';
import {collectPages} from './collect';
import {operationEntry} from 'docusaurus-openapi-pages/lib/searchEntry';
import {pageEntry} from './reader';

/** Writes the search index: operations from the model, other pages from their content. */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly BuiltPage[],
  {tags}: Pick<Overview, 'tags'>,
): Promise<void> {
  const operations = new Map(
    tags.flatMap((tag) => tag.operations).map((operation) => [operationPath(operation.slug), operation]),
  );
  const entries = pages.map((page) => {
    const operation = page.kind === 'operation' ? operations.get(page.path) : undefined;
    return operation ? {path: page.path, ...operationEntry(operation)} : pageEntry(page);
  });
  await fs.writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(collectPages(entries)));
}
