import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {HOME_ALIASES} from '../../../../src/lib/paths';
import {checkContent} from '../../../../src/plugins/content/check';
import {fixedFacts} from '../../../../src/plugins/content/facts';
import {loadContentFiles} from '../../../../src/plugins/content/load';
import {
  contentRoutes,
  helpAnswers,
  homeData,
  navigation,
  type ComparisonData,
  type ComparisonsData,
  type ContentRoute,
  type FeatureData,
  type FeaturesData,
  type HomeAliasData,
  type SolutionData,
  type SolutionsData,
} from '../../../../src/plugins/content/routes';
import type {Content} from '../../../../src/plugins/content/types';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

let content: Content;
let routes: ContentRoute[];

beforeAll(async () => {
  content = checkContent(await loadContentFiles(path.join(ROOT, 'src/content'))).content;
  routes = contentRoutes(content);
});

const dataOf = <T>(route: string): T => {
  const found = routes.find((candidate) => candidate.path === route);
  expect(found, route).toBeDefined();
  return found!.data as T;
};

describe('contentRoutes', () => {
  it('returns exactly one route for every record', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...paths].sort()).toEqual(
      [
        ...HOME_ALIASES,
        '/solutions',
        '/features',
        '/compare',
        ...content.solutions.map(({slug}) => `/solutions/${slug}`),
        ...content.featureCategories.map(({slug}) => `/features/${slug}`),
        ...content.features.map(({slug}) => `/features/${slug}`),
        ...content.competitors.map(({slug}) => `/compare/${slug}-alternative`),
      ].sort(),
    );
  });

  it('has a template for every route', () => {
    for (const template of new Set(routes.map((route) => route.template))) {
      expect(existsSync(path.join(ROOT, `src/pages/_${template}.tsx`)), template).toBe(true);
    }
  });

  it('leaves the pages in src/pages, the home page among them, to Docusaurus', () => {
    const pages = readdirSync(path.join(ROOT, 'src/pages')).filter((name) => !name.startsWith('_'));
    expect(pages).toContain('index.tsx');
    const fixed = pages.map((name) => `/${name.replace('.tsx', '').replace(/^index$/, '')}`);
    expect(routes.filter((route) => fixed.includes(route.path))).toEqual([]);
  });

  it('has plain data for each route', () => {
    for (const route of routes) {
      expect(JSON.parse(JSON.stringify(route.data)), route.path).toEqual(structuredClone(route.data));
    }
  });

  it('shows the home page at its aliases', () => {
    expect(HOME_ALIASES).toEqual(['/home', '/login', '/signup']);
    for (const path of HOME_ALIASES) {
      const facts = {...fixedFacts(content, '/'), path, canonical: '/', indexed: false};
      expect(dataOf<HomeAliasData>(path)).toEqual({facts});
    }
  });

  it('links the home page to every solution and the three featured capabilities', () => {
    const {solutions, featured} = homeData(content);
    expect(solutions.map(({href}) => href)).toEqual(content.solutions.map(({slug}) => `/solutions/${slug}`));
    expect(featured.map(({href}) => href)).toEqual([
      '/features/ai-course-creation',
      '/features/skills-engine',
      '/features/learning-analytics-dashboards',
    ]);
  });

  it('lists each solution and each feature once, under its category', () => {
    const solutions = dataOf<SolutionsData>('/solutions').groups.flatMap(({items}) => items);
    expect(solutions.map(({title}) => title).sort()).toEqual(content.solutions.map(({title}) => title).sort());
    const groups = dataOf<FeaturesData>('/features').groups;
    expect(groups.map(({slug}) => slug)).toEqual(content.featureCategories.map(({slug}) => slug));
    const hrefs = groups.flatMap(({items}) => items.map(({href}) => href));
    expect(hrefs.sort()).toEqual(content.features.map(({slug}) => `/features/${slug}`).sort());
  });

  it('shows a solution with links to the others', () => {
    for (const solution of content.solutions) {
      const data = dataOf<SolutionData>(`/solutions/${solution.slug}`);
      expect(data.solution).toBe(solution);
      expect(data.others).toHaveLength(content.solutions.length - 1);
      expect(data.others.map(({title}) => title)).not.toContain(solution.title);
    }
  });

  it('links a feature to its category and to existing features', () => {
    const paths = routes.map((route) => route.path);
    for (const feature of content.features) {
      const {facts, related} = dataOf<FeatureData>(`/features/${feature.slug}`);
      expect(facts.breadcrumbs.map(({href}) => href)).toEqual([
        '/features',
        `/features/${feature.category}`,
        undefined,
      ]);
      expect(related).toHaveLength(feature.related.length);
      for (const {href} of related) expect(paths).toContain(href);
    }
  });

  it('lists all comparisons in the index', () => {
    expect(dataOf<ComparisonsData>('/compare').items).toHaveLength(content.competitors.length);
  });

  it.each([1, 2, 3, 4, 10])('links a comparison to others, each once (%i in total)', (count) => {
    const competitors = content.competitors.slice(0, count);
    const some = contentRoutes({...content, competitors}).filter(({template}) => template === 'comparison');
    expect(some).toHaveLength(count);
    for (const route of some) {
      const hrefs = (route.data as ComparisonData).others.map(({href}) => href);
      expect(hrefs).toHaveLength(Math.min(3, count - 1));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs).not.toContain(route.path);
    }
  });

  it('has facts for each page: path, unique title and breadcrumbs that end with it', () => {
    const facts = routes.map(({data}) => data.facts);
    expect(facts.map(({path}) => path)).toEqual(routes.map((route) => route.path));
    const indexed = facts.filter((page) => page.indexed);
    expect(indexed.map(({canonical}) => canonical).filter(Boolean)).toEqual([]);
    expect(new Set(indexed.map(({title}) => title)).size).toBe(indexed.length);
    for (const {path, kind, breadcrumbs} of indexed) {
      expect(breadcrumbs.length > 0, path).toBe(kind !== 'home' && kind !== 'page');
      expect(breadcrumbs.at(-1)?.href, path).toBeUndefined();
    }
  });

  it('includes the FAQ of solutions, pricing and AI course creation in the facts of their pages', () => {
    for (const {slug, page} of content.solutions) {
      expect(dataOf<SolutionData>(`/solutions/${slug}`).facts.faq).toEqual(page!.faq ?? []);
    }
    expect(fixedFacts(content, '/pricing').faq).toBe(content.pricing.faq);
    expect(fixedFacts(content, '/ai-course-creation').faq).toEqual(content.aiCourseCreation.faq);
    expect(fixedFacts(content, '/about').faq).toEqual([]);
  });

  it('refuses a fixed page without metadata', () => {
    expect(() => fixedFacts(content, '/new')).toThrow('src/content/metadata.ts: pages["/new"]: must have the title');
    expect(fixedFacts(content, '/terms').kind).toBe('background');
  });

  it('keeps the order of the records', () => {
    for (const records of [content.solutions, content.featureCategories, content.competitors]) {
      const orders = records.map(({order}) => order);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
    }
  });
});

describe('navigation', () => {
  it('links to existing paths', () => {
    const paths = routes.map((route) => route.path);
    const {solutions, featureCategories, comparisons} = navigation(content);
    const items = [
      ...solutions,
      ...featureCategories,
      ...featureCategories.flatMap(({features}) => features),
      ...comparisons,
    ];
    for (const {href} of items) expect(paths).toContain(href);
  });

  it('has all solutions, and all categories with up to four features each', () => {
    const {solutions, featureCategories} = navigation(content);
    expect(solutions.map(({title}) => title)).toEqual(content.solutions.map(({title}) => title));
    expect(featureCategories.map(({title}) => title)).toEqual(content.featureCategories.map(({title}) => title));
    for (const {title, features} of featureCategories) {
      expect(features.length, title).toBeGreaterThan(0);
      expect(features.length, title).toBeLessThanOrEqual(4);
    }
  });

  it('has the comparisons in the footer that ask for it', () => {
    const {comparisons} = navigation(content);
    const shown = content.competitors.filter(({inFooter}) => inFooter).map(({name}) => `Vs ${name}`);
    expect(comparisons.map(({title}) => title)).toEqual(shown);
    expect(shown.length).toBeLessThan(content.competitors.length);
    for (const {title, href} of comparisons) {
      expect(title).toMatch(/^Vs [A-Z]/);
      expect(href).toMatch(/^\/compare\/[a-z0-9-]+-alternative$/);
    }
  });

  it('contains titles and links, not whole records', () => {
    expect(JSON.stringify(navigation(content)).length).toBeLessThan(6000);
  });
});

describe('helpAnswers', () => {
  it('has every question of every solution, with its page', () => {
    const answers = helpAnswers(content);
    const questions = content.solutions.flatMap(({page}) => page?.faq ?? []);
    expect(answers.map(({question}) => question)).toEqual(questions.map(({question}) => question));
    for (const {question, answer, href, page} of answers) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toBe('');
      expect(content.solutions.map(({slug, title}) => [`/solutions/${slug}`, title])).toContainEqual([href, page]);
    }
  });

  it('skips a solution without content', () => {
    const [first, ...rest] = content.solutions;
    const solutions = [{...first!, page: undefined}, ...rest];
    expect(helpAnswers({...content, solutions})).toHaveLength(helpAnswers(content).length - first!.page!.faq!.length);
  });
});
