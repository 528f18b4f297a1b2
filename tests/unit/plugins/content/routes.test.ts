import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {HOME_ALIASES} from '../../../../src/lib/paths';
import {checkContent} from '../../../../src/plugins/content/check';
import {fixedFacts, solutionFacts} from '../../../../src/plugins/content/facts';
import {loadContentFiles} from '../../../../src/plugins/content/load';
import {
  contentRoutes,
  helpData,
  navigation,
  type ComparisonData,
  type ContentRoute,
  type FeaturesData,
  type SolutionsData,
} from '../../../../src/plugins/content/routes';
import type {Content} from '../../../../src/plugins/content/types';

let content: Content;
let routes: ContentRoute[];

beforeAll(async () => {
  content = checkContent(await loadContentFiles(path.resolve(import.meta.dirname, '../../../../src/content'))).content;
  routes = contentRoutes(content);
});

const dataOf = (route: string): unknown => routes.find((candidate) => candidate.path === route)!.data;

it('every record has exactly one route', () => {
  expect(routes.map((route) => route.path).sort()).toEqual(
    [
      ...['/home', '/login', '/signup', '/solutions', '/features', '/compare'],
      ...content.solutions.map(({slug}) => `/solutions/${slug}`),
      ...[...content.featureCategories, ...content.features].map(({slug}) => `/features/${slug}`),
      ...content.competitors.map(({slug}) => `/compare/${slug}-alternative`),
    ].sort(),
  );
  for (const {path: route, data} of routes) expect(data.facts.path).toBe(route);
});

it('the home page is shown at its aliases, which are not indexed', () => {
  for (const alias of HOME_ALIASES) {
    const facts = {...fixedFacts(content, '/'), path: alias, canonical: '/', indexed: false};
    expect(dataOf(alias)).toEqual({facts});
  }
});

it('each solution and each feature is listed once, under its category', () => {
  const solutions = (dataOf('/solutions') as SolutionsData).groups;
  const features = (dataOf('/features') as FeaturesData).groups;
  for (const [records, groups, folder] of [
    [content.solutions, solutions, '/solutions'],
    [content.features, features, '/features'],
  ] as const) {
    const listed = groups.flatMap(({slug, items}) => items.map(({href}) => `${slug}: ${href}`));
    expect(listed.sort()).toEqual(records.map(({slug, category}) => `${category}: ${folder}/${slug}`).sort());
  }
});

it.each([1, 3, 10])('a comparison links to up to three others, each once (%i in total)', (count) => {
  const competitors = content.competitors.slice(0, count);
  const some = contentRoutes({...content, competitors}).filter(({template}) => template === 'comparison');
  expect(some).toHaveLength(count);
  for (const route of some) {
    const hrefs = (route.data as ComparisonData).others.map(({href}) => href);
    expect(new Set(hrefs).size).toBe(Math.min(3, count - 1));
    expect(hrefs).not.toContain(route.path);
  }
});

it('the facts of a page include its questions', () => {
  for (const solution of content.solutions) expect(solutionFacts(solution).faq).toEqual(solution.page!.faq);
  expect(fixedFacts(content, '/pricing').faq).toBe(content.pricing.faq);
  expect(fixedFacts(content, '/ai-course-creation').faq).toEqual(content.aiCourseCreation.faq);
  expect(fixedFacts(content, '/contact').faq).toBe(content.contactFaq);
  expect(fixedFacts(content, '/about').faq).toEqual([]);
});

it('a fixed page without metadata is refused', () => {
  expect(() => fixedFacts(content, '/new')).toThrow('src/content/metadata.ts: pages["/new"]: must have the title');
});

it('records are in the order that they ask for', () => {
  for (const records of [content.solutions, content.featureCategories, content.competitors]) {
    const orders = records.map(({order}) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  }
});

it('menus have all solutions and all categories, with up to four features each', () => {
  const {solutions, featureCategories} = navigation(content);
  expect(solutions.map(({title}) => title)).toEqual(content.solutions.map(({title}) => title));
  expect(featureCategories.map(({title}) => title)).toEqual(content.featureCategories.map(({title}) => title));
  const counts = content.featureCategories.map(
    ({slug}) => content.features.filter(({category}) => category === slug).length,
  );
  expect(featureCategories.map(({features}) => features.length)).toEqual(counts.map((count) => Math.min(4, count)));
});

it('the footer has the comparisons that ask for it', () => {
  const shown = content.competitors.filter(({inFooter}) => inFooter);
  expect(shown.length).toBeLessThan(content.competitors.length);
  expect(navigation(content).comparisons).toEqual(
    shown.map(({name, slug}) => ({title: `Vs ${name}`, href: `/compare/${slug}-alternative`})),
  );
});

it('the help widget has every question of every page and what /security says, with the page’s address and name', () => {
  const fixed = Object.keys(content.metadata).map((page) => fixedFacts(content, page));
  const facts = [...fixed, ...routes.map(({data}) => data.facts)];
  const expected = [
    ...facts.flatMap(({path: href, faq}) => faq.map(({question, answer}) => [href, question, answer])),
    ...content.security.items.map((item) => ['/security', item.title, item.content]),
  ];
  const {answers} = helpData(content);
  expect(answers.map(({href, title, text}) => [href, title, text]).sort()).toEqual(expected.sort());
  expect(answers.filter(({page}) => !page)).toEqual([]);
});
