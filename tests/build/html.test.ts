import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {content} from '../unit/support/records';
import {
  attributesOf,
  canonicalOf,
  elementsOf,
  files,
  findings,
  HOME,
  isAlias,
  isNotFound,
  isStock,
  mainPages,
  meta,
  oneLine,
  ownPages,
  pageAt,
  pages,
  readText,
  repeated,
  resolveHref,
  settings,
  sitemap,
  textOf,
  textsOf,
  type Page,
} from './support';

const {baseUrl} = settings;

/** Whether search engines may list a page. */
const isListed = ({path}: Page): boolean => content.metadata[path]?.indexed !== false;

const titleOf = ({$}: Page) => $('head > title').text();
const descriptionOf = (page: Page) => meta(page, 'description') ?? '';

/** URL of a page's social image. The home page and its aliases have the default image, every other page its own. */
const socialImage = (page: Page): string =>
  HOME + (page.path === '/' || isAlias(page) ? 'og-image.png' : `img/social${page.path}.png`);

const differences = (page: Page, expected: Record<string, string | undefined>): string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    meta(page, name) === value && value ? [] : [`${name} is ${meta(page, name)}`],
  );

const notOne = ({$}: Page, ...selectors: string[]): string[] =>
  selectors.filter((selector) => $(selector).length !== 1).map((selector) => `${$(selector).length} ${selector}`);

const doubled = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Whether a link leads to another site, or to a file, the canonical address of a page or a fragment of this build. */
function isAlive(page: Page, href: string): boolean {
  const target = resolveHref(page, href);
  if (target?.kind === 'page') return target.fragment === '' || target.page.ids.has(target.fragment);
  return target?.kind === 'external' || (target?.kind === 'file' && !target.file.endsWith('.html'));
}

it.each<[rule: string, find: (page: Page) => readonly string[], of?: readonly Page[]]>([
  ['one title, main and headline', (page) => notOne(page, 'head > title', 'main', 'h1'), ownPages],
  [
    'the name of the product once in its title',
    (page) => (titleOf(page).split(brand.name).length === 2 ? [] : [titleOf(page)]),
  ],
  ['a description', (page) => (/\w/.test(descriptionOf(page)) ? [] : ['none'])],
  [
    'the end of its first section, if it is not painted before that',
    (page) =>
      attributesOf(page, 'link[rel=expect]', 'href').filter(
        (target) => !page.$('main > section:first-child > :last-child').is(target),
      ),
  ],
  [
    'the language of the site and no other',
    (page) => [
      ...(page.$('html').attr('lang') === 'en-GB' ? [] : ['lang']),
      ...differences(page, {'og:locale': 'en_GB'}),
      ...elementsOf(page, 'link[hreflang]'),
    ],
  ],
  [
    'its own URL as canonical and og:url, and noindex if it is for the owner of the site',
    (page) => [
      ...(canonicalOf(page) === page.url ? [] : [`canonical ${canonicalOf(page)}`]),
      ...differences(page, {'og:url': page.url}),
      ...((meta(page, 'robots') === undefined) === isListed(page) ? [] : ['wrong noindex']),
    ],
    mainPages,
  ],
  [
    'the properties for Open Graph and Twitter',
    (page) =>
      differences(page, {
        'og:title': titleOf(page),
        'og:description': descriptionOf(page),
        'og:image': socialImage(page),
        'og:type': 'website',
        'og:site_name': brand.name,
        'twitter:card': 'summary_large_image',
        'twitter:site': brand.socialHandle,
        'twitter:image': socialImage(page),
        // Twitter reads those for Open Graph where its own are missing.
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:title': titleOf(page),
        'twitter:description': descriptionOf(page),
        'twitter:image:alt': meta(page, 'og:image:alt'),
      }),
    ownPages.filter((page) => !isNotFound(page)),
  ],
  [
    'each id and each property once, except theme colours, which differ by colour scheme',
    (page) => [
      ...doubled(attributesOf(page, '[id]', 'id')),
      ...doubled(attributesOf(page, 'meta[name]:not([name=entry-script], [name=theme-color])', 'name')),
      ...doubled(attributesOf(page, 'meta[property]', 'property')),
      ...elementsOf(page, 'link[rel=canonical] ~ link[rel=canonical]'),
    ],
  ],
  [
    'favicons, manifest and the colours of both themes',
    (page) => {
      const files = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'];
      const links = files.map((file) => `head link[href="${baseUrl}${file}"]`);
      const color = 'meta[name=theme-color][content^="#"]';
      return notOne(page, ...links, ...['light', 'dark'].map((theme) => `${color}[media$="scheme: ${theme})"]`));
    },
  ],
  [
    'a text alternative and a size for every image',
    (page) => elementsOf(page, 'img:not([alt]), img:not([width]), img:not([height])'),
  ],
  [
    'more than its headline without scripts',
    (page) => (textOf(page, 'main').length > 1.5 * textOf(page, 'h1').length ? [] : [textOf(page, 'main')]),
    mainPages,
  ],
  ['nothing that is still loading', (page) => textOf(page, 'body').match(/\bloading(?:…|\.\.\.|$)/gi) ?? []],
  [
    'a number next to every arc',
    ({$}) =>
      $('main path[stroke-dasharray]')
        .toArray()
        .filter(({attribs}) => attribs.pathLength)
        .map((arc) => $(arc).closest('[role=img], li, div:has(> svg + ul)').text())
        .filter((text) => !/\d/.test(text)),
  ],
  ['entries in every list', (page) => elementsOf(page, 'ul:empty, ol:empty, dl:empty')],
  ['a caption for every table', (page) => elementsOf(page, 'table:not(:has(> caption)), table > caption:empty')],
  [
    'links to canonical addresses of pages, existing files and fragments',
    (page) => [
      ...attributesOf(page, 'a[href], area[href], link[href]', 'href').filter((href) => !isAlive(page, href)),
      ...attributesOf(page, 'form[action]', 'action').filter((action) => !isAlive(page, action)),
      ...elementsOf(page, 'a:not([href]), a[href=""], a[href="#"], a[href="/#"], a[href="about:blank"]'),
    ],
  ],
  [
    'existing pictures and scripts',
    (page) =>
      page
        .$('[src], [srcset]')
        .toArray()
        .flatMap(({attribs: {src = '', srcset = ''}}) => [src, ...srcset.split(',').map((part) => part.trim())])
        .map((source) => source.split(' ')[0]!)
        .filter((source) => source && !source.startsWith('data:') && resolveHref(page, source)?.kind !== 'file'),
  ],
  ['rel=noopener wherever a new tab opens', (page) => elementsOf(page, '[target=_blank]:not([rel~=noopener])')],
  [
    'a warning for screen readers wherever a new tab opens',
    ({$}) =>
      $('a[target=_blank]')
        .toArray()
        .map((link) => $(link).text())
        .filter((name) => !/new tab/.test(name)),
  ],
  [
    'few landmarks, apart from the reference, and none for what is closed',
    (page) => {
      const regions = elementsOf(page, 'main :is(section[aria-label], section[aria-labelledby], [role=region])');
      const closed = elementsOf(page, ':is(section[aria-labelledby], [role=region])[data-open=false]');
      return page.path !== '/developer' && regions.length > 6 ? regions : closed;
    },
    mainPages,
  ],
  ['each heading of its sections once', (page) => doubled(textsOf(page, 'main h2'))],
  ['TLS for other sites', (page) => elementsOf(page, 'a[href^="http:"], link[href^="http:"], [src^="http:"]')],
  [
    'links that open the web app in a new tab',
    (page) => elementsOf(page, `[href^="${settings.appUrl}"]:not([target])`),
  ],
  [
    'header and footer of the home page',
    (page) =>
      ['nav[aria-label="Main"]', 'footer:not(main *)'].filter(
        (part) => textOf(page, part) !== textOf(pageAt('/'), part),
      ),
  ],
  [
    'link texts that make sense out of context, and lead to one place each',
    (page) => {
      const targets = new Map<string, Set<string>>();
      for (const {name, target} of linksOf(page)) targets.set(name, (targets.get(name) ?? new Set()).add(target));
      return [...targets].flatMap(([name, places]) => [
        ...(EMPTY_WORDS.test(name) ? [name] : []),
        ...(places.size > 1 ? [`${name}: ${[...places].join(' ')}`] : []),
      ]);
    },
  ],
])('every page has %s', (_, find, of = pages) => {
  expect(findings(of, find)).toEqual([]);
});

const EMPTY_WORDS =
  /^(?:(?:click |press |tap )?(?:here|this)|(?:learn|read|see|find out|show|view)? ?(?:more|details)|link|this (?:page|link|guide)|go|continue|next|previous|back)$/i;

/** Accessible name of a link: its label, or its text and the alternative texts of its pictures. */
function nameOf({$}: Page, link: Element): string {
  const pictures = $(link).find('img[alt]').toArray();
  return oneLine(link.attribs['aria-label'] ?? [$(link).text(), ...pictures.map(({attribs}) => attribs.alt)].join(' '));
}

/** Links in header, main part and footer, except permalinks of an entry to itself, which are there to be copied. */
const linksOf = (page: Page): {name: string; target: string}[] =>
  page
    .$('header a[href], main a[href], footer a[href]')
    .toArray()
    .map((link) => ({link, href: link.attribs.href!}))
    .filter(({link, href}) => !(href.startsWith('#') && page.$(link).closest(`[id="${href.slice(1)}"]`).length > 0))
    .map(({link, href}) => ({name: nameOf(page, link), target: new URL(href, page.url).href}));

/** A section without an index, such as comparisons that the owner has removed, has the not-found text of the site. */
const hasIndex = ({path: route}: Page): boolean =>
  route === '/404' || pages.some((page) => `${page.path}/404` === route);

it('no two pages have the same title or description', () => {
  expect(repeated(mainPages, titleOf)).toEqual([]);
  expect(
    repeated([...mainPages, ...pages.filter((page) => isNotFound(page) && hasIndex(page))], descriptionOf),
  ).toEqual([]);
});

it('the aliases of the home page show it, and name it as their canonical URL', () => {
  const aliases = pages.filter(isAlias);
  expect(aliases).toHaveLength(3);
  for (const page of aliases) {
    expect([canonicalOf(page), meta(page, 'og:url')], page.path).toEqual([HOME, HOME]);
    expect([titleOf(page), textOf(page, 'main')]).toEqual([titleOf(pageAt('/')), textOf(pageAt('/'), 'main')]);
  }
});

it('not-found documents are no pages for search engines, say what is missing, and lead home', () => {
  const missing = pages.filter(isNotFound);
  expect(missing).toHaveLength(5);
  expect(new Set(missing.map((page) => textOf(page, 'h1'))).size).toBe(missing.filter(hasIndex).length - 1);
  for (const page of missing) {
    expect(meta(page, 'robots'), page.path).toContain('noindex');
    expect([canonicalOf(page), meta(page, 'og:url')], page.path).toEqual([undefined, undefined]);
    expect(page.$(`main a[href="${baseUrl}"]`).length, page.path).toBeGreaterThan(0);
  }
});

it('robots.txt allows everything and names the sitemap, which has every listed page once and nothing else', () => {
  const lines = readText('robots.txt').replace(/#.*/g, '').split('\n').map(oneLine).filter(Boolean);
  expect(lines[0]).toMatch(/^user-agent: /i);
  expect(
    lines.filter((line) => !/^(?:user-agent|content-signal|allow|sitemap): |^disallow: (?!\/$)/i.test(line)),
  ).toEqual([]);
  expect(lines).toContain(`Sitemap: ${HOME}sitemap.xml`);
  expect(readText('sitemap.xml')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  const stock = pages.filter(isStock).map(({url}) => url);
  const listed = mainPages.filter(isListed).map(({url}) => url);
  expect(sitemap.filter((url) => !stock.includes(url)).sort()).toEqual(listed.sort());
});

it('every drawing that a page takes from a file is in it', () => {
  const used = new Set(pages.flatMap(({$}) => [...$('use')].map((use) => $(use).attr('href')!.replace(baseUrl, ''))));
  const drawings = [...used].map((drawing) => drawing.split('#') as [file: string, id: string]);
  expect(drawings.filter(([file, id]) => !readText(file).includes(`id="${id}"`))).toEqual([]);
});

describe('the files contain', () => {
  const texts = [...files]
    .filter((file) => /\.(?:html|js|mjs|css|xml|txt|json|yaml|yml|md|svg|webmanifest)$|^_/.test(file))
    .map((file) => ({file, text: readText(file)}));

  it.each<[what: string, ...patterns: RegExp[]]>([
    ['no source maps', /[#@]\s*sourceMappingURL=/],
    [
      'no local addresses except that of the sandbox, and a port that a sample reads',
      /(?:https?:)?\/\/(?:localhost(?!:4010\b|:(?:<[^>]+>)*\$?\{)|127\.0\.0\.1|0\.0\.0\.0|\[::1\])[:/"'\s]/,
    ],
    [
      'no paths of a machine',
      /(?<![\w.$}@-])\/(?:tmp|home|Users|root|var\/folders)\/\w.{0,80}/,
      /\bfile:\/\/\/?\w.{0,80}/,
    ],
    ['no to-do markers or filler text', /\b(?:TODO|FIXME|TBD)\b/, /\blorem ipsum\b|\bcoming soon\b/i],
    [
      'no secrets',
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|gho|glpat|sk|pk|xox[bap])[-_][A-Za-z0-9]{20,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
    ],
  ])('%s', (_, ...patterns) => {
    const found = texts.flatMap(({file, text}) =>
      patterns.flatMap((pattern) => (pattern.exec(text) ?? []).map((match) => `${file}: ${match.slice(0, 120)}`)),
    );
    expect(found).toEqual([]);
  });
});
