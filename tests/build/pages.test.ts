/** Pages have the parts that the specification requires, in its order. */
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import example from '../../src/content/example';
import homeContent from '../../src/content/home';
import {resolveScene} from '../../src/content/scenes';
import {badges} from '../../src/content/security';
import {tiers} from '../../src/content/tiers';
import {draftOf, RIGHT} from '../../src/lib/example';
import {quotedPrices} from '../../src/lib/pricing';
import {mapTexts} from '../../src/lib/tokens';
import {groupRows} from '../../src/plugins/content/comparisonRows';
import {namedInVain} from '../support/addresses';
import {content} from '../unit/support/records';
import {
  BUILD,
  HOME,
  attributesOf,
  mainPages,
  oneLine,
  pageAt,
  readText,
  settings,
  textOf,
  textsOf,
  type Page,
} from './support';

/** Positions in the main part of the page, by a heading's text or a selector. */
function positions({$}: Page, parts: readonly (RegExp | string)[]): number[] {
  const all: unknown[] = $('main *').toArray();
  const headings = $('main :is(h1, h2, h3)').toArray();
  return parts.map((part) =>
    all.indexOf(
      typeof part === 'string' ? $(part)[0]! : headings.find((heading) => part.test(oneLine($(heading).text())))!,
    ),
  );
}
const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

function expectOrder(page: Page, parts: readonly (RegExp | string)[]): void {
  const found = positions(page, parts);
  expect(parts.filter((_, index) => found[index]! < 0)).toEqual([]);
  expect(found).toEqual([...found].sort((a, b) => a - b));
}

describe('the home page', () => {
  const home = homeContent(quotedPrices(tiers));
  const page = pageAt('/');
  const hasComparisons = content.competitors.length > 0;

  it('has its sections in order', () => {
    expectOrder(page, [
      'main h1',
      `main a[href="${settings.appUrl}/auth/register"]`,
      ...[home.logoStrip.title, home.proof.title].map((title) => `main section[aria-label="${title}"]`),
      ...[home.challenges.title, 'One Platform, Every Audience'].map(literally),
      ...home.featured.items.map(({slug}) => `main a[href="/features/${slug}"]`),
      'main [role=tablist]',
      'main a[href="/ai-course-creation"]',
      ...(hasComparisons ? [literally(home.comparison.title)] : []),
      literally(home.finalCta.title),
    ]);
    for (const {title} of home.challenges.items) expect(textsOf(page, 'main h3')).toContain(title);
    for (const {slug, title} of home.audienceTabs) {
      const panel = page.$('main [role=tabpanel]').filter((_, element) => page.$(element).text().includes(title));
      const {block} = content.features.find((feature) => feature.slug === slug)!;
      for (const {1: seed} of JSON.stringify(block).matchAll(/"imageSeed":"([^"]+)"/g))
        expect(panel.find(`[aria-label="${resolveScene(seed!).alt}"]`), seed).toHaveLength(1);
    }
  });

  it.runIf(hasComparisons)('leads from the price to /pricing and from what others do better to the comparisons', () => {
    const {$} = page;
    expect(oneLine($('main a[href="/pricing"]').first().text())).toBe(home.hero.price);
    expect($('main a[href="/compare"]').length).toBeGreaterThan(0);
    const items = $('main li:has(> a[href^="/compare/"])').toArray();
    expect(items).toHaveLength(Math.min(4, content.competitors.length));
    for (const item of items) {
      const href = $(item).find('a').attr('href');
      const {featureComparison} = content.competitors.find(({slug}) => href === `/compare/${slug}-alternative`)!;
      const lost = groupRows(featureComparison).competitor.map(({feature}) => feature);
      expect(
        lost.filter((feature) => !$(item).find('p').text().includes(feature)),
        href,
      ).toEqual([]);
    }
  });
});

it.each(content.solutions.flatMap((record) => record.page ?? []).map((page) => [page.headline, page] as const))(
  '%s: the page of a solution has every part of its record, in order',
  (headline, {subheading, challenge, solution, keyCapabilities, faq = [], cta}) => {
    const page = mainPages.find((each) => textOf(each, 'main h1') === oneLine(headline))!;
    const text = textOf(page, 'main');
    const words = [
      subheading,
      ...[challenge, solution].flatMap(({description, points}) => [description, ...points]),
      ...keyCapabilities.flatMap(({title, description}) => [title, description]),
      ...faq.flatMap(({question, answer}) => [question, answer]),
      ...badges.map(({name}) => name),
    ];
    expect(words.filter((part) => !text.includes(oneLine(part)))).toEqual([]);
    for (const status of [/SOC 2\s*Type II in progress/i, /GDPR\s*compliant/i, /ISO 27001\s*certified/i])
      expect(text).toMatch(status);
    const questions = faq.length > 0 ? [/questions/i] : [];
    expectOrder(page, [
      literally(` with ${brand.name}`),
      ...questions,
      /security/i,
      literally(cta.title),
      ...(content.solutions.length > 1 ? [/^Other solutions/] : []),
    ]);
  },
);

it('no text names an address of the site that it does not have', () => {
  expect(namedInVain(BUILD, HOME)).toEqual([]);
});

it('features are all on the index, and each is on the page of one category', () => {
  const CATEGORIES = content.featureCategories.map(({slug}) => `/features/${slug}`);
  const all = mainPages.map(({path}) => path).filter((path) => path.startsWith('/features/'));
  const linked = (page: Page) => [...new Set(attributesOf(page, 'main a[href^="/features/"]', 'href'))];
  expect(linked(pageAt('/features')).sort()).toEqual([...all].sort());
  const listed = CATEGORIES.flatMap((path) => linked(pageAt(path)).filter((href) => href !== path));
  expect(listed.sort()).toEqual(all.filter((path) => !CATEGORIES.includes(path)).sort());
});

it('comparison tables have one hidden icon for each verdict', () => {
  for (const {$, path} of mainPages.filter(({path}) => /^\/compare\/./.test(path))) {
    const icons = $('main td svg[aria-hidden="true"]').toArray();
    const drawings = icons.map((icon) => `${oneLine($(icon).closest('td').text())}: ${$(icon).html()}`);
    expect(new Set(drawings).size, path).toBe(2);
    expect(new Set(icons.map((icon) => $(icon).html())).size, path).toBe(2);
  }
});

it('the example of AI course creation has the same text on the page and in its file', () => {
  const letters = (text: string) => text.replace(/\P{L}+/gu, '');
  const {file, ...record} = example;
  const shown = textOf(pageAt('/ai-course-creation'), `section:has(a[href$="${file}"])`);
  const texts = record.changes.text.map(draftOf);
  texts.push(...record.quiz.questions.map(({options, right}) => options[right]! + RIGHT));
  mapTexts(record, (text) => (texts.push(text), text));
  for (const found of [shown, readText(file.slice(1))])
    expect(texts.filter((text) => !letters(found).includes(letters(text)))).toEqual([]);
});
