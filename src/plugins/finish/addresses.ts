import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import {CONTRACT_FILE} from '../../config/settings';
import {mapTexts} from '../../lib/tokens';
import type {SearchContent} from '../../content/schema';
import {errorAt, formatErrors, type Content, type Keys} from '../content/check';

const RULE = 'must be the address of a page or a file';
const NEXT = 'Once these are right, the build checks the links in pages.';

type Address = [file: string, keys: Keys, found: string, path: string];

const pathOf = (link: string): string => link.replace(/[?#].*/, '');

/** The links in a file of content, below the base URL. */
function linksOf<T>(file: string, content: T): Address[] {
  const found: Address[] = [];
  mapTexts(content, (text, keys) => {
    if (keys.at(-1) === 'href' && text.startsWith('/')) found.push([file, keys, text, pathOf(text)]);
    return text;
  });
  return found;
}

/** What names pages of ours outside of pages. */
export interface Naming extends Pick<Content, 'navigation' | 'metadata'> {
  brand: Pick<Content['brand'], 'links'>;
  search: Pick<SearchContent, 'popular' | 'links' | 'answers'>;
  /** Texts of `apiSkill.ts`. */
  skill: readonly string[];
  /** URL of the page on what the API does not do, from the contract; empty if there is none. */
  notOffered: string;
}

/**
 * Checks the addresses that Docusaurus does not check, and those of menus, which it would list once for every page. The
 * links in pages are Docusaurus' to check, after this.
 *
 * @param home URL of the home page, with a slash at the end
 * @param isThere whether the build has a page or a file at a path below the base URL
 * @throws Error that names each address with its file and field
 */
export function checkAddresses(
  {brand, navigation, metadata, search, skill, notOffered}: Naming,
  home: string,
  isThere: (path: string) => boolean,
): void {
  const own = Object.entries(brand.links).flatMap(([key, link]): Address[] =>
    link?.startsWith('/') ? [['brand.ts', ['links', key], link, pathOf(link)]] : [],
  );
  const addresses: Address[] = [
    ...own,
    ...[...linksOf('navigation.ts', navigation), ...linksOf('search.ts', search)].filter(
      ([, , found]) => !own.some(([, , link]) => link === found),
    ),
    ...Object.keys(search.answers).map((key): Address => ['search.ts', ['answers', key], key, pathOf(key)]),
    ...Object.keys(metadata).map((path): Address => ['metadata.ts', ['pages', path], path, path]),
    ...skill.flatMap((text, index) =>
      (text.match(/\/developer\/[\w/-]+/g) ?? []).map((path): Address => ['apiSkill.ts', [index], path, path]),
    ),
  ];
  if (notOffered.startsWith(home))
    addresses.push([
      `../../${CONTRACT_FILE}`,
      ['info', 'x-not-offered'],
      notOffered,
      notOffered.slice(home.length - 1),
    ]);
  const dead = addresses.filter(([, , , path]) => !isThere(path));
  if (dead.length > 0)
    throw plainError(`${formatErrors(dead.map(([file, keys, found]) => errorAt(file, keys, found, RULE)))}\n${NEXT}`);
}
