/** The headers that the build gives its hosts, and the documents that they go with. */
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {headersFor} from '../../scripts/siteServer';
import {TOKEN} from '../../src/lib/tokens';
import {fileOf, pages, readBytes, readText, rules, settings} from './support';

const headers = headersFor(rules, settings.baseUrl);

const directives = Object.fromEntries(
  headers['Content-Security-Policy']!.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]),
);

describe('the headers of the site', () => {
  it('earn every point of MDN HTTP Observatory that a build decides', () => {
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'/),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000\b/),
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('Set-Cookie');
  });

  it('have a policy without wildcards, insecure schemes and unsafe sources', () => {
    expect(directives).toMatchObject({'object-src': ["'none'"], 'base-uri': ["'none'"], 'style-src': ["'self'"]});
    expect(directives['form-action']![0]).toBe("'self'");
    const {'style-src-attr': _, 'img-src': pictures, ...strict} = directives;
    expect(
      Object.values(strict)
        .flat()
        .filter((source) => /unsafe|data:|blob:|\*|^http:|^https?:$/.test(source)),
    ).toEqual([]);
    expect(pictures).toEqual(["'self'", 'data:']);
  });

  it('allow every inline script by its checksum, and have no unused checksum', () => {
    const inline = pages.flatMap(({$}) =>
      $('script:not([src])')
        .toArray()
        .filter((element) => !/json|template/.test($(element).attr('type') ?? ''))
        .map((element) => `'sha256-${createHash('sha256').update($(element).text()).digest('base64')}'`),
    );
    const allowed = directives['script-src']!.filter((source) => source.startsWith("'sha"));
    expect(allowed.length).toBeLessThanOrEqual(4);
    expect([...new Set(inline)].sort()).toEqual([...allowed].sort());
  });
});

it('every document has the checksum of each entry script and style sheet', () => {
  const checksumOf = (address: string) =>
    `sha384-${createHash('sha384')
      .update(readBytes(fileOf(address)))
      .digest('base64')}`;
  const checksums = new Map<string, string>();
  for (const {path, $} of pages) {
    for (const element of $('link[rel=stylesheet], meta[name=entry-script], script[src^="/"]').toArray()) {
      const {href, content, src, integrity, 'data-integrity': later} = element.attribs;
      const address = (href ?? content ?? src)!;
      if (!checksums.has(address)) checksums.set(address, checksumOf(address));
      expect(integrity ?? later, `${path}: ${address}`).toBe(checksums.get(address));
    }
  }
  expect(checksums.size).toBeGreaterThan(20);
});

it('every document shows no brand token that nothing replaced, except in code', () => {
  const shown = pages
    .filter(({file}) => readText(file).search(TOKEN) >= 0)
    .flatMap(({path, $}) => {
      const document = $('html').clone();
      document.find('script, style, code, pre').remove();
      return ($.html(document).match(TOKEN) ?? []).map((token) => `${path} shows ${token}`);
    });
  expect(shown).toEqual([]);
});
