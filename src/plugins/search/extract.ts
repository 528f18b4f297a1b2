/** From the HTML of a built page to what the search knows of it. */
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {headOf, mainOf} from '../../lib/documentParts';
import type {Kind, SearchPage} from '../../lib/search/file';
import {comparisonPath, featurePath, operationPath, solutionPath} from '../../lib/paths';
import {findElement, hasName, oneLine, textOf} from './dom';
import {joinTexts, Reader} from './reader';

export interface PageSource {
  html: string;
  /** Path below the base URL. */
  path: string;
  /** Complete address of the page; one that names another as canonical is left out. */
  url: string;
  /** Name that titles end or begin with. */
  siteName: string;
}

const METHOD = /^(?:GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE|QUERY)(?![A-Z])/;
const PATH = /^(?:https?:\/\/[^/]+)?(\/\S*)$/;

const KIND_PREFIXES: readonly [prefix: string, kind: Kind][] = [
  [solutionPath(''), 'solution'],
  [featurePath(''), 'feature'],
  [comparisonPath('').replace(/[^/]*$/, ''), 'comparison'],
  ['/developer/guides/', 'guide'],
];

const kindOfPath = (path: string): Kind => KIND_PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page';

const withoutSiteName = (title: string, siteName: string): string =>
  title
    .split(' | ')
    .filter((part) => part !== siteName)
    .join(' | ') || title;

interface Endpoint {
  /** Element that shows both. */
  line: Element;
  names: [method: string, path: string];
}

/** Method and path of the operation that a page documents: the first line that shows both. */
function endpointOf(root: Element): Endpoint | null {
  let path: string | undefined;
  const code = findElement(root, (element) => {
    path = element.name === 'code' ? PATH.exec(textOf(element))?.[1] : undefined;
    return path !== undefined && METHOD.test(textOf(element.parent as Element));
  });
  const line = code?.parent as Element | undefined;
  return line && path ? {line, names: [METHOD.exec(textOf(line))![0], path]} : null;
}

/**
 * What the search knows of a page, or null if the page is not to be found: not-found documents, other addresses of a
 * page, and what asks not to be indexed.
 *
 * Headings begin a part, with the nearest id that leads there; elements whose id begins with `parameter-`, `header-`,
 * `body-` or `response-2` and that show a name in `code` are parts of their own. Text before the first part is the
 * page's.
 */
export function extractPage({html, path, url, siteName}: PageSource): SearchPage | null {
  const $ = load(headOf(html));
  const canonical = $('link[rel=canonical]').attr('href');
  if (/noindex/.test($('meta[name=robots]').attr('content') ?? '') || (canonical && canonical !== url)) return null;
  // Header, footer and scripts around it are half of the document.
  const main = load(mainOf(html))('main').get(0);
  if (!main) return null;
  const article = findElement(main, hasName('article'));
  const root = article && findElement(article, hasName('h1')) ? article : main;
  const endpoint = path.startsWith(operationPath('')) ? endpointOf(root) : null;
  const reader = new Reader(endpoint?.line ?? null);
  reader.read(root);

  const headline = textOf(findElement(root, hasName('h1')));
  if (endpoint) {
    const {names} = endpoint;
    return {path, kind: 'operation', title: headline, text: joinTexts(reader.intro), names, parts: reader.parts};
  }
  const title = withoutSiteName(oneLine($('title').first().text()), siteName);
  const description = oneLine($('meta[name=description]').attr('content') ?? '');
  const isSaid = joinTexts(reader.intro).includes(description);
  const text = joinTexts([headline === title ? '' : headline, isSaid ? '' : description, ...reader.intro]);
  return {path, kind: kindOfPath(path), title, text, parts: reader.parts};
}
