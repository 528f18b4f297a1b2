import type {PageMetadata} from '../content/schema';

export interface PageHead {
  /** Complete title, product name included. */
  title: string;
  description: string;
}

/**
 * Title and description of a page (section 9): fixed pages from the central table, record pages from the record's own
 * words; both with a separator and the product name.
 *
 * @param isComplete whether the title already names the product, as the home page's does
 */
export function pageHead({title, description}: PageMetadata, productName: string, isComplete = false): PageHead {
  return {title: isComplete ? title : `${title} | ${productName}`, description};
}

/** Folder of the social images of pages, below the base URL. */
export const SOCIAL_DIR = '/img/social';
/** The social image of the home page and of every page without one of its own. */
export const DEFAULT_SOCIAL_IMAGE = '/og-image.png';
/** In pixels. */
export const SOCIAL_SIZE = {width: 1200, height: 630};

/**
 * Path of a page's social image below the base URL.
 *
 * @param path of the page below the base URL; with or without a slash at the end
 */
export function socialImagePath(path: string): string {
  const page = path.replace(/\/+$/, '');
  return page ? `${SOCIAL_DIR}${page}.png` : DEFAULT_SOCIAL_IMAGE;
}

/** What a page's social image shows, for those who cannot see it. */
export function socialImageAlt(path: string, title: string, {name, tagline}: {name: string; tagline: string}): string {
  const words = socialImagePath(path) === DEFAULT_SOCIAL_IMAGE ? tagline : title.replace(` | ${name}`, '');
  return `The words "${words}" beside growth rings, with the mark of ${name}`;
}
