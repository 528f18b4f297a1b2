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
