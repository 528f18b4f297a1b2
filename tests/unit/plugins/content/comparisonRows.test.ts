import {expect, it} from 'vitest';
import {COMPARISON_ROWS} from '../../../../src/content/comparisonRows';
import type {ComparisonRow} from '../../../../src/content/schema';
import {inTableOrder, strongerIn} from '../../../../src/plugins/content/comparisonRows';

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

it('rows that we win come first, then level ones, then lost ones, each in the order of all rows', () => {
  const [first, second, third, fourth] = COMPARISON_ROWS;
  const rows: ComparisonRow[] = [
    {feature: first, product: false, competitor: true},
    {feature: second, product: true, competitor: true},
    {feature: fourth, product: true, competitor: false},
    {feature: third, product: true, competitor: false},
  ];
  expect(inTableOrder(rows).map(({feature}) => feature)).toEqual([third, fourth, second, first]);
});
