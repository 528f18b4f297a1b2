/** Format of the search index, which the build writes and the browser reads. */
import type {AsPlainObject} from 'minisearch';
import type {IconName} from '../../content/icons';

/** Path of the index below the build folder. It has no hash and is revalidated, so open tabs see a new build's pages. */
export const INDEX_FILE = 'search-index.json';
/** The terms of the index, which the browser would otherwise collect from it: some 15 times as slow. */
export const TERMS_FILE = 'search-terms.json';

/** Increase when the format changes, so that a tab opened before a new build doesn't misread the new file. */
export const INDEX_VERSION = 2;

export type ResultKind =
  | 'page'
  | 'link'
  | 'solution'
  | 'feature'
  | 'comparison'
  | 'guide'
  | 'question'
  | 'operation'
  | 'parameter'
  | 'property';

/** What has an address of its own. */
interface Answering {
  /** Queries that it answers although its own words don't say so: `white label`, `who is the ceo`. */
  answers?: string[];
}

/** A linkable part of a page: a section, a question, a parameter. */
export interface SearchPart extends Answering {
  /** Fragment, without `#`. */
  id: string;
  /** Omitted if it is the same as the page's. */
  kind?: ResultKind;
  title: string;
  text: string;
}

export interface SearchPage extends Answering {
  /** Path below the base URL, such as `/pricing`; the whole URL of a link. */
  path: string;
  kind: ResultKind;
  /** Instead of the icon of its kind. */
  icon?: IconName;
  title: string;
  /** Description of the page, and its text before the first part. */
  text: string;
  /** Exact names in addition to the title, such as `GET` and `/api/v1/courses`. */
  names?: string[];
  parts: SearchPart[];
}

export interface SearchFile {
  version: typeof INDEX_VERSION;
  /** Which file of terms belongs to it. */
  build?: string;
  pages: SearchPage[];
}

export interface TermsFile {
  build: string;
  /** An index of MiniSearch. */
  terms: AsPlainObject;
}

/**
 * Checks the version of a downloaded index.
 *
 * @throws Error if it has another one or isn't an index
 */
export function readSearchFile(value: unknown): SearchFile {
  if ((value as SearchFile | null)?.version !== INDEX_VERSION) {
    throw new Error(`${INDEX_FILE}: expected version ${INDEX_VERSION}`);
  }
  return value as SearchFile;
}
