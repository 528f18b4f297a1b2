/**
 * Resolves paths that have no page: some redirect to a known page, the rest get the not-found text of their section
 * (sections 2 and 8 of the specification). Pages, hosting rules and tests share these functions.
 */
import {comparisonPath} from './paths';

/** First path segments that have a page: those of section 2, plus the comparison index and accessibility statement. */
export const KNOWN_SEGMENTS: readonly string[] = [
  'home',
  'features',
  'pricing',
  'integrations',
  'about',
  'security',
  'solutions',
  'ai-course-creation',
  'login',
  'signup',
  'how-to-widget',
  'contact',
  'terms',
  'privacy',
  'developer',
  'branding-guide',
  'book-a-demo',
  'compare',
  'accessibility',
];

/** Sections whose second segment is a record's slug; each has its own not-found text (section 8). */
export const RECORD_SECTIONS = ['solutions', 'features', 'compare', 'developer'] as const;

export type RecordSection = (typeof RECORD_SECTIONS)[number];
export type NotFoundSection = 'solution' | 'feature' | 'comparison' | 'developer' | 'page';
export type Resolution = {kind: 'redirect'; to: string} | {kind: 'not-found'; section: NotFoundSection};

interface Options {
  /** Slugs of all competitors, without the suffix `-alternative`. */
  competitors: readonly string[];
}

const SECTION_OF: Record<RecordSection, NotFoundSection> = {
  solutions: 'solution',
  features: 'feature',
  compare: 'comparison',
  developer: 'developer',
};

const isRecordSection = (segment: string): segment is RecordSection =>
  (RECORD_SECTIONS as readonly string[]).includes(segment);

/** Decodes percent escapes. A malformed segment is returned unchanged and so matches nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Resolves a path that has no page (routing rules of section 2).
 *
 * - Known first segment followed by others: redirects to that page, except in record sections, which are not found.
 * - `/compare/{key}` with a known key but no suffix: redirects to that comparison.
 * - Known page with extra slashes: redirects to the page.
 * - Anything else: not found, with the section whose text applies.
 *
 * Never throws and never redirects to the path it was given. Redirect targets are built from known segments only, so
 * nothing that was typed into the address bar ends up in them.
 *
 * @param pathname path below the base URL, decoded or not, without query and fragment
 */
export function resolvePath(pathname: string, {competitors}: Options): Resolution {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeSegment);
  const redirect = (to: string): Resolution =>
    to === pathname ? {kind: 'not-found', section: 'page'} : {kind: 'redirect', to};

  if (!KNOWN_SEGMENTS.includes(first)) return {kind: 'not-found', section: 'page'};
  if (rest.length === 0 || !isRecordSection(first)) return redirect(`/${first}`);
  if (first === 'compare' && rest.length === 1 && competitors.includes(rest[0]!)) {
    return redirect(comparisonPath(rest[0]!));
  }
  return {kind: 'not-found', section: SECTION_OF[first]};
}

/** Maximum length of a suggested query, in characters. */
const SUGGESTION_LENGTH = 60;

/**
 * A search query for a path that has no page: its words, without a known first segment.
 *
 * @param pathname path below the base URL
 */
export function pathWords(pathname: string): string {
  const [first = '', ...rest] = pathname
    .slice(0, 4 * SUGGESTION_LENGTH)
    .split('/')
    .filter(Boolean)
    .map(decodeSegment);
  const segments = KNOWN_SEGMENTS.includes(first) && rest.length > 0 ? rest : [first, ...rest];
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

const NOT_FOUND_TEXTS: Record<NotFoundSection, NotFoundText> = {
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

/** Title, message and link label of a not-found page (section 8). */
export const notFoundText = (section: NotFoundSection): NotFoundText => NOT_FOUND_TEXTS[section];
