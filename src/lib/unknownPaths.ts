/**
 * Resolves paths that have no page: some redirect to a known page, the rest get the not-found text of their section
 * (sections 2 and 8 of the specification). Pages, hosting rules and tests share these functions.
 */
import {decode} from 'openapi-model/decode';
import type {NavigationLinks} from '../content/schema';
import {comparisonPath} from './paths';
import {slugOf} from './slug';

/** Paths of all pages of the site, below the base URL. */
type Pages = readonly string[];

/** Sections whose second segment is a record's slug; each has its own not-found text (section 8). */
const SECTION_OF = {
  solutions: 'solution',
  features: 'feature',
  compare: 'comparison',
  developer: 'developer',
} as const;

type RecordSection = keyof typeof SECTION_OF;
export type NotFoundSection = (typeof SECTION_OF)[RecordSection] | 'page';
export type Resolution = {kind: 'redirect'; to: string} | {kind: 'not-found'; section: NotFoundSection};

export const RECORD_SECTIONS = Object.keys(SECTION_OF) as RecordSection[];

const isRecordSection = (segment: string): segment is RecordSection => Object.hasOwn(SECTION_OF, segment);

/** Whether every path below `/segment` leads to that page: it exists, and it has neither records nor pages below it. */
const isEnd = (segment: string, pages: Pages): boolean =>
  !isRecordSection(segment) && pages.includes(`/${segment}`) && !pages.some((page) => page.startsWith(`/${segment}/`));

/** First segments of the pages to which all paths below them lead (section 2). */
export const endSegments = (pages: Pages): string[] =>
  pages.map((page) => page.slice(1)).filter((segment) => segment && !segment.includes('/') && isEnd(segment, pages));

/** Addresses that are only the beginning of others, such as `/developer/guides`, each with the page at its first segment. */
export function trimmedAddresses(pages: Pages): {from: string; to: string}[] {
  const parents = pages.map((page) => page.slice(0, page.lastIndexOf('/')));
  return [...new Set(parents)].flatMap((from) => {
    const to = from.slice(0, from.indexOf('/', 1));
    return from.lastIndexOf('/') > 0 && !pages.includes(from) && pages.includes(to) ? [{from, to}] : [];
  });
}

/** What people type, with the page that they mean. */
const MEANT: Readonly<Record<string, string>> = {
  '/api': '/developer',
  '/demo': '/book-a-demo',
  '/docs': '/developer',
  '/legal': '/terms',
  '/trust': '/security',
};

/** Addresses that people type, such as `/docs` or `/quizzes`, each with the page that it leads to. */
export function typedAddresses(pages: Pages): {from: string; to: string}[] {
  const records = pages.filter((page) => /^\/(?:solutions|features)\/[^/]+$/.test(page));
  const meant = [
    ...Object.entries(MEANT),
    ...records.map((page) => [page.slice(page.lastIndexOf('/')), page] as const),
  ];
  return meant.flatMap(([from, to]) => (pages.includes(to) && !pages.includes(from) ? [{from, to}] : []));
}

/** Addresses that people type for our other sites, such as `/blog`, from the links in the footer. */
export const outsideAddresses = ({footer}: Pick<NavigationLinks, 'footer'>): {from: string; to: string}[] =>
  footer.flatMap(({links}) =>
    links.flatMap(({title, href}) => (href?.startsWith('https:') ? [{from: `/${slugOf(title)}`, to: href}] : [])),
  );

/** Addresses of comparisons without their suffix, each with the page that it leads to. */
export function shortComparisons(pages: Pages): {from: string; to: string}[] {
  const [start, end] = comparisonPath('*').split('*') as [string, string];
  return pages
    .filter((page) => page.startsWith(start) && page.endsWith(end))
    .map((to) => ({from: to.slice(0, -end.length), to}));
}

/** Decodes percent escapes. A malformed segment is returned unchanged and so matches nothing. */
const decodeSegment = (segment: string): string => decode(segment) ?? segment;

/**
 * Resolves a path that has no page (routing rules of section 2).
 *
 * - First segment with a page, followed by others: redirects to that page, unless it has pages or records below it.
 * - `/compare/{key}` with a known key but no suffix: redirects to that comparison.
 * - The beginning of a page's path, such as `/developer/guides`: redirects to the page at its first segment.
 * - What people type, such as `/docs` or `/quizzes`: redirects to the page that they mean.
 * - First segment with a page and extra slashes: redirects to the page.
 * - Anything else: not found, with the section whose text applies, if it has an index.
 *
 * Never throws and never redirects to the path it was given. Redirect targets are paths of pages, so nothing that was
 * typed into the address bar ends up in them.
 *
 * @param pathname path below the base URL, decoded or not, without query and fragment
 */
export function resolvePath(pathname: string, pages: Pages): Resolution {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeSegment);
  const redirect = (to: string): Resolution =>
    to === pathname ? {kind: 'not-found', section: 'page'} : {kind: 'redirect', to};

  const isPage = first !== '' && pages.includes(`/${first}`);
  if (isPage && (rest.length === 0 || isEnd(first, pages))) return redirect(`/${first}`);
  const path = `/${[first, ...rest].join('/')}`;
  const typed = typedAddresses(pages).find(({from}) => from === path);
  if (typed) return redirect(typed.to);
  if (!isRecordSection(first)) return {kind: 'not-found', section: 'page'};
  const known = [...shortComparisons(pages), ...trimmedAddresses(pages)].find(({from}) => from === path);
  return known ? redirect(known.to) : {kind: 'not-found', section: isPage ? SECTION_OF[first] : 'page'};
}

/** Maximum length of a suggested query, in characters. */
const SUGGESTION_LENGTH = 60;

/**
 * A search query for a path that has no page: its words, without the name of a record section.
 *
 * @param pathname path below the base URL
 */
export function pathWords(pathname: string): string {
  const [first = '', ...rest] = pathname
    .slice(0, 4 * SUGGESTION_LENGTH)
    .split('/')
    .filter(Boolean)
    .map(decodeSegment);
  const segments = isRecordSection(first) && rest.length > 0 ? rest : [first, ...rest];
  const words =
    segments
      .join(' ')
      .replace(/\.html?$/, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, SUGGESTION_LENGTH).trim();
}

export interface NotFoundText {
  title: string;
  message: string;
  /** Label of the link to the home page. */
  link: string;
}

/** Title, message and link label of not-found pages (section 8). */
export const NOT_FOUND_TEXTS: Record<NotFoundSection, NotFoundText> = {
  page: {
    title: 'Page Not Found',
    message: "Sorry, we couldn't find the page you're looking for.",
    link: 'Go Back Home',
  },
  solution: {
    title: 'Solution not found',
    message: 'There is no solution at this address. You can find all of them under “All solutions”.',
    link: 'Back to Home',
  },
  feature: {
    title: 'Content not found',
    message: 'There is no feature at this address. You can find all of them under “All features”.',
    link: 'Back to Home',
  },
  comparison: {
    title: 'Comparison not found',
    message: 'There is no comparison at this address. You can find all of them under “All comparisons”.',
    link: 'Back to Home',
  },
  developer: {
    title: 'Page Not Found',
    message:
      'There is no page at this address in the API documentation. You can find all of its pages under “API overview”.',
    link: 'Go Back Home',
  },
};
