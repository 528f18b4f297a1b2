/**
 * What an address that no page answers means: it leads on to a known page, or nothing is there and the section's own
 * words say so (sections 2 and 8 of the specification). Pages, hosting rules and tests share these functions.
 */
import {comparisonPath} from './paths';

/** First segments that show a page (section 2), the index of comparisons and the accessibility statement. */
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

/** Sections whose second segment names a record; each has a not-found text of its own (section 8). */
export const RECORD_SECTIONS = ['solutions', 'features', 'compare', 'developer'] as const;

export type RecordSection = (typeof RECORD_SECTIONS)[number];
export type NotFoundSection = 'solution' | 'feature' | 'comparison' | 'developer' | 'page';
export type Resolution = {kind: 'redirect'; to: string} | {kind: 'not-found'; section: NotFoundSection};

export interface RouteFacts {
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

/** A segment without its percent escapes; one with a malformed escape stays as it is and so matches nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Decides what becomes of a path that has no page (section 2, routing rules).
 *
 * - First segment known, more follows: the known page. Record sections answer with their own not-found text instead.
 * - `/compare/{key}` without the suffix, key known: that comparison.
 * - A known page with stray slashes: the page.
 * - Anything else: not found, with the section whose words fit.
 *
 * Never throws, whatever the path holds, and never redirects to the path it was given. A redirect leads to a path made
 * of known words alone, so nothing typed into the address bar reaches it.
 *
 * @param pathname path below the base URL, decoded or not, without query and fragment
 */
export function resolvePath(pathname: string, {competitors}: RouteFacts): Resolution {
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

/** Longest query that a path suggests, in characters. */
const SUGGESTION_LENGTH = 60;

/**
 * What to search for instead of a path that has no page: its words, without the known section that it begins with.
 *
 * @param pathname path below the base URL
 */
export function pathWords(pathname: string): string {
  const [first = '', ...rest] = pathname
    .slice(0, 4 * SUGGESTION_LENGTH)
    .split('/')
    .filter(Boolean)
    .map(decodeSegment);
  const telling = KNOWN_SEGMENTS.includes(first) && rest.length > 0 ? rest : [first, ...rest];
  const words =
    telling
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
    message: 'No solution has this address. You can reach all of them from the Solutions menu.',
    link: 'Back to Home',
  },
  feature: {
    title: 'Content not found',
    message: 'There is no feature at this address. The Features menu lists every one by category.',
    link: 'Back to Home',
  },
  comparison: {
    title: 'Comparison not found',
    message: 'We have not written a comparison under this name. Those we have are listed at the foot of the page.',
    link: 'Back to Home',
  },
  developer: {
    title: 'Page Not Found',
    message: 'The API documentation has no page here. Its overview names every operation and guide.',
    link: 'Back to Home',
  },
};

/** Title, message and link label of a not-found page (section 8). */
export const notFoundText = (section: NotFoundSection): NotFoundText => NOT_FOUND_TEXTS[section];
