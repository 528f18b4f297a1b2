/** Paths of pages below the base URL (section 2). Every link to a record uses these functions. */
export const solutionPath = (slug: string): string => `/solutions/${slug}`;
export const featurePath = (slug: string): string => `/features/${slug}`;
/** @param slug without the suffix `-alternative` */
export const comparisonPath = (slug: string): string => `/compare/${slug}-alternative`;
export const operationPath = (slug: string): string => `/developer/reference/${slug}`;
/** The Markdown of a page. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
/** Paths that show the home page. Their canonical URL is `/`, and they are not in the sitemap. */
export const HOME_ALIASES = ['/home', '/login', '/signup'];
