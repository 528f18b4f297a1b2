/** Reads the content of a page part by part, as a visitor would, and leaves out what surrounds it. */
import type {AnyNode, Element} from 'domhandler';
import type {Kind, SearchPart} from '../../../lib/search/file';
import {findElement, hasName, HEADING, isElement, isHashLink, oneLine, textOf} from './dom';

/** Longest text kept of one part, in characters; what lies beyond is found by the headings below it. */
const TEXT_LIMIT = 1200;

const INLINE = new Set('a abbr b cite code em i kbd mark q s samp small span strong sub sup time u var'.split(' '));
const SILENT = new Set(
  'button fieldset footer form header label nav noscript option output pre script select style svg template textarea'.split(
    ' ',
  ),
);

/** Pictures, and messages that are not there yet. */
const MUTE_ROLES = new Set(['img', 'status', 'alert']);

/** Ids that React makes up change with the page around them. */
const isAnchor = (id: string | undefined): id is string => id !== undefined && /^(?!_R_)\S+$/.test(id);

/** Texts as one line; one that ends without a full stop is set apart from the next. */
export function joinTexts(texts: readonly string[]): string {
  const line = texts
    .map(oneLine)
    .filter(Boolean)
    .reduce((before, text) => (before ? `${before}${/[.?!:;,]$/.test(before) ? ' ' : ' · '}${text}` : text), '');
  return line.length <= TEXT_LIMIT ? line : line.slice(0, line.lastIndexOf(' ', TEXT_LIMIT));
}

/** Kind of what an element documents, and the element with its name; null if it documents nothing. */
function namedItem(element: Element): {id: string; kind: Kind; name: Element} | null {
  const {id} = element.attribs;
  const [, prefix, rest = ''] = /^(parameter|header|body|response)-(.+)/.exec(id ?? '') ?? [];
  if (!prefix || !isAnchor(id) || !/^(?:li|tr|dt|div)$/.test(element.name)) return null;
  const name = findElement(element, hasName('code'));
  if (!name || (prefix === 'response' && !rest.startsWith('2'))) return null;
  return {id, kind: /^(?:parameter|header)$/.test(prefix) ? 'parameter' : 'property', name};
}

/** A heading that is a link: the top of a card about another page. */
const isCardTitle = ({name, children}: Element): boolean =>
  HEADING.test(name) &&
  children.some((child) => isElement(child) && child.name === 'a' && 'href' in child.attribs && !isHashLink(child));

/** Whether an element holds links or buttons and nothing else. */
const isActions = ({children}: Element): boolean =>
  children.length > 0 &&
  children.every((child) => (isElement(child) && /^(?:a|button)$/.test(child.name)) || textOf(child) === '');

/** A short line above a heading that names its kind. */
const isEyebrow = (element: Element): boolean =>
  element.name === 'p' &&
  isElement(element.next) &&
  HEADING.test(element.next.name) &&
  /^.{0,40}[^.?!:]$/.test(textOf(element));

/** Whether an element is decoration, machinery, a card about another page, or what an error answers. */
function isSilent(element: Element): boolean {
  const {attribs, name} = element;
  if (name === 'header') return !findElement(element, hasName('h1'));
  if (SILENT.has(name) || attribs['aria-hidden'] === 'true' || MUTE_ROLES.has(attribs.role ?? '')) return true;
  if (isHashLink(element) || /theme-doc-toc/.test(attribs.class ?? '')) return true;
  if (/^response-[^2]/.test(attribs.id ?? '') || isActions(element) || isEyebrow(element)) return true;
  return /^(?:li|article)$/.test(name) && findElement(element, isCardTitle) !== null;
}

interface Part extends Omit<SearchPart, 'text'> {
  /** Texts of its blocks. */
  blocks: string[];
}

/** The parameter or property that an element lies in. */
interface Owner {
  /** Names from the outermost inwards, with dots. */
  title: string;
  name: Element;
}

export class Reader {
  /** Text above the first part, block by block. */
  readonly intro: string[] = [''];
  private readonly found: Part[] = [];
  private blocks = this.intro;
  /** Where links to the section go that is being read. */
  private anchor = '';

  /** @param skipped an element that is left out */
  constructor(private readonly skipped: Element | null) {}

  get parts(): SearchPart[] {
    return this.found.map(({blocks, ...part}) => ({...part, text: joinTexts(blocks)}));
  }

  read(node: AnyNode, owner?: Owner): void {
    if (node.type === 'text') this.addText(node.data, isElement(node.prev) && node.prev.name === 'span');
    if (!isElement(node) || node === owner?.name || node === this.skipped) return;
    if (HEADING.test(node.name)) this.readHeading(node);
    else if (!isSilent(node)) this.readElement(node, owner);
  }

  private readHeading(heading: Element): void {
    if (heading.name === 'h1') return;
    const {id} = heading.attribs;
    const title = textOf(heading);
    if (isAnchor(id)) this.anchor = id;
    else if (heading.name === 'h2') this.anchor = '';
    this.begin({id: this.anchor, title, ...(title.endsWith('?') && {kind: 'question'})});
  }

  private readElement(element: Element, owner?: Owner): void {
    const outer = this.blocks;
    const item = namedItem(element);
    let inner = owner;
    if (item) {
      const title = [owner?.title, textOf(item.name)].filter(Boolean).join('.');
      this.begin({id: item.id, kind: item.kind, title});
      inner = {title, name: item.name};
    }
    const isInline = INLINE.has(element.name);
    // Elements side by side are apart on the screen even where nothing stands between them.
    if (isInline) this.addText('', isElement(element.prev));
    else this.endBlock();
    for (const child of element.children) this.read(child, inner);
    if (item) this.blocks = outer;
    if (!isInline) this.endBlock();
  }

  private begin(part: Omit<Part, 'blocks'>): void {
    this.blocks = [''];
    this.found.push({...part, blocks: this.blocks});
  }

  private addText(text: string, isApart: boolean): void {
    this.blocks[this.blocks.length - 1] += (isApart ? ' ' : '') + text;
  }

  private endBlock(): void {
    if (this.blocks.at(-1)!.trim()) this.blocks.push('');
  }
}
