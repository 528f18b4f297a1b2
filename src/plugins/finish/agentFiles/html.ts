/** Converts HTML from our own build to Markdown. Pure. */
import * as cheerio from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {blocks, code, escapeText, fence, hang, link, paragraph, table} from './markdown';

/** Controls, decoration and navigation, which are left out. */
const UNREAD =
  'script, style, template, noscript, svg, nav, form, label, button:not(:is(h1, h2, h3, h4, h5, h6) *), dialog, iframe, ' +
  '.hash-link, [hidden]:not([hidden="until-found"]), [aria-hidden="true"], [role="img"], [role="status"], [role="tablist"]';

const BLOCK = new Set(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
);

const isElement = (node: AnyNode): node is Element => node.type === 'tag';
const isBlock = (node: AnyNode): boolean =>
  isElement(node) && (BLOCK.has(node.name) || (node.name !== 'a' && node.children.some(isBlock)));

/**
 * Converts the content of an element to Markdown. Removes controls and decoration from the element itself.
 *
 * @param parent trusted HTML from our build
 * @param base absolute URL of the page, against which links are resolved
 */
export function markdownWithin(parent: cheerio.Cheerio<AnyNode>, base: string): string {
  parent.find(UNREAD).remove();
  return blocksOf(parent.contents().toArray(), base);
}

function blocksOf(nodes: readonly AnyNode[], base: string): string {
  const parts: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    parts.push(paragraph(inlineOf(line, base).trim()));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    parts.push(blockOf(node as Element, base));
  }
  endLine();
  return blocks(parts);
}

function blockOf(element: Element, base: string): string {
  const {name, children} = element;
  const heading = /^h([1-6])$/.exec(name);
  if (heading) {
    const text = inlineOf(children, base).trim();
    return text && `${'#'.repeat(Number(heading[1]))} ${text}`;
  }
  switch (name) {
    case 'hr':
      return '---';
    case 'pre':
      return fence(plainText(element), /\blanguage-(\w+)/.exec(element.attribs.class ?? '')?.[1]);
    case 'ul':
    case 'ol':
      return listOf(element, base);
    case 'table':
      return tableOf(element, base);
    case 'blockquote':
      return blocksOf(children, base)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'dt':
    case 'summary':
      return `**${inlineOf(children, base).trim()}**`;
    default:
      return blocksOf(children, base);
  }
}

function listOf(list: Element, base: string): string {
  const items = list.children.filter((node): node is Element => isElement(node) && node.name === 'li');
  return (
    items
      .map((item, index) => ({mark: list.name === 'ol' ? `${index + 1}.` : '-', text: blocksOf(item.children, base)}))
      .filter(({text}) => text)
      // A heading would end the list.
      .map(({mark, text}) => `${mark} ${hang(text.replace(/^#+ (.+)/, '**$1**'), mark.length + 1)}`)
      .join('\n')
  );
}

function tableOf(element: Element, base: string): string {
  const $ = cheerio.load([element], null, false);
  const caption = $('caption').text().trim();
  const [head = [], ...rows] = $('tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => inlineOf(cell.children, base)),
    );
  return blocks([caption && `**${escapeText(caption)}**`, table(head, rows)]);
}

function inlineOf(nodes: readonly AnyNode[], base: string): string {
  const isLink = (node: AnyNode | undefined) => node !== undefined && isElement(node) && node.name === 'a';
  const text = nodes
    .map((node, index) => (isLink(node) && isLink(nodes[index - 1]) ? ' ' : '') + inline(node, base))
    .join('');
  return text.replace(/[ \t]{2,}/g, ' ').replace(/[ \t]?\n[ \t]?/g, '\n');
}

/** Puts marks around text, inside its leading and trailing spaces, because `** text **` is not bold. */
function marked(text: string, mark: string): string {
  const inner = text.trim();
  return inner ? text.replace(inner, () => mark + inner + mark) : text;
}

function inline(node: AnyNode, base: string): string {
  if (node.type === 'text') return escapeText(node.data.replace(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const inner = () => inlineOf(node.children, base);
  switch (node.name) {
    case 'br':
      return '\n';
    case 'code':
    case 'kbd':
    case 'samp':
      return code(plainText(node));
    case 'strong':
    case 'b':
      return marked(inner(), '**');
    case 'em':
    case 'i':
      return marked(inner(), '_');
    case 'img':
      return escapeText(node.attribs.alt ?? '');
    case 'a': {
      const label = inner().trim();
      return label && node.attribs.href ? link(label, new URL(node.attribs.href, base).href) : label;
    }
    default:
      // Blocks inside an inline element, such as a card that is one link, need spaces between them.
      return isBlock(node) ? ` ${inner()} ` : inner();
  }
}

/** Text of a code block. The highlighter writes line breaks as elements. */
function plainText(element: Element): string {
  const text = (node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    if (!isElement(node)) return '';
    return node.name === 'br' ? '\n' : node.children.map(text).join('');
  };
  return text(element);
}
