/** Structured data of the built documents: what they are is read from them, so that it says what they show. */
import {load} from 'cheerio';
import {headOf} from '../../lib/documentParts';
import {solutionPath} from '../../lib/paths';
import {structuredDataScript, thingsOf, type PageFacts, type SiteFacts} from '../../lib/structuredData';
import type {FaqEntry} from '../../content/schema';
import type {Content} from '../content/types';

export interface DocumentFacts extends SiteFacts {
  /** Questions by path of the page that shows them. */
  faqs: ReadonlyMap<string, readonly FaqEntry[]>;
}

/**
 * What the records say of the site.
 *
 * @param home address of the home page, with a slash at the end
 */
export function documentFacts(content: Content, home: string, language: string): DocumentFacts {
  const {brand, metadata, solutions, tiers, pricing} = content;
  return {
    home,
    brand,
    description: metadata['/']!.description,
    planName: pricing.page.planName,
    tiers,
    language,
    faqs: new Map([
      ['/pricing', pricing.faq],
      ...solutions.map(({slug, page}) => [solutionPath(slug), page?.faq ?? []] as const),
    ]),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const HEADLINE = /<h1\b[\s\S]*?<\/h1>/;
const BREADCRUMBS = /<nav\b[^>]*\baria-label="?Breadcrumb\b[\s\S]*?<\/nav>/;

/** What a document says of its page, or null if it is none: then it names no canonical address. */
export function readPage(html: string, {home, faqs}: DocumentFacts): PageFacts | null {
  // Only these parts are parsed: a document of the reference can be long.
  const part = (pattern: RegExp) => load(pattern.exec(html)?.[0] ?? '');
  const head = load(headOf(html));
  const address = head('link[rel=canonical]').attr('href');
  if (!address?.startsWith(home)) return null;
  const path = `/${address.slice(home.length)}`;
  const crumbs = part(BREADCRUMBS);
  return {
    path,
    address,
    headline: oneLine(part(HEADLINE)('h1').text()),
    description: head('meta[name=description]').attr('content') ?? '',
    breadcrumbs: crumbs('li')
      .toArray()
      .map((item) => {
        const href = crumbs(item).find('a').attr('href');
        const name = oneLine(crumbs(item).text());
        return href === undefined ? {name} : {name, address: new URL(href, address).href};
      }),
    faq: faqs.get(path) ?? [],
  };
}

/** The document with its structured data at the end of its head. */
export function addStructuredData(html: string, facts: DocumentFacts): string {
  const page = readPage(html, facts);
  return page ? html.replace('</head>', (end) => structuredDataScript(thingsOf(page, facts)) + end) : html;
}
