/** Helpers to read a document tree. */
import type {AnyNode, Element} from 'domhandler';
import {oneLine} from './text';

export const HEADING = /^h[1-6]$/;

export const isElement = (node: AnyNode | null | undefined): node is Element => node?.type === 'tag';

export const isHashLink = ({attribs}: Element): boolean => /(?:^| )hash-link(?: |$)/.test(attribs.class ?? '');

export const hasName =
  (name: string) =>
  (element: Element): boolean =>
    element.name === name;

/** The first descendant in document order that passes a test; null if there is none. */
export function findElement(within: Element, test: (element: Element) => boolean): Element | null {
  for (const node of within.children) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node, test);
    if (found) return found;
  }
  return null;
}

function rawText(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return isElement(node) && !isHashLink(node) ? node.children.map(rawText).join('') : '';
}

/** Text of a node on one line, without hash links. */
export const textOf = (node: AnyNode | null): string => (node ? oneLine(rawText(node)) : '');
