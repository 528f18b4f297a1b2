/** Pages contain the text of their records, word for word. */
import {expect, it} from 'vitest';
import {completeTitle} from '../../src/lib/metadata';
import {quotedPrices} from '../../src/lib/pricing';
import {comparisonCta} from '../../src/content/comparePage';
import {resolveScene} from '../../src/content/scenes';
import accessibility from '../../src/content/guides/accessibility';
import dpa from '../../src/content/legal/dpa';
import privacy from '../../src/content/legal/privacy';
import terms from '../../src/content/legal/terms';
import type {GuideDocument, LegalDocument} from '../../src/content/schema';
import {groupRows} from '../../src/plugins/content/comparisonRows';
import {tiers} from '../../src/content/tiers';
import {content} from '../unit/support/records';
import {mainPages, meta, oneLine, pageAt, settings, textOf, textsOf} from './support';

it('title and description of every record page come from the record', () => {
  const {brand, metadata, solutions, featureCategories, features, competitors} = content;
  type Record = {slug: string; title: string; description: string};
  const named = (folder: string, records: readonly Record[]) =>
    records.map(({slug, title, description}) => [`${folder}/${slug}`, title, description]);
  const expected = [
    ...Object.entries(metadata).map(([route, {title, description}]) => [route, title, description]),
    ...named('/solutions', solutions),
    ...named('/features', [...featureCategories, ...features]),
    ...competitors.map(({slug, headline, subheading}) => [`/compare/${slug}-alternative`, headline, subheading]),
  ].map(([route = '', title = '', description]) => [
    route,
    completeTitle({title, kind: route === '/' ? 'home' : 'page'}, brand.name),
    description,
  ]);
  const routes = expected.map(([route]) => route!);
  const found = routes.map((route) => [
    route,
    pageAt(route).$('head > title').text(),
    meta(pageAt(route), 'description'),
  ]);
  expect(found).toEqual(expected);
  // The rest comes from the contract and the guides.
  const others = mainPages.map(({path}) => path).filter((route) => !routes.includes(route));
  expect(others.filter((route) => !/^\/developer\/(?:reference|guides)(?:\/|$)/.test(route))).toEqual([]);
});

it('comparisons have three columns, every value of the record, a summary and the call to action', () => {
  const {brand, competitors} = content;
  const shown = (value: boolean | string) =>
    typeof value === 'string' ? oneLine(value) : value ? 'Included' : 'Not included';
  for (const competitor of competitors) {
    const page = pageAt(`/compare/${competitor.slug}-alternative`);
    const {$} = page;
    expect(textsOf(page, 'main h1')).toEqual([oneLine(competitor.headline)]);
    expect(textsOf(page, 'main table thead th')).toEqual(['Feature', brand.name, competitor.name]);
    // Each group of rows has its number as the heading.
    const groups = Object.values(groupRows(competitor.featureComparison)).filter(({length}) => length > 0);
    const cells = textsOf(page, 'main table tbody :is(th, td)').map((text) => /\(\d+\)$/.exec(text)?.[0] ?? text);
    expect(cells, competitor.slug).toEqual(
      groups.flatMap((rows) => [
        `(${rows.length})`,
        ...rows.flatMap(({feature, product, competitor: other}) => [oneLine(feature), shown(product), shown(other)]),
      ]),
    );
    const texts = [
      ...[`Why ${brand.name} is the Better Choice`, 'Feature-by-Feature Comparison'],
      ...competitor.strengths.flatMap(({title, description}) => [title, description]),
      ...[competitor.summaryTitle, competitor.summaryDescription, comparisonCta.title, comparisonCta.description],
    ];
    expect(texts.filter((text) => !textOf(page, 'main').includes(oneLine(text)))).toEqual([]);
    // Followed only by links to the others.
    const last = $('main section').eq(-2).find('a').toArray();
    // Copies, because other tests read the same pages.
    const nameOf = (link: (typeof last)[number]) => $(link).clone().find('.visually-hidden').remove().end().text();
    expect(last.map((link) => `${nameOf(link)} ${link.attribs.href}`)).toEqual([
      `Book a Demo ${settings.baseUrl}book-a-demo`,
      `Start Free Trial ${settings.appUrl}/auth/register`,
    ]);
  }
});

it('a feature closes with the picture of its call to action, or again with that of its top, which is read once', () => {
  for (const {slug, imageSeed, cta} of content.features) {
    const {$} = pageAt(`/features/${slug}`);
    const last = $('main [role="img"]').last();
    const isRepeated = !cta?.imageSeed;
    expect(last.attr('aria-label'), slug).toBe(resolveScene(cta?.imageSeed ?? imageSeed!).alt);
    expect(last.closest('[aria-hidden="true"]').length > 0, slug).toBe(isRepeated);
  }
});

/** Paragraphs and points of a document, without the marks of links and code. */
const wordsOf = ({sections}: Pick<LegalDocument | GuideDocument, 'sections'>): string[] =>
  sections
    .flatMap(({body}) => body.flat())
    .filter((part) => typeof part === 'string')
    .map((part) => oneLine(part.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1').replaceAll('`', '')));

it.each([
  ['/terms', terms({...settings, ...quotedPrices(tiers)})],
  ['/privacy', privacy(settings)],
  ['/dpa', dpa(settings)],
  ['/accessibility', accessibility(settings)],
])('the text of %s is the one of this build', (route, document) => {
  const page = textOf(pageAt(route), 'main');
  expect(wordsOf(document).filter((part) => !page.includes(part))).toEqual([]);
});
