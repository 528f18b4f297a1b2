import {expect, it} from 'vitest';
import {COMPARISON_ROWS} from '../../../../src/content/comparisonRows';
import type {Competitor, ComparisonRow} from '../../../../src/content/schema';
import {comparisonMatrix, groupRows, strongerIn} from '../../../../src/plugins/content/comparisonRows';

type Values = Omit<ComparisonRow, 'feature'>;

it.each<[Values, ReturnType<typeof strongerIn>]>([
  [{product: true, competitor: false}, 'product'],
  [{product: true, competitor: 'Through a connector'}, 'product'],
  [{product: 'Through a connector', competitor: false}, 'product'],
  [{product: true, competitor: true}, 'neither'],
  [{product: false, competitor: 'Through a connector'}, 'competitor'],
  [{product: '$5', competitor: 'Free', stronger: 'competitor'}, 'competitor'],
])('a check beats a text, and a text a cross; of two texts the record says it: %o: %s', (values, expected) => {
  expect(strongerIn({feature: 'Price', ...values})).toBe(expected);
});

it('rows are grouped by who is stronger, each group in the order of all rows', () => {
  const [first, second, third, fourth] = COMPARISON_ROWS;
  const rows: ComparisonRow[] = [
    {feature: first, product: false, competitor: true},
    {feature: second, product: true, competitor: true},
    {feature: fourth, product: true, competitor: false},
    {feature: third, product: true, competitor: false},
  ];
  const features = Object.entries(groupRows(rows)).map(([result, group]) => [
    result,
    ...group.map((row) => row.feature),
  ]);
  expect(features).toEqual([
    ['product', third, fourth],
    ['neither', second],
    ['competitor', first],
  ]);
});

it('the table of all comparisons starts with what others win, and leaves out what fewer than three of them have', () => {
  const [level, won, lost, rare] = COMPARISON_ROWS;
  const competitors = [true, false, false].map((hasRare, index) => {
    const rows: ComparisonRow[] = [
      {feature: won, product: true, competitor: false},
      {feature: lost, product: index > 0, competitor: true},
      {feature: level, product: true, competitor: index < 2},
    ];
    if (hasRare) rows.push({feature: rare, product: false, competitor: true});
    return {slug: `rival-${index}`, featureComparison: rows} as Competitor;
  });
  const {products, rows} = comparisonMatrix(competitors);
  expect(rows).toEqual([
    {feature: lost, results: ['competitor', 'neither', 'neither']},
    {feature: level, results: ['neither', 'neither', 'product']},
    {feature: won, results: ['product', 'product', 'product']},
  ]);
  expect(products.map(({counts, others}) => [counts.competitor, others.competitor])).toEqual([
    [2, [rare]],
    [0, []],
    [0, []],
  ]);
});
