import type {PageFacts} from '../../lib/pageFacts';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The sitemap of all indexed pages, without dates or priorities, which would not be maintained.
 *
 * @param home URL of the home page, with a trailing slash
 */
export function sitemapXml(facts: readonly PageFacts[], home: string): string {
  const urls = facts
    .filter(({indexed}) => indexed)
    .map(({path}) => `<url><loc>${escapeXml(home + path.slice(1))}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
