import {homedir, tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {MINIMUMS} from '../../src/content/minimums';
import {
  BUILD,
  canonicalOf,
  files,
  isAlias,
  isNotFound,
  mainPages,
  meta,
  pageAt,
  pages,
  readBytes,
  readText,
  resolveHref,
  settings,
  sitemap,
  textOf,
  type Page,
} from './support';

const {siteUrl, baseUrl} = settings;
const HOME = siteUrl + baseUrl;

/** Values that occur more than once, each with the pages that share it. */
function repeated(entries: readonly (readonly [value: string, page: Page])[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [value, page] of entries) groups.set(value, [...(groups.get(value) ?? []), page.path]);
  return [...groups].filter(([, paths]) => paths.length > 1).map(([value, paths]) => `${paths.join(' ')}: ${value}`);
}

/** One line for each finding, with the pages that have it. */
function findings(of: readonly Page[], find: (page: Page) => readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const page of of) {
    for (const found of new Set(find(page))) places.set(found, [...(places.get(found) ?? []), page.path]);
  }
  return [...places].map(([found, paths]) => {
    const more = paths.length > 6 ? ` and ${paths.length - 6} more pages` : '';
    return `${found} (${paths.slice(0, 6).join(' ')}${more})`;
  });
}

/** URL of a page's social image. The home page and its aliases have the default image, every other page its own. */
const socialImage = (page: Page): string =>
  HOME + (page.path === '/' || isAlias(page) ? 'og-image.png' : `img/social${page.path}.png`);

const titleOf = ({$}: Page) => $('head > title').text();

describe('the head', () => {
  it('exists for every route in the specification', () => {
    const routes = [
      '/',
      '/home',
      '/login',
      '/signup',
      '/solutions',
      '/features',
      '/pricing',
      '/integrations',
      '/about',
      '/security',
      '/ai-course-creation',
      '/how-to-widget',
      '/contact',
      '/terms',
      '/privacy',
      '/accessibility',
      '/developer',
      '/branding-guide',
      '/book-a-demo',
      '/compare',
      '/solutions/employee-training',
      '/solutions/customer-training',
      '/solutions/partner-training',
      '/solutions/compliance-training',
      '/features/learning-content',
      '/features/learner-engagement',
      '/features/admin-platform',
      '/features/automation-analytics',
      '/features/ai-course-creation',
      '/features/skills-engine',
      '/features/learning-analytics-dashboards',
      '/404',
      '/solutions/404',
      '/features/404',
      '/compare/404',
      '/developer/404',
    ];
    const built = pages.map((page) => page.path);
    expect(routes.filter((route) => !built.includes(route))).toEqual([]);
    const comparisons = built.filter((route) => /^\/compare\/.+-alternative$/.test(route));
    expect(comparisons.length).toBeGreaterThanOrEqual(MINIMUMS.comparisons);
  });

  it('has one title of at most 60 characters', () => {
    expect(findings(pages, ({$}) => ($('head > title').length === 1 ? [] : ['not one title']))).toEqual([]);
    expect(findings(pages, (page) => (titleOf(page).length <= 60 ? [] : [titleOf(page)]))).toEqual([]);
  });

  it('has a unique title that contains the product name once', () => {
    expect(repeated(mainPages.map((page) => [titleOf(page), page]))).toEqual([]);
    const nameCount = (page: Page) => titleOf(page).split(brand.name).length - 1;
    expect(findings(pages, (page) => (nameCount(page) === 1 ? [] : [titleOf(page)]))).toEqual([]);
  });

  it('has a unique description of 50 to 160 characters', () => {
    const wrong = findings(mainPages, (page) => {
      const description = meta(page, 'description');
      const length = description?.length ?? 0;
      return length >= 50 && length <= 160 ? [] : [`${length}: ${description}`];
    });
    expect(wrong).toEqual([]);
    expect(repeated(mainPages.map((page) => [meta(page, 'description')!, page]))).toEqual([]);
  });

  it('has its own URL as canonical and og:url, and in the sitemap', () => {
    const wrong = findings(mainPages, (page) => {
      const expected = page.url;
      return [
        canonicalOf(page) === expected ? '' : `canonical ${canonicalOf(page)}`,
        meta(page, 'og:url') === expected ? '' : `og:url ${meta(page, 'og:url')}`,
        sitemap.includes(expected) ? '' : 'not in the sitemap',
      ].filter(Boolean);
    });
    expect(wrong).toEqual([]);
  });

  it('has / as canonical URL for the aliases of the home page', () => {
    const aliases = pages.filter(isAlias);
    expect(aliases).toHaveLength(3);
    for (const page of aliases) {
      expect(canonicalOf(page), page.path).toBe(HOME);
      expect(meta(page, 'og:url'), page.path).toBe(HOME);
      expect(titleOf(page), page.path).toBe(titleOf(pageAt('/')));
      expect(textOf(page, 'main'), page.path).toBe(textOf(pageAt('/'), 'main'));
    }
  });

  it('has all properties for Open Graph and Twitter', () => {
    const wrong = findings([...mainPages, ...pages.filter(isAlias)], (page) => {
      const expected: Record<string, string | undefined> = {
        'og:title': titleOf(page),
        'og:description': meta(page, 'description'),
        'og:image': socialImage(page),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:type': 'website',
        'og:site_name': brand.name,
        'twitter:card': 'summary_large_image',
        'twitter:site': brand.socialHandle,
        'twitter:title': titleOf(page),
        'twitter:description': meta(page, 'description'),
        'twitter:image': socialImage(page),
        'twitter:image:alt': meta(page, 'og:image:alt'),
      };
      return Object.entries(expected).flatMap(([name, value]) =>
        meta(page, name) === value && value ? [] : [`${name} is ${meta(page, name)}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has each element once', () => {
    const wrong = findings(pages, ({$}) => {
      // These may occur several times: entry scripts are a list, and the theme colour differs by colour scheme.
      const names = $('head meta[name]:not([name=entry-script]), head meta[property]')
        .map(
          (_, element) => ($(element).attr('name') ?? $(element).attr('property'))! + ($(element).attr('media') ?? ''),
        )
        .get();
      return [
        ...names.filter((name, index) => names.indexOf(name) !== index),
        $('link[rel=canonical]').length > 1 ? 'canonical' : '',
      ].filter(Boolean);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps not-found documents out of search engines', () => {
    const notFound = pages.filter(isNotFound);
    expect(notFound).toHaveLength(5);
    for (const page of notFound) {
      expect(meta(page, 'robots'), page.path).toContain('noindex');
      expect(sitemap, page.path).not.toContain(page.url);
    }
    expect(findings(mainPages, (page) => (/noindex/.test(meta(page, 'robots') ?? '') ? ['noindex'] : []))).toEqual([]);
  });
});

describe('the body', () => {
  it('has exactly one main and one h1', () => {
    expect(findings(pages, ({$}) => ($('main').length === 1 ? [] : [`${$('main').length} main`]))).toEqual([]);
    expect(findings(pages, ({$}) => ($('h1').length === 1 ? [] : [`${$('h1').length} h1`]))).toEqual([]);
    expect(findings(pages, (page) => (textOf(page, 'h1') ? [] : ['an empty h1']))).toEqual([]);
  });

  it('has a text alternative and a size for every image', () => {
    const wrong = findings(pages, ({$}) =>
      $('img')
        .filter((_, image) => !['alt', 'width', 'height'].every((name) => $(image).attr(name) !== undefined))
        .map((_, image) => $.html(image))
        .get(),
    );
    expect(wrong).toEqual([]);
  });

  it('has the content of the page without scripts', () => {
    const wrong = findings(mainPages, (page) => {
      const {length} = textOf(page, 'main');
      return length > 400 ? [] : [`${length} characters`];
    });
    expect(wrong).toEqual([]);
    expect(
      findings(pages, (page) => (/\bloading(?:…|\.\.\.|$)/i.test(textOf(page, 'body')) ? ['loading'] : [])),
    ).toEqual([]);
  });

  it('sends no form to an e-mail address, which browsers treat as mixed content on https', () => {
    expect(findings(pages, ({$}) => ($('form[action^="mailto:"]').length > 0 ? ['mailto'] : []))).toEqual([]);
  });

  it('has no inline event handlers or javascript: links', () => {
    const wrong = findings(pages, ({$}) =>
      $('*')
        .toArray()
        .flatMap((element) => Object.entries($(element).attr() ?? {}))
        .filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
        .map(([name]) => name),
    );
    expect(wrong).toEqual([]);
  });
});

describe('links', () => {
  it('lead to existing pages, files and fragments', () => {
    const wrong = findings(pages, (page) =>
      page
        .$('a[href], area[href], link[href], form[action]')
        .map((_, element) => page.$(element).attr('href') ?? page.$(element).attr('action')!)
        .get()
        .filter((href) => {
          const target = resolveHref(page, href);
          return (
            target === null ||
            (target.kind === 'page' && target.fragment !== '' && !target.page.ids.has(target.fragment))
          );
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('load existing files', () => {
    const wrong = findings(pages, (page) =>
      page
        .$('[src], [srcset], [poster]')
        .map((_, element) => {
          const {src, srcset, poster} = element.attribs;
          return [src, poster, ...(srcset?.split(',').map((part) => part.trim().split(/\s+/)[0]) ?? [])];
        })
        .get()
        .filter((source): source is string => Boolean(source) && !source!.startsWith('data:'))
        .filter((source) => resolveHref(page, source)?.kind !== 'file'),
    );
    expect(wrong).toEqual([]);
  });

  it('are never placeholders, and never without an address', () => {
    const wrong = findings(pages, ({$}) =>
      $('a')
        .filter((_, link) => ['', '#', '/#', 'about:blank'].includes($(link).attr('href')?.trim() ?? ''))
        .map((_, link) => $.html(link).slice(0, 160))
        .get(),
    );
    expect(wrong).toEqual([]);
  });

  it('use canonical URLs', () => {
    const wrong = findings(pages, (page) =>
      page
        .$('a[href]')
        .map((_, link) => page.$(link).attr('href')!)
        .get()
        .filter((href) => {
          const url = new URL(href, page.url);
          return url.origin === siteUrl && url.pathname !== baseUrl && /\/$|\.html$|\/index$/.test(url.pathname);
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('to new tabs have rel=noopener', () => {
    const wrong = findings(pages, ({$}) =>
      $('a[target=_blank], form[target=_blank]')
        .filter((_, link) => !($(link).attr('rel') ?? '').split(/\s+/).includes('noopener'))
        .map((_, link) => $.html(link).slice(0, 160))
        .get(),
    );
    expect(wrong).toEqual([]);
  });

  it('to other sites use TLS', () => {
    const wrong = findings(pages, ({$}) =>
      $('a[href^="http:"], link[href^="http:"], [src^="http:"]')
        .map((_, element) => $.html(element).slice(0, 160))
        .get(),
    );
    expect(wrong).toEqual([]);
  });

  it('to the web app open login and registration in a new tab', () => {
    for (const [label, address] of [
      ['Log In', '/auth/login'],
      ['Start Free Trial', '/auth/register'],
    ] as const) {
      const wrong = findings(pages, ({$}) => {
        const links = $('header a, nav a').filter((_, link) => $(link).text().trim() === label);
        const right = links.filter(
          (_, link) => $(link).attr('href') === settings.appUrl + address && $(link).attr('target') === '_blank',
        );
        return links.length > 0 && right.length === links.length
          ? []
          : [`${label}: ${right.length} of ${links.length}`];
      });
      expect(wrong).toEqual([]);
    }
  });

  it('in the footer include comparisons, the same on all pages', () => {
    const counts = pages.map(
      ({$}) => $('footer a[href*="/compare/"]').filter((_, link) => /^Vs \S/.test($(link).text().trim())).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(MINIMUMS.footerComparisons);
    expect(new Set(counts).size).toBe(1);
  });

  it('reach every page within three clicks from /', () => {
    const linksOf = (page: Page, selector: string): string[] =>
      page
        .$(selector)
        .toArray()
        .map((link) => resolveHref(page, page.$(link).attr('href')!))
        .flatMap((target) => (target?.kind === 'page' ? [target.page.path] : []));
    const depth = new Map([['/', 0]]);
    for (const [route, clicks] of depth) {
      for (const next of linksOf(pageAt(route), 'a[href]')) if (!depth.has(next)) depth.set(next, clicks + 1);
    }
    const wrong = mainPages
      .filter((page) => !((depth.get(page.path) ?? Infinity) <= 3))
      .map((page) => `${page.path}: ${depth.get(page.path) ?? 'out of reach'}`);
    expect(wrong).toEqual([]);
  });
});

describe('files for robots', () => {
  it('robots.txt allows everything and refers to the sitemap', () => {
    const lines = readText('robots.txt')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
    const fields = lines.map((line) => /^([A-Za-z-]+):\s*(.*)$/.exec(line)?.slice(1) ?? [line, '']);
    expect(
      fields.filter(([name]) => !['user-agent', 'allow', 'disallow', 'sitemap'].includes(name!.toLowerCase())),
    ).toEqual([]);
    expect(fields[0]?.[0]?.toLowerCase()).toBe('user-agent');
    expect(fields.filter(([name]) => name!.toLowerCase() === 'sitemap').map(([, value]) => value)).toEqual([
      `${HOME}sitemap.xml`,
    ]);
    expect(fields.filter(([name, value]) => name!.toLowerCase() === 'disallow' && value === '/')).toEqual([]);
  });

  it('sitemap.xml has every page once and nothing else', () => {
    expect(readText('sitemap.xml')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect([...sitemap].sort()).toEqual(mainPages.map((page) => page.url).sort());
  });
});

describe('the build contains', () => {
  const isText = (file: string) => /\.(?:html|js|mjs|css|xml|txt|json|yaml|yml|md|svg|webmanifest)$|^_/.test(file);
  const text = [...files].filter(isText);

  /** `file: found` for every text file with a match. */
  const matching = (pattern: RegExp, of = text): string[] =>
    of.flatMap((file) => {
      const found = readText(file).match(pattern);
      return found ? [`${file}: ${found[0].slice(0, 120)}`] : [];
    });

  it('no source maps', () => {
    expect([...files].filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(matching(/[#@]\s*sourceMappingURL=/)).toEqual([]);
  });

  it('no local addresses except that of the sandbox, and a port that a sample reads', () => {
    expect(
      matching(/(?:https?:)?\/\/(?:localhost(?!:4010\b|:(?:<[^>]+>)*\$\{)|127\.0\.0\.1|0\.0\.0\.0|\[::1\])[:/"'\s]/),
    ).toEqual([]);
  });

  it('no machine-specific paths, not even in pictures and fonts', () => {
    const places = [path.resolve(BUILD, '..'), path.resolve(import.meta.dirname, '../..'), homedir(), tmpdir()];
    const named = [...new Set(places)].filter((place) => place.length > 1).map((place) => `${place}/`);
    // A picture may contain the five bytes of a short path such as /tmp/ by chance.
    const wrong = [...files].filter((file) =>
      named.some((place) => place.length > 8 && readBytes(file).includes(place)),
    );
    expect(wrong).toEqual([]);
    const escaped = named.map((place) => place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(matching(new RegExp(`(?<![\\w.$}@-])(?:${escaped.join('|')})[\\w.].{0,80}`))).toEqual([]);
    expect(matching(/(?<![\w.$}@-])\/(?:tmp|home|Users|root|var\/folders)\/\w.{0,80}/)).toEqual([]);
    expect(matching(/\bfile:\/\/\/?\w.{0,80}|\b[A-Z]:\\{1,2}Users\\/)).toEqual([]);
  });

  it('no to-do markers or filler text', () => {
    expect(matching(/\b(?:TODO|FIXME)\b/)).toEqual([]);
    expect(matching(/\blorem\b/i)).toEqual([]);
    expect(
      matching(
        /\bplaceholder (?:text|copy|link)\b|\bcoming soon\b|\bTBD\b/i,
        text.filter((file) => file.endsWith('.html')),
      ),
    ).toEqual([]);
  });

  it('no secrets', () => {
    expect(
      matching(
        /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|gho|glpat|sk|pk|xox[bap])[-_][A-Za-z0-9]{20,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
      ),
    ).toEqual([]);
  });
});
