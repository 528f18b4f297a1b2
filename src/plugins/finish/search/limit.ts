/** Keeps the index within its limit, whatever the contract. Pure. */
import type {SearchFile, SearchPage, SearchPart} from '../../../lib/search/file';
import {OVERVIEW_CRUMB} from '../../../lib/pageFacts';
import {operationPath} from '../../../lib/paths';
import type {Tag} from '../../../openapi/model';
import {plainText} from '../../reference/markdown';
import {cutText} from './text';

/** Maximum size of the index in bytes. */
export const MAX_BYTES = 5_000_000;

/** Lengths to which the texts of a contract's pages are cut, in characters: the first that fits is used. */
const LENGTHS = [1200, 600, 300, 150, 75, 0];
/** Maximum length of a tag's name and description, in characters. */
const TAG_LENGTH = 300;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Whether a page is an operation's or a schema's. */
const isOfContract = ({path}: SearchPage): boolean => path.startsWith(operationPath(''));

const partOf = ({slug, name, description}: Tag): SearchPart => ({
  id: slug,
  title: cutText(name, TAG_LENGTH),
  text: cutText(plainText(description), TAG_LENGTH),
});

/** The pages of the site alone; the overview has a part for each tag, as many as fit. */
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
 * The index within a limit. If it is larger, the pages of the contract lose their parts, and their texts are cut as far as
 * necessary; if that is not enough, tags replace them.
 *
 * @param tags the tags of the contract
 * @param max limit in bytes
 */
export function limitIndex(file: SearchFile, tags: readonly Tag[], max = MAX_BYTES): SearchFile {
  const {pages} = file;
  if (sizeOf(file) <= max) return file;
  for (const length of LENGTHS) {
    const shorter = pages.map((page) =>
      isOfContract(page) ? {...page, text: cutText(page.text, length), parts: []} : page,
    );
    if (sizeOf({...file, pages: shorter}) <= max) return {...file, pages: shorter};
  }
  return {...file, pages: withTags(pages, tags, max - sizeOf({...file, pages: []}))};
}
