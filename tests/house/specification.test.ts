/** What is true of this content: words, figures and pages that the specification gives. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {SEEDS} from '../../src/content/scenes';
import search from '../../src/content/search';
import {createSearch, entriesOf} from '../../src/lib/search/engine';
import {INDEX_FILE, readSearchFile} from '../../src/lib/search/file';
import {groupRows} from '../../src/plugins/content/comparisonRows';
import {loadContentFiles} from '../../src/plugins/content/load';
import {KINDS} from '../browser/support/pages';
import {
  attributesOf,
  findings,
  isNotFound,
  mainPages,
  ownPages,
  meta,
  pageAt,
  pages,
  readText,
  resolveHref,
  textOf,
  textsOf,
  type Page,
} from '../build/support';
import {content} from '../unit/support/records';

/** With content of your own, the site has outgrown its specification. */
const OUTGROWN = 'what you have removed on purpose, remove here, too';

it('every route in the specification has a document', () => {
  const routes = `/ /home /login /signup /solutions /features /pricing /integrations /about /security
    /ai-course-creation /how-to-widget /contact /terms /privacy /accessibility /developer /branding-guide /book-a-demo
    /solutions/employee-training /solutions/customer-training /solutions/partner-training
    /solutions/compliance-training /features/learning-content /features/learner-engagement /features/admin-platform
    /features/automation-analytics /compare /404 /solutions/404 /features/404 /compare/404 /developer/404`;
  const built = pages.map((page) => page.path);
  expect(
    routes.split(/\s+/).filter((route) => !built.includes(route)),
    OUTGROWN,
  ).toEqual([]);
});

it('links reach every page within three clicks from /', () => {
  const depth = new Map([['/', 0]]);
  for (const [route, clicks] of depth) {
    const page = pageAt(route);
    for (const href of attributesOf(page, 'a[href]', 'href')) {
      const target = resolveHref(page, href);
      if (target?.kind === 'page' && !depth.has(target.page.path)) depth.set(target.page.path, clicks + 1);
    }
  }
  expect(mainPages.map(({path}) => path).filter((path) => !(depth.get(path)! <= 3))).toEqual([]);
});

it('every template is covered by a page in KINDS, which the browser tests visit', () => {
  /** The first script that is not common to all pages, with the docs instance, since these share their first script. */
  const templateOf = (page: Page) => {
    const scripts = attributesOf(page, 'meta[name=entry-script]', 'content');
    const own = scripts.find((script) => !/\/(?:base|runtime~main|main)\./.test(script));
    return `${own} ${/\bplugin-id-[\w-]+/.exec(page.$.html())?.[0] ?? ''}`;
  };
  const kinds = new Set(KINDS.map((path) => templateOf(pageAt(path === '/nowhere' ? '/404' : path))));
  expect(kinds.size).toBe(KINDS.length);
  const uncovered = mainPages.filter((page) => !kinds.has(templateOf(page))).map(({path}) => path);
  expect(uncovered, 'add one of each kind to KINDS in tests/browser/support/pages.ts').toEqual([]);
});

it('header and footer lead to the pages of the specification', () => {
  const hrefs = (part: string) => attributesOf(pageAt('/'), `${part} a`, 'href');
  const inHeader = ['/solutions', '/features', '/pricing', '/integrations', '/developer'];
  expect(hrefs('header'), OUTGROWN).toEqual(expect.arrayContaining(inHeader));
  const others = ['/about', '/contact', '/security', '/compare', '/privacy', '/terms'];
  expect(hrefs('footer'), OUTGROWN).toEqual(expect.arrayContaining([...inHeader.slice(1), ...others]));
});

/** A text with a name of ten letters at most: a longer one is the owner's to weigh. */
const named = (text = '') => text.replaceAll(brand.name, brand.name.slice(0, 10));

/** The pages of solutions whose content is not available yet. */
const unwritten = content.solutions.flatMap(({slug, page}) => (page ? [] : [`/solutions/${slug}`]));

it.each<[rule: string, is: (page: Page) => boolean]>([
  ['a title of at most 60 characters', ({$}) => named($('head > title').text()).length <= 60],
  ['a description of 50 to 160 characters', (page) => /^.{50,160}$/s.test(named(meta(page, 'description')))],
  [
    'more than 400 characters of text',
    (page) => isNotFound(page) || unwritten.includes(page.path) || textOf(page, 'main').length > 400,
  ],
])('every page has %s', (_, is) => {
  expect(
    findings(ownPages, (page) => (is(page) ? [] : [page.path])),
    'mend the text of these pages',
  ).toEqual([]);
});

it('the home page has the claims of the specification', () => {
  const text = textOf(pageAt('/'), 'main');
  for (const claim of ['90% saved creation time', '99.9% uptime', 'GDPR compliant'])
    expect(text.toLowerCase()).toContain(claim.toLowerCase());
  for (const status of ['ISO 27001 certified', 'SOC 2 Type II in progress']) expect(text).toContain(status);
  expect(textOf(pageAt('/security'), 'main')).toContain('99.9% uptime guarantee');
});

it('the features of AI course creation are three blocks', () => {
  expect(textsOf(pageAt('/ai-course-creation'), 'article h2').slice(0, 3)).toEqual([
    'Generate with AI',
    'Upload Anything',
    'Edit & Refine',
  ]);
});

it('legal pages say when they were last updated, and the terms name an age', () => {
  for (const path of ['/terms', '/privacy', '/dpa'])
    expect(textOf(pageAt(path), 'main')).toMatch(/Last updated: \d+ [A-Z][a-z]+ 20\d\d/);
  expect(textOf(pageAt('/terms'), 'main')).toMatch(/over 18|over the age of 18|older than 18/);
});

it.each([
  ['team_id', '/developer/reference/list-courses#parameter-team_id'],
  ['rate limit', '/developer/guides/errors#429'],
  ['skills gap', '/features/skills-engine'],
  ['okta', '/integrations#okta'],
])('the search finds the best page first for %s: %s', async (query, href) => {
  const find = createSearch(entriesOf(readSearchFile(JSON.parse(readText(INDEX_FILE)))), search.synonyms);
  expect(find(query)[0]?.entry.href, OUTGROWN).toBe(href);
});

const FILES = await loadContentFiles(path.resolve(import.meta.dirname, '../../src/content'));

it('no picture is on more than three pages, other than the list of all features', () => {
  const uses = SEEDS.map((seed) => {
    const using = FILES.filter(({value}) => JSON.stringify(value).includes(`"imageSeed":"${seed}"`));
    return [seed, ...using.map(({file}) => file)];
  });
  expect(
    uses.filter(({length}) => length > 4),
    'choose another imageSeed for one of them',
  ).toEqual([]);
});

describe('the specification', () => {
  const record = <T>(name: string) => FILES.find(({file}) => file === name)!.value as T;

  it('asks for these numbers of records', () => {
    const {solutions, featureCategories, features, competitors, integrations} = content;
    const counts = [solutions, featureCategories, features, competitors, integrations].map(({length}) => length);
    const asked = [4, 4, 24, 10, 12];
    expect
      .soft(
        counts.map((count, index) => Math.min(count, asked[index]!)),
        OUTGROWN,
      )
      .toEqual(asked);
    expect(
      competitors.filter(({inFooter}) => inFooter).length,
      `comparisons in the footer: ${OUTGROWN}`,
    ).toBeGreaterThanOrEqual(9);
  });

  it('lets the other product win two rows of each comparison', () => {
    const others = content.competitors.filter(
      ({featureComparison}) => groupRows(featureComparison).competitor.length < 2,
    );
    expect(
      others.map(({slug}) => slug),
      'say in two rows of these comparisons that the other product is stronger',
    ).toEqual([]);
  });

  it('compares the support rating exactly once', () => {
    const rows = content.competitors.flatMap(({featureComparison}) => featureComparison);
    const rated = rows.filter(({product, competitor}) => product === '9.8/10' && competitor === '8.5/10');
    expect(rated, OUTGROWN).toHaveLength(1);
    const mentions = JSON.stringify(FILES.map(({value}) => value)).match(/\b(?:9\.8|8\.5)\b[^"]*/g);
    expect(mentions?.sort(), OUTGROWN).toEqual(['8.5/10', '9.8/10']);
  });

  it('gives the tiers of section 9', () => {
    const prices = content.tiers.map(({min, monthly, annual}) => `${min}: ${monthly} or ${annual}`);
    expect(prices, 'change the prices here and in tiers.ts').toEqual([
      '10: 5 or 4',
      '101: 4.5 or 3.6',
      '251: 4 or 3.2',
      '501: 3.5 or 2.8',
      '1001: null or null',
    ]);
  });

  it('gives these badges and their status', () => {
    const {badges} = record<{badges: {name: string; status: string}[]}>('security.ts');
    const given = ['gdpr: compliant', 'iso 27001: certified', 'pci dss: compliant', 'soc 2: type ii in progress'];
    expect(badges.map(({name, status}) => `${name}: ${status}`.toLowerCase())).toEqual(expect.arrayContaining(given));
  });

  it('dates the legal texts late 2025; later versions have later dates', () => {
    for (const file of ['legal/terms.ts', 'legal/privacy.ts'])
      expect(record<{updated: string}>(file).updated >= '2025-10-01', file).toBe(true);
  });
});
