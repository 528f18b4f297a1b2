/** The changelog of the API as an Atom feed, from its built page. */
import {escapeHtml} from 'openapi-model/escapeHtml';
import type {BuiltPage} from './builtPages';
import {pageEntry} from './search/reader';

export const CHANGELOG = '/developer/guides/changelog';

/** Path of the feed. */
export const FEED = '/changelog.xml';

/** What says when a version was published, below its heading. */
const PUBLISHED = /Published on (\d{1,2} \p{L}+ \d{4})\./u;

/**
 * @param page the changelog, with a heading for each version
 * @param home URL of the home page, with a trailing slash
 * @throws Error naming the version that does not say when it was published
 */
export function changelogFeed(page: BuiltPage, home: string): string {
  const address = home + page.path.slice(1);
  const {parts} = pageEntry(page);
  const versions = parts
    .filter(({title}) => /^\d+\.\d+\.\d+$/.test(title))
    .map(({id, title, text}) => {
      const [sentence, day] = PUBLISHED.exec(text) ?? [];
      if (!sentence) throw new Error(`${page.path}: version ${title} must say “Published on 4 December 2025.”`);
      return {
        title,
        url: `${address}#${id}`,
        updated: new Date(`${day} UTC`).toISOString(),
        text: text.replace(sentence, '').trim(),
      };
    });
  const entries = versions.map(
    ({title, url, updated, text}) =>
      `<entry><title>${title}</title><id>${escapeHtml(url)}</id><link href="${escapeHtml(url)}"/><updated>${updated}</updated><summary>${escapeHtml(text)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(page.title)}</title>
<id>${escapeHtml(address)}</id>
<link href="${escapeHtml(address)}"/>
<link rel="self" href="${escapeHtml(home + FEED.slice(1))}"/>
<updated>${
    versions
      .map(({updated}) => updated)
      .sort()
      .at(-1) ?? ''
  }</updated>
<author><name>${escapeHtml(new URL(home).hostname)}</name></author>
${entries.join('\n')}
</feed>
`;
}
