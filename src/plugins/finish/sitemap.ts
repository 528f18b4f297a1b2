import type {PageFacts} from '../../lib/pageFacts';

/**
 * The sitemap of all pages that search engines list. Without dates and priorities: nobody maintains them.
 *
 * @param home address of the home page, with a slash at the end
 */
export function sitemapXml(facts: readonly PageFacts[], home: string): string {
  const urls = facts
    .filter(({indexed}) => indexed)
    .map(({path}) => `<url><loc>${home}${path.slice(1)}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
