/** Facts of pages that neither records nor the contract describe, such as those of a blog, read from their documents. */
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {completeTitle} from '../../lib/metadata';
import {factsOf, type PageFacts} from '../../lib/pageFacts';
import {readDocument} from './builtPages';

/** Docusaurus' own not-found document, and those of our sections. */
const isNotFound = (path: string): boolean => /\/404(?:\.html)?$/.test(path);

/** Facts of a page from the head of its document. */
function factsIn(path: string, html: string, productName: string): PageFacts {
  const meta = new Map<unknown, string>();
  let full = '';
  visit(fromHtml(html.slice(0, html.indexOf('</head>'))), 'element', ({tagName, properties, children}) => {
    if (tagName === 'title') full = toString(children);
    if (tagName === 'meta') meta.set(properties.name, String(properties.content));
  });
  const ending = completeTitle({title: '', kind: 'page'}, productName);
  return factsOf({
    path,
    title: full.endsWith(ending) ? full.slice(0, -ending.length) : full,
    description: meta.get('description') ?? '',
    kind: 'background',
    indexed: !meta.get('robots')?.includes('noindex'),
  });
}

/**
 * Facts of all other pages, in the order of their paths.
 *
 * @param routes paths of all pages, with the base URL
 * @param known facts of the pages that need not be read
 */
export async function otherFacts(
  outDir: string,
  routes: readonly string[],
  {known, baseUrl, productName}: {known: readonly PageFacts[]; baseUrl: string; productName: string},
): Promise<PageFacts[]> {
  const described = new Set(known.map(({path}) => path));
  const paths = routes.map((route) => `/${route.slice(baseUrl.length)}`);
  const others = [...new Set(paths)].filter((path) => !described.has(path) && !isNotFound(path)).sort();
  return Promise.all(others.map(async (path) => factsIn(path, await readDocument(outDir, path), productName)));
}
