/** Extracts the search entry of a built page. */
import type {Element} from 'domhandler';
import type {Kind, SearchPage} from '../../../lib/search/file';
import type {PageFacts} from '../../../lib/pageFacts';
import {findElement, hasName, textOf} from './dom';
import {joinTexts, Reader} from './reader';

const METHOD = /^(?:GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE|QUERY)(?![A-Z])/;
const PATH = /^(?:https?:\/\/[^/]+)?(\/\S*)$/;

/** Kinds that search results show; all others are shown as `page`. */
const NAMED: readonly string[] = ['solution', 'feature', 'comparison', 'guide', 'operation'] satisfies Kind[];

const kindOf = ({kind}: PageFacts): Kind => (NAMED.includes(kind) ? (kind as Kind) : 'page');

interface Endpoint {
  /** Element that contains method and path. */
  line: Element;
  names: [method: string, path: string];
}

/** Method and path of the operation that a page documents, from the first line that shows both. */
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
 * The search entry of a page, from its facts and the text of its `main` element.
 *
 * Each heading starts a part, linked by the nearest id. Elements whose id starts with `parameter-`, `header-`, `body-` or
 * `response-2` and that show a name in `code` are parts of their own. Text before the first part belongs to the page.
 */
export function extractPage(main: Element, facts: PageFacts): SearchPage {
  const article = findElement(main, hasName('article'));
  const root = article && findElement(article, hasName('h1')) ? article : main;
  const endpoint = facts.kind === 'operation' ? endpointOf(root) : null;
  const reader = new Reader(endpoint?.line ?? null);
  reader.read(root);

  const {path, title, description} = facts;
  const headline = textOf(findElement(root, hasName('h1')));
  if (endpoint) {
    const {names} = endpoint;
    return {path, kind: 'operation', title: headline, text: joinTexts(reader.intro), names, parts: reader.parts};
  }
  const isSaid = joinTexts(reader.intro).includes(description);
  const text = joinTexts([headline === title ? '' : headline, isSaid ? '' : description, ...reader.intro]);
  return {path, kind: kindOf(facts), title, text, parts: reader.parts};
}
