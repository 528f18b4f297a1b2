/** Keeps the index within its limit, whatever the contract. Pure. */
import type {SearchFile, SearchPage, SearchPart} from '../../../lib/search/file';
import {OVERVIEW_CRUMB} from '../../../lib/pageFacts';
import {operationPath} from '../../../lib/paths';
import type {Tag} from '../../../openapi/model';
import {plainText} from '../../reference/markdown';
import {cutText} from './text';

/** Maximum size of the index in bytes. */
export const MAX_BYTES = 5_000_000;

/**
 * What each page of the contract keeps, step by step: the maximum length of its text and of each part, in characters,
 * and the number of parts. Parameters are the first parts.
 */
const STEPS: readonly [length: number, parts: number][] = [
  [300, Infinity],
  [75, Infinity],
  [75, 20],
  [75, 10],
  [1200, 0],
  [300, 0],
  [75, 0],
  [0, 0],
];
/** Maximum length of a tag's name and description, in characters. */
const TAG_LENGTH = 300;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Whether a page is that of an operation or a schema. */
const isOfContract = ({path}: SearchPage): boolean => path.startsWith(operationPath(''));

const shorten = (page: SearchPage, length: number, parts: number): SearchPage => ({
  ...page,
  text: cutText(page.text, length),
  parts: page.parts.slice(0, parts).map((part) => ({...part, text: cutText(part.text, length)})),
});

const partOf = ({slug, name, description}: Tag): SearchPart => ({
  id: slug,
  title: cutText(name, TAG_LENGTH),
  text: cutText(plainText(description), TAG_LENGTH),
});

/** The index without the contract's pages. The overview gets a part for each tag, as many as fit. */
function withTags(pages: readonly SearchPage[], tags: readonly Tag[], max: number): SearchPage[] {
  const own = pages
    .filter((page) => !isOfContract(page))
    .map((page) => (page.path === OVERVIEW_CRUMB.href ? {...page, parts: [] as SearchPart[]} : page));
  const overview = own.find(({path}) => path === OVERVIEW_CRUMB.href);
  let size = sizeOf(own);
  for (const tag of tags) {
    const part = partOf(tag);
    size += sizeOf(part) + 1;
    if (size > max) break;
    overview?.parts.push(part);
  }
  return own;
}

/**
 * The index within a limit. If it is larger, the contract's pages keep as much as the first step that fits; if none
 * does, tags replace them.
 *
 * @param tags the tags of the contract
 * @param max limit in bytes
 */
export function limitIndex(file: SearchFile, tags: readonly Tag[], max = MAX_BYTES): SearchFile {
  const {pages} = file;
  if (sizeOf(file) <= max) return file;
  for (const step of STEPS) {
    const shorter = {...file, pages: pages.map((page) => (isOfContract(page) ? shorten(page, ...step) : page))};
    if (sizeOf(shorter) <= max) return shorter;
  }
  return {...file, pages: withTags(pages, tags, max - sizeOf({...file, pages: []}))};
}
