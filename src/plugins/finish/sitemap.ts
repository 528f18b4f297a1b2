import {escapeHtml} from 'openapi-model/escapeHtml';
import {lastChangeOf, type LastChanges} from './lastChanges';
import type {PageFacts} from '../../lib/pageFacts';

/**
 * The sitemap of all indexed pages, with the day on which their words last changed, as far as it is known.
 *
 * @param home URL of the home page, with a trailing slash
 */
export function sitemapXml(facts: readonly PageFacts[], home: string, changes: LastChanges): string {
  const urls = facts
    .filter(({indexed}) => indexed)
    .map(({path}) => {
      const day = lastChangeOf(path, changes);
      return `<url><loc>${escapeHtml(home + path.slice(1))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
