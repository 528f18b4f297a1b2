/** Reads the search entry of a page from its content. */
import type {Nodes, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ResultKind, SearchPage, SearchPart} from '../../../lib/search/file';
import type {BuiltPage} from '../builtPages';
import {joinTexts, oneLine} from 'docusaurus-openapi-pages/lib/searchText';

/** Kinds that search results show; all others are shown as `page`. */
const NAMED: readonly string[] = ['solution', 'feature', 'comparison', 'guide'] satisfies ResultKind[];

const hasLink = (node: Nodes): boolean => 'children' in node && node.children.some(({type}) => type === 'link');

/** Whether a node is a card about another page, whose title is a link. */
const isCard = (node: Nodes): boolean =>
  node.type === 'listItem' && node.children.some((child) => child.type === 'heading' && hasLink(child));

/** Whether a paragraph consists of links. */
const isActions = ({children}: Paragraph): boolean =>
  children.every((child) => child.type === 'link' || toString(child).trim() === '');

/**
 * The search entry of a page. Each heading starts a part, linked by the nearest anchor. Text before the first part
 * belongs to the page. Code and cards about other pages are left out.
 */
export function pageEntry({path, kind, icon, title, description, tree}: BuiltPage): SearchPage {
  const intro: string[] = [];
  const parts: (Omit<SearchPart, 'text'> & {texts: string[]})[] = [];
  let texts = intro;
  let headline = '';
  let anchor = '';

  function read(node: Nodes): void {
    if (node.type === 'code' || isCard(node)) return;
    if (node.type === 'heading') {
      const name = oneLine(toString(node));
      if (node.depth === 1) {
        headline = name;
        return;
      }
      if (node.data?.id) anchor = node.data.id;
      else if (node.depth === 2) anchor = '';
      texts = [];
      parts.push({id: anchor, title: name, ...(name.endsWith('?') && {kind: 'question'}), texts});
    } else if (node.type === 'paragraph') {
      if (!isActions(node)) texts.push(toString(node));
    } else if (node.type === 'tableCell') texts.push(toString(node));
    else if ('children' in node) node.children.forEach(read);
  }
  read(tree);

  const isSaid = joinTexts(intro).includes(description);
  // Results start with a sentence about the page: its headline has the words of its title, which is above.
  const [lead = '', ...rest] = isSaid ? intro : [description, ...intro];
  return {
    path,
    kind: NAMED.includes(kind) ? (kind as ResultKind) : 'page',
    icon,
    title,
    text: joinTexts([lead, headline === title ? '' : headline, ...rest]),
    parts: parts.map(({texts: blocks, ...part}) => ({...part, text: joinTexts(blocks)})),
  };
}
