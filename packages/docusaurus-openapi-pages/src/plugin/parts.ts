/** Moves what is too much for one page to pages of its own. Pure. */
import {isObject, type Json} from 'openapi-model/json';
import type {Property, Variant} from 'openapi-model/model';
import {type Allocate, slugFor} from 'openapi-model/slugs';

/** Lengths as JSON. Its HTML is up to three times as long, so that no page is above 300 kB. */
const MAX_LENGTH = 90_000;
/** A page of its own is worth it above this. */
const MIN_PART = 4_000;
/** Levels of a page that is cut at none of them. */
const MAX_LEVELS = 12;

type Field = Property | Variant;

/** What is on a page: an operation, or a field of one. */
export interface Part<T> {
  slug: string;
  content: T;
}

const isField = (value: unknown): value is Field =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string' && Array.isArray(value.children);

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** A copy in which each field at a level has what `moved` makes of it, if that is long. */
function cut<T>(value: T, level: number, moved: (field: Field) => Field): T {
  if (Array.isArray(value)) return value.map((item: unknown) => cut(item, level, moved)) as T;
  if (!isObject(value)) return value;
  const isLast = isField(value) && level === 0;
  if (isLast && (value.children.length > 0 || value.variants) && lengthOf(value) > MIN_PART) return moved(value) as T;
  if (isLast) return value;
  const next = isField(value) ? level - 1 : level;
  return Object.fromEntries(
    Object.entries<unknown>(value).map(([name, child]) => [name, cut(child, next, moved)]),
  ) as T;
}

/** A page with the deepest cut that makes it short enough, then the pages of what it no longer has, and so on. */
function split<T>(page: Part<T>, allocate: Allocate): [Part<T>, ...Part<Field>[]] {
  const {slug, content} = page;
  const isShort = (value: T) => lengthOf(value) <= MAX_LENGTH;
  if (isShort(content)) return [page];
  const without = (field: Field): Field => ({...field, children: [], variants: undefined});
  const levels = Array.from({length: MAX_LEVELS}, (_, index) => MAX_LEVELS - index);
  const level = levels.find((each) => isShort(cut(content, each, without))) ?? 1;
  const parts: Part<Field>[] = [];
  const kept = cut(content, level, (field) => {
    const own = allocate(slugFor(`${slug} ${field.name}`, `${slug}-part`));
    parts.push({slug: own, content: field});
    return {...without(field), shownAt: {name: field.name, anchor: field.id, page: own}};
  });
  return [{slug, content: kept}, ...parts.flatMap((part) => split(part, allocate))];
}

/** Calls a function with each object inside a value. */
function each(value: unknown, visit: (node: Json) => void): void {
  if (isObject(value)) visit(value);
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) each(child, visit);
}

/**
 * The page of an operation and, if it would be too long, those of its parts. References lead to the page that has what they
 * refer to.
 */
export function pagesOf<T>(page: Part<T>, allocate: Allocate): [Part<T>, ...Part<Field>[]] {
  const pages = split({...page, content: structuredClone(page.content)}, allocate);
  if (pages.length === 1) return pages;
  const places = new Map<string, string>();
  for (const {slug, content} of pages) {
    each(content, (node) => {
      if (typeof node.id === 'string' && !node.shownAt?.page) places.set(node.id, slug);
    });
  }
  for (const {slug, content} of pages) {
    each(content, ({shownAt}) => {
      const place = places.get(shownAt?.anchor);
      if (place && place !== slug) shownAt.page = place;
    });
  }
  return pages;
}
