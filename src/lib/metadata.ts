import {withoutTrailingSlashes} from 'openapi-model/slashes';
import type {PageFacts} from './pageFacts';

/** How many characters of a title and of a description search engines show. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/**
 * Complete title of a page (section 9): its title, a separator and the product name. The home page has the name first,
 * and an operation says that it is one of the API, if there is room.
 */
export const completeTitle = ({title, kind}: Pick<PageFacts, 'title' | 'kind'>, productName: string): string => {
  if (kind === 'home') return `${productName} | ${title}`;
  const named = `${title} – API | ${productName}`;
  const isUnclear = kind === 'operation' && !/\bAPI\b/.test(title) && named.length <= MAX_TITLE;
  return isUnclear ? named : `${title} | ${productName}`;
};

/** The titles and descriptions that search engines cut off: one in a line, with the address of the page and its field. */
export const cutOff = (pages: readonly PageFacts[], productName: string): string[] =>
  pages.flatMap((page) => {
    const title = completeTitle(page, productName).length;
    const description = page.description.length;
    const [titled, described] = page.kind === 'comparison' ? ['headline', 'subheading'] : ['title', 'description'];
    return [
      ...(title > MAX_TITLE ? [`  ${page.path}: ${titled}: ${title} of ${MAX_TITLE}, with the product name`] : []),
      ...(description > MAX_DESCRIPTION ? [`  ${page.path}: ${described}: ${description} of ${MAX_DESCRIPTION}`] : []),
    ];
  });

/** Folder of the social images of pages, below the base URL. */
const SOCIAL_DIR = '/img/social';
/** The social image of the home page, and of every page without its own. */
export const DEFAULT_SOCIAL_IMAGE = '/og-image.png';
/** Width and height in pixels. */
export const SOCIAL_SIZE = {width: 1200, height: 630};

/**
 * Path of a page's social image below the base URL.
 *
 * @param path path of the page below the base URL, with or without a trailing slash
 */
export function socialImagePath(path: string): string {
  const page = withoutTrailingSlashes(path);
  return page ? `${SOCIAL_DIR}${page}.png` : DEFAULT_SOCIAL_IMAGE;
}

/**
 * Alternative text of a page's social image.
 *
 * @param title title of the page, without the product name; undefined if it shares the image of another page
 */
export function socialImageAlt(
  path: string,
  title: string | undefined,
  {name, tagline}: {name: string; tagline: string},
): string {
  const text = socialImagePath(path) === DEFAULT_SOCIAL_IMAGE ? tagline : title;
  return `${text === undefined ? 'Growth rings' : `The words “${text}” next to growth rings`}, with the mark of ${name}`;
}
