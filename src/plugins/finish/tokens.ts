/** Finds brand tokens that nothing has replaced, such as those in the text of a page in `src/pages`. */
import * as cheerio from 'cheerio';
import type {PageFacts, PageKind} from '../../lib/pageFacts';
import {TOKEN} from '../../lib/tokens';
import {readDocument} from './documents';

/**
 * In their sources, tokens are replaced and unknown ones refused. In someone else's contract, braces are not tokens.
 */
const DOCUMENTATION: readonly PageKind[] = ['reference', 'operation', 'schema', 'guide'];

/** The tokens that a document shows in its text or has in an attribute, each once. Code may explain tokens. */
export function shownTokens(html: string): string[] {
  if (html.search(TOKEN) < 0) return [];
  const $ = cheerio.load(html);
  $('script, style, code, pre').remove();
  return [...new Set([...$.html().matchAll(TOKEN)].map(([token]) => token))];
}

/**
 * Checks the documents of our own pages.
 *
 * @throws Error that names each page that shows a token
 */
export async function refuseTokens(outDir: string, facts: readonly PageFacts[]): Promise<void> {
  const lines: string[] = [];
  for (const {path} of facts.filter(({kind}) => !DOCUMENTATION.includes(kind))) {
    const tokens = shownTokens(await readDocument(outDir, path));
    if (tokens.length > 0) lines.push(`  ${path} shows ${tokens.join(', ')}`);
  }
  if (lines.length === 0) return;
  const advice =
    'Tokens are replaced in docs/guides and openapi only. Components get the name from useBrand(); records import brand and write ${brand.name}.';
  throw new Error(['Pages show brand tokens that nothing replaces:', ...lines, advice].join('\n'));
}
