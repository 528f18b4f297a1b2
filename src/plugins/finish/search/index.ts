import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import content from '../../../content/search';
import {operationPath} from '../../../lib/paths';
import {entriesOf, indexOf} from '../../../lib/search/engine';
import {INDEX_FILE, TERMS_FILE, type SearchFile, type SearchPage, type TermsFile} from '../../../lib/search/file';
import type {ReferencePages} from 'docusaurus-openapi-pages/plugin/pages';
import type {BuiltPage} from '../builtPages';
import {collectPages} from './collect';
import {operationEntry} from 'docusaurus-openapi-pages/lib/searchEntry';
import {pageEntry} from './reader';

const queriesIn = (answers: string): string[] => answers.split(', ');

function answersAt(href: string): string[] | undefined {
  const answers = content.answers[href];
  return answers === undefined ? undefined : queriesIn(answers);
}

/** The links of the search, with the addresses of the app. */
const linkPages = (appUrl: string): SearchPage[] =>
  content.links.flatMap(({href, answers, ...link}) =>
    href
      ? [
          {
            ...link,
            answers: queriesIn(answers),
            kind: 'link',
            path: /^\w+$/.test(href) ? `${appUrl}/auth/${href}` : href,
            parts: [],
          },
        ]
      : [],
  );

/** Adds to pages and their parts which queries they answer. */
function withAnswers(page: SearchPage): SearchPage {
  const answers = answersAt(page.path) ?? page.answers;
  const parts = page.parts.map((part) => {
    const own = answersAt(`${page.path}#${part.id}`);
    return own && page.parts.find(({id}) => id === part.id) === part ? {...part, answers: own} : part;
  });
  return {...page, ...(answers && {answers}), parts};
}

/** Writes the search index and its terms: operations from the model, other pages from their content. */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly BuiltPage[],
  {operations: documents}: Pick<ReferencePages, 'operations'>,
  appUrl: string,
): Promise<void> {
  // As their pages have them: parts with pages of their own are found there.
  const operations = new Map(
    documents.flatMap(({slug, data}) => ('part' in data ? [] : [[operationPath(slug), data.operation] as const])),
  );
  const entries = pages.map((page) => {
    const operation = page.kind === 'operation' ? operations.get(page.path) : undefined;
    return operation ? {path: page.path, ...operationEntry(operation)} : pageEntry(page);
  });
  const {pages: collected, ...file} = collectPages(entries);
  const all = [...collected, ...linkPages(appUrl)].map(withAnswers);
  const build = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
  const index: SearchFile = {...file, build, pages: all};
  const terms: TermsFile = {build, terms: indexOf(entriesOf(index)).toJSON()};
  await fs.writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(index));
  await fs.writeFile(path.join(outDir, TERMS_FILE), JSON.stringify(terms));
}
