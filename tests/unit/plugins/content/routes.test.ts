import {expect, it} from 'vitest';
import type {Competitor} from '../../../../src/content/schema';
import {fixedFacts} from '../../../../src/plugins/content/facts';
import {
  contentRoutes,
  questions,
  navigation,
  type ComparisonData,
  type SolutionsData,
} from '../../../../src/plugins/content/routes';
import {content} from '@site/tests/unit/support/records';

const COMPETITOR = {name: 'Quill', headline: 'A', subheading: 'B', featureComparison: []} as unknown as Competitor;

/** The site, whether it has comparisons or not. */
const site: typeof content = {
  ...content,
  metadata: {'/compare': Object.values(content.metadata)[0]!, ...content.metadata},
};

it.each([1, 3, 10])('a comparison links to up to three others, each once (%i in total)', (count) => {
  const competitors = Array.from({length: count}, (_, index) => ({...COMPETITOR, slug: `other-${index}`}));
  const some = contentRoutes({...site, competitors}).filter(({template}) => template === 'comparison');
  expect(some).toHaveLength(count);
  for (const route of some) {
    const hrefs = (route.data as ComparisonData).others.map(({href}) => href);
    expect(new Set(hrefs).size).toBe(Math.min(3, count - 1));
    expect(hrefs).not.toContain(route.path);
  }
});

it('the index of comparisons goes with the last of them', () => {
  const indexes = (competitors: Competitor[]) =>
    contentRoutes({...site, competitors}).filter(({template}) => template === 'comparisons');
  expect([[COMPETITOR], []].map((competitors) => indexes(competitors).length)).toEqual([1, 0]);
});

it('the index of solutions lists the categories that have one', () => {
  const one = content.solutions.slice(0, 1);
  const {data} = contentRoutes({...content, solutions: one}).find(({template}) => template === 'solutions')!;
  expect((data as SolutionsData).groups.map(({slug}) => slug)).toEqual(one.map(({category}) => category));
});

it('menus have up to four features of each category, and the footer the comparisons that ask for it', () => {
  const competitors = content.competitors.map((competitor, index) => ({...competitor, inFooter: index > 0}));
  const {featureCategories, comparisons} = navigation({...content, competitors});
  const counts = content.featureCategories.map(
    ({slug}) => content.features.filter(({category}) => category === slug).length,
  );
  expect(featureCategories.map(({features}) => features.length)).toEqual(counts.map((count) => Math.min(4, count)));
  expect(comparisons.map(({title}) => title)).toEqual(competitors.slice(1).map(({name}) => `Vs ${name}`));
});

it('the list of questions has those of every page and what /security says, with the page’s address and name', () => {
  const fixed = Object.keys(content.metadata).map((page) => fixedFacts(content, page));
  const facts = [...fixed, ...contentRoutes(content).map(({data}) => data.facts)];
  const expected = [
    ...facts.flatMap(({path: href, faq}) => faq.map(({question, answer}) => [href, question, answer])),
    ...content.security.items.map((item) => ['/security', item.title, item.content]),
  ];
  const {answers} = questions(content);
  expect(answers.map(({href, title, text}) => [href, title, text]).sort()).toEqual(expected.sort());
  expect(answers.filter(({page}) => !page)).toEqual([]);
});
