import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {tiers} from '../../src/content/tiers';
import {
  canonicalOf,
  isAlias,
  isNotFound,
  mainPages,
  meta,
  pageAt,
  pages,
  resolveHref,
  settings,
  textOf,
  type Page,
} from './support';

const HOME = settings.siteUrl + settings.baseUrl;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Thing {
  '@type': string;
  '@id'?: string;
  [name: string]: unknown;
}

/** The structured data of a page. */
function thingsOf({$, path}: Page): Thing[] {
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts.length, path).toBeLessThanOrEqual(1);
  if (scripts.length === 0) return [];
  expect(scripts.parent().is('head'), path).toBe(true);
  const data = JSON.parse(scripts.text()) as {'@context': string; '@graph': Thing[]};
  expect(data['@context'], path).toBe('https://schema.org');
  return data['@graph'];
}

const things = new Map(pages.map((page) => [page, thingsOf(page)]));
const thing = <T>(page: Page, type: string) => things.get(page)!.find((one) => one['@type'] === type) as T | undefined;

/** One line per problem: `path: problem`. */
const wrongAt = (of: readonly Page[], find: (page: Page) => readonly string[]): string[] =>
  of.flatMap((page) => find(page).map((what) => `${page.path}: ${what}`));

describe('not-found documents', () => {
  const missing = pages.filter(isNotFound);

  it('have no canonical URL and no structured data, and the home page as og:url', () => {
    expect(missing).toHaveLength(5);
    const wrong = wrongAt(missing, (page) => [
      ...(canonicalOf(page) === undefined ? [] : ['canonical']),
      ...(meta(page, 'og:url') === canonicalOf(pageAt('/')) ? [] : ['og:url']),
      ...(things.get(page)!.length === 0 ? [] : ['structured data']),
    ]);
    expect(wrong).toEqual([]);
  });

  it('have a description each', () => {
    const descriptions = missing.map((page) => meta(page, 'description')!);
    expect(new Set(descriptions).size).toBe(missing.length);
    expect(descriptions.filter(({length}) => length < 50 || length > 160)).toEqual([]);
  });
});

describe('the language', () => {
  it('is the same in the document and its preview, without alternates', () => {
    const wrong = wrongAt(pages, (page) => [
      ...(page.$('html').attr('lang') === 'en-GB' ? [] : ['lang']),
      ...(meta(page, 'og:locale') === 'en_GB' ? [] : ['og:locale']),
      ...(page.$('link[hreflang]').length === 0 ? [] : ['hreflang']),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  const BELOW = /^\/(?:solutions|features|compare|developer\/guides|developer\/reference)\/./;
  const below = mainPages.filter(({path}) => BELOW.test(path));
  const shown = ({$}: Page) =>
    $('main nav[aria-label="Breadcrumb"] > ol > li')
      .toArray()
      .map((item) => ({
        name: oneLine($(item).text()),
        href: $(item).find('a').attr('href'),
        isCurrent: $(item).attr('aria-current') === 'page',
      }));

  it('appear on every page for a record, guide, operation or schema, and link to its parents', () => {
    expect(below.length).toBeGreaterThan(70);
    const wrong = wrongAt(below, (page) => {
      const crumbs = shown(page);
      const up = crumbs.slice(0, -1);
      const target = resolveHref(page, up[0]?.href ?? '');
      return [
        ...(crumbs.length >= 2 ? [] : ['no breadcrumbs']),
        ...(up.every(({href, isCurrent}) => href && !isCurrent) ? [] : ['a step without a link']),
        ...(crumbs.at(-1)?.isCurrent && !crumbs.at(-1)!.href ? [] : ['the page itself is not marked']),
        ...(target?.kind === 'page' && target.page !== page ? [] : ['they lead nowhere']),
        ...(page.$('nav[aria-label^="Breadcrumb"]').length === 1 ? [] : ['twice']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are the same in the structured data, which has them only if they are shown', () => {
    const wrong = wrongAt(mainPages, (page) => {
      const list = thing<{itemListElement: {position: number; name: string; item?: string}[]}>(page, 'BreadcrumbList');
      const said = list?.itemListElement.map(({position, name, item}) => `${position} ${name} ${item ?? ''}`) ?? [];
      const seen = shown(page).map(
        ({name, href}, index) => `${index + 1} ${name} ${href ? new URL(href, page.url).href : ''}`,
      );
      return said.join() === seen.join() ? [] : [`"${said.join()}" instead of "${seen.join()}"`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('structured data', () => {
  it('describes each thing once, for this site, and refers to related items', () => {
    const wrong = wrongAt(mainPages, (page) => {
      const found = things.get(page)!;
      const types = found.map((one) => one['@type']);
      const ids = found.map((one) => one['@id']);
      const references = [...JSON.stringify(found).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id!);
      return [
        ...types.filter((type, index) => types.indexOf(type) !== index),
        ...ids.filter((id) => !id?.startsWith(HOME)).map((id) => `id ${id}`),
        ...references.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}`),
        ...(/"(?:aggregateRating|review|reviewRating)":/.test(JSON.stringify(found)) ? ['a rating'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('describes the organisation, the site and the product on the home page and its aliases', () => {
    const home = pageAt('/');
    expect(things.get(home)!.map((one) => one['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(thing<Thing>(home, 'Organization')).toMatchObject({url: HOME, logo: `${HOME}icon-512.png`});
    expect(thing<Thing>(home, 'SoftwareApplication')).toMatchObject({description: meta(home, 'description')});
    for (const alias of pages.filter(isAlias)) expect(things.get(alias), alias.path).toEqual(things.get(home));
  });

  it('has the same prices as the table', () => {
    const pricing = pageAt('/pricing');
    const {offers} = thing<{offers: {lowPrice: number; highPrice: number; offers: {price: number; name: string}[]}}>(
      pricing,
      'SoftwareApplication',
    )!;
    const listed = tiers.flatMap(({monthly, annual}) => [monthly, annual]).filter((price) => price !== null);
    expect(offers.offers.map(({price}) => price)).toEqual(listed);
    expect([offers.lowPrice, offers.highPrice]).toEqual([Math.min(...listed), Math.max(...listed)]);
    const table = pricing.$('main table').text();
    expect(listed.filter((price) => !table.includes(`$${price.toFixed(2)}`))).toEqual([]);
  });

  it('has the questions and answers that the page shows', () => {
    const asking = mainPages.filter((page) => thing(page, 'FAQPage'));
    expect(asking.map(({path}) => path).sort()).toEqual(
      [
        ...mainPages.map(({path}) => path).filter((path) => path.startsWith('/solutions/')),
        '/ai-course-creation',
        '/pricing',
      ].sort(),
    );
    const wrong = wrongAt(asking, (page) => {
      const {mainEntity} = thing<{mainEntity: {name: string; acceptedAnswer: {text: string}}[]}>(page, 'FAQPage')!;
      const text = textOf(page, 'main');
      return mainEntity
        .flatMap(({name, acceptedAnswer}) => [name, acceptedAnswer.text])
        .filter((words) => !text.includes(oneLine(words)));
    });
    expect(wrong).toEqual([]);
  });

  it('has the right type for each documentation page', () => {
    const documentation = mainPages.filter(({path}) => path.startsWith('/developer'));
    const wrong = wrongAt(documentation, (page) => {
      const type = page.path.startsWith('/developer/guides/') ? 'TechArticle' : 'APIReference';
      const article = thing<Thing>(page, type);
      return article?.headline === textOf(page, 'h1') && article.url === page.url
        ? []
        : [`no ${type} with its headline`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('link texts', () => {
  /** Link texts that mean nothing out of context. */
  const EMPTY_WORDS =
    /^(?:(?:click |press |tap )?(?:here|this)|(?:learn|read|see|find out|show|view)? ?(?:more|details)|link|this (?:page|link|guide)|go|continue|next|previous|back)$/i;

  /** Accessible name of a link: its label, or its text and the alternative texts of its pictures. */
  function nameOf({$}: Page, link: Element): string {
    const label = $(link).attr('aria-label');
    const labelledBy = $(link).attr('aria-labelledby')?.split(/\s+/) ?? [];
    if (label) return oneLine(label);
    if (labelledBy.length > 0) return oneLine(labelledBy.map((id) => $(`[id="${id}"]`).text()).join(' '));
    const pictures = $(link).find('img[alt], svg[aria-label]').toArray();
    return oneLine(
      [$(link).text(), ...pictures.map((part) => $(part).attr('alt') ?? $(part).attr('aria-label')!)].join(' '),
    );
  }

  /** Links in header, main part and footer, except permalinks of an entry to itself, which are there to be copied. */
  const linksOf = (page: Page): {name: string; target: string}[] =>
    page
      .$('header a[href], main a[href], footer a[href]')
      .toArray()
      .filter((link) => {
        const href = page.$(link).attr('href')!;
        return !(href.startsWith('#') && page.$(link).closest(`[id="${href.slice(1)}"]`).length > 0);
      })
      .map((link) => ({name: nameOf(page, link), target: new URL(page.$(link).attr('href')!, page.url).href}));

  it('make sense out of context', () => {
    const wrong = wrongAt(pages, (page) => linksOf(page).flatMap(({name}) => (EMPTY_WORDS.test(name) ? [name] : [])));
    expect(wrong).toEqual([]);
  });

  it('lead to the same place if they are the same', () => {
    const wrong = wrongAt(pages, (page) => {
      const targets = new Map<string, Set<string>>();
      for (const {name, target} of linksOf(page)) targets.set(name, (targets.get(name) ?? new Set()).add(target));
      return [...targets]
        .filter(([, places]) => places.size > 1)
        .map(([name, places]) => `${name}: ${[...places].join(' ')}`);
    });
    expect(wrong).toEqual([]);
  });
});
