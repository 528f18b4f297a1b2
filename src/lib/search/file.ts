/** The index file of the site search: what the build writes and the browser reads. */

/** Name of the index file below the build folder; it revalidates, so that old tabs never miss a new build's pages. */
export const INDEX_FILE = 'search-index.json';

/** Raised when the shape below changes, so that a tab from before a new build does not misread the new file. */
export const INDEX_VERSION = 1;

export const KINDS = [
  'page',
  'solution',
  'feature',
  'comparison',
  'guide',
  'question',
  'operation',
  'parameter',
  'property',
] as const;

export type Kind = (typeof KINDS)[number];

/** A part of a page that a link can lead to: a section, a question, a parameter. */
export interface SearchPart {
  /** Fragment, without `#`. */
  id: string;
  /** Left out where it is the page's. */
  kind?: Kind;
  title: string;
  text: string;
}

export interface SearchPage {
  /** Path below the base URL, such as `/pricing`. */
  path: string;
  kind: Kind;
  title: string;
  /** What the page says of itself, and its text above the first part. */
  text: string;
  /** Exact names beside the title, such as `GET` and `/api/v1/courses`. */
  names?: string[];
  parts: SearchPart[];
}

export interface SearchFile {
  version: typeof INDEX_VERSION;
  pages: SearchPage[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, ...names: string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

const isPart = (part: unknown): boolean => hasTexts(part, 'id', 'title', 'text');
const isPage = (page: unknown): boolean =>
  hasTexts(page, 'path', 'kind', 'title', 'text') && /^\/(?![/\\])/.test((page as SearchPage).path);

/**
 * Takes what came over the wire for an index file.
 *
 * @throws Error if it is another version, or not an index file at all
 */
export function readSearchFile(value: unknown): SearchFile {
  if (!isRecord(value) || value.version !== INDEX_VERSION) {
    throw new Error(`${INDEX_FILE}: version ${INDEX_VERSION} was expected`);
  }
  const pages = Array.isArray(value.pages) ? (value.pages as unknown[]) : [null];
  const wrong = pages.findIndex((page) => !isPage(page) || !((page as SearchPage).parts ?? [null]).every(isPart));
  if (wrong >= 0) throw new Error(`${INDEX_FILE}: pages[${wrong}] is not a page`);
  return value as unknown as SearchFile;
}
