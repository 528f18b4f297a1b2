/** Extracts the search entry of a built page. */
import type {Element} from 'domhandler';
import type {Kind, SearchPage} from '../../../lib/search/file';
import type {PageFacts} from '../../../lib/pageFacts';
import {findElement, hasName, textOf} from './dom';
import {Reader} from './reader';
import {joinTexts} from './text';

/** Kinds that search results show; all others are shown as `page`. */
const NAMED: readonly string[] = ['solution', 'feature', 'comparison', 'guide'] satisfies Kind[];

const kindOf = ({kind}: PageFacts): Kind => (NAMED.includes(kind) ? (kind as Kind) : 'page');

/**
 * The search entry of a page, from its facts and the text of its `main` element.
 *
 * Each heading starts a part, linked by the nearest id. Text before the first part belongs to the page.
 */
export function extractPage(main: Element, facts: PageFacts): SearchPage {
  const article = findElement(main, hasName('article'));
  const root = article && findElement(article, hasName('h1')) ? article : main;
  const reader = new Reader();
  reader.read(root);

  const {path, title, description} = facts;
  const headline = textOf(findElement(root, hasName('h1')));
  const isSaid = joinTexts(reader.intro).includes(description);
  const text = joinTexts([headline === title ? '' : headline, isSaid ? '' : description, ...reader.intro]);
  return {path, kind: kindOf(facts), title, text, parts: reader.parts};
}
