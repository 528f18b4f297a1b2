/** Paths of record pages below the base URL (section 2); every link to a record is made here. */
export const solutionPath = (slug: string): string => `/solutions/${slug}`;
export const featurePath = (slug: string): string => `/features/${slug}`;
/** The slug with the suffix `-alternative`. */
export const comparisonPath = (slug: string): string => `/compare/${slug}-alternative`;
export const operationPath = (slug: string): string => `/developer/reference/${slug}`;
/** The Markdown file with the words of a page, beside the page. */
export const twinPath = (path: string): string => `${path}.md`;
/** A component of the contract that is too big to be written out wherever it occurs. */
export const schemaPath = (slug: string): string => `/developer/reference/schemas/${slug}`;

/** Paths that show the home page; they point to `/` as canonical and stay out of the sitemap. */
export const HOME_ALIASES = ['/home', '/login', '/signup'];
