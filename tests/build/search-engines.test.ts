import {describe, expect, it} from 'vitest';
import {tiers} from '../../src/content/tiers';
import {content} from '../unit/support/records';
import {
  findings,
  HOME,
  isAlias,
  isNotFound,
  mainPages,
  meta,
  oneLine,
  pageAt,
  pages,
  textOf,
  type Page,
} from './support';

interface Thing {
  '@type': string;
  '@id'?: string;
  [name: string]: unknown;
}

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

describe('breadcrumbs', () => {
  const below = mainPages.filter((page) => page.path.split('/').length > 2);
  const shown = ({$}: Page) =>
    $('main nav[aria-label="Breadcrumb"] > ol > li')
      .toArray()
      .map((item) => ({
        name: oneLine($(item).text()),
        href: $(item).find('a').attr('href'),
        isCurrent: $(item).attr('aria-current') === 'page',
      }));

  it('appear on every page for a record, guide or operation, and link to its parents', () => {
    expect(below).not.toHaveLength(0);
    const wrong = findings(below, (page) => {
      const crumbs = shown(page);
      const last = crumbs.pop();
      return [
        ...(crumbs.length > 0 && crumbs.every(({href, isCurrent}) => href && !isCurrent) ? [] : ['steps without link']),
        ...(last?.isCurrent && !last.href ? [] : ['the page itself is not marked']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are the same in the structured data, which has them only if they are shown', () => {
    const wrong = findings(mainPages, (page) => {
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
    const wrong = findings(mainPages, (page) => {
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

  it('describes the organisation, the site and the product on the home page and its aliases only', () => {
    const home = pageAt('/');
    expect(things.get(home)).toMatchObject([
      {'@type': 'Organization', url: HOME, logo: `${HOME}icon-512.png`},
      {'@type': 'WebSite'},
      {'@type': 'SoftwareApplication', description: meta(home, 'description')},
    ]);
    for (const alias of pages.filter(isAlias)) expect(things.get(alias), alias.path).toEqual(things.get(home));
    for (const missing of pages.filter(isNotFound)) expect(things.get(missing), missing.path).toEqual([]);
  });

  it('has the range of prices', () => {
    const pricing = pageAt('/pricing');
    const {offers} = thing<{offers: {lowPrice: number; highPrice: number; offerCount: number}}>(
      pricing,
      'SoftwareApplication',
    )!;
    const listed = tiers.flatMap(({monthly, annual}) => [monthly, annual]).filter((price) => price !== null);
    expect(offers).toMatchObject({
      lowPrice: Math.min(...listed),
      highPrice: Math.max(...listed),
      offerCount: listed.length,
      priceSpecification: {minPrice: Math.min(...listed), unitText: 'user per month'},
    });
    for (const path of ['/', '/contact'])
      expect(thing(pageAt(path), 'Organization'), path).toMatchObject({contactPoint: {url: `${HOME}contact`}});
  });

  it('has the questions and answers that the page shows', () => {
    const asking = mainPages.filter((page) => thing(page, 'FAQPage'));
    const answered = content.solutions.filter(({page}) => page?.faq).map(({slug}) => `/solutions/${slug}`);
    const expected = mainPages.filter(({path}) =>
      ['/ai-course-creation', '/contact', '/pricing', '/security', ...answered].includes(path),
    );
    expect(asking).toEqual(expected);
    const wrong = findings(asking, (page) => {
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
    const wrong = findings(documentation, (page) => {
      const type = page.path.startsWith('/developer/guides/') ? 'TechArticle' : 'APIReference';
      const {headline} = thing<{headline: string}>(page, type) ?? {headline: 'none'};
      // The title of an operation may be shortened to fit with the name of the product.
      return textOf(page, 'h1').startsWith(headline.replace(/…$/, '')) ? [] : [`no ${type} with its headline`];
    });
    expect(wrong).toEqual([]);
  });
});
