import {describe, expect, it} from 'vitest';
import {COMPARISON_ROWS} from '../../../../src/content/comparisonRows';
import type {ComparisonRow} from '../../../../src/content/schema';
import {inTableOrder, strongerIn} from '../../../../src/plugins/content/comparisonRows';

type Values = Omit<ComparisonRow, 'feature'>;

const row = (feature: ComparisonRow['feature'], values: Values): ComparisonRow => ({feature, ...values});

describe('strongerIn', () => {
  it.each<[Values, ReturnType<typeof strongerIn>]>([
    [{product: true, competitor: false}, 'product'],
    [{product: true, competitor: 'Through a connector'}, 'product'],
    [{product: 'Through a connector', competitor: false}, 'product'],
    [{product: true, competitor: true}, 'neither'],
    [{product: false, competitor: false}, 'neither'],
    [{product: false, competitor: true}, 'competitor'],
    [{product: false, competitor: 'Through a connector'}, 'competitor'],
    [{product: 'Through a connector', competitor: true}, 'competitor'],
    [{product: '$5', competitor: 'Free', stronger: 'competitor'}, 'competitor'],
    [{product: '$5', competitor: 'A share of each sale', stronger: 'neither'}, 'neither'],
    [{product: '$5', competitor: 'On request', stronger: 'product'}, 'product'],
  ])('%o: %s', (values, expected) => {
    expect(strongerIn(row('Price', values))).toBe(expected);
  });
});

describe('inTableOrder', () => {
  const wins: Values = {product: true, competitor: false};
  const level: Values = {product: true, competitor: true};
  const loses: Values = {product: false, competitor: true};
  const [first, second, third] = COMPARISON_ROWS;

  it('lists rows that we win, then level ones, then those that the other product wins', () => {
    const rows = [row(first, loses), row(second, level), row(third, wins)];
    expect(inTableOrder(rows)).toEqual([row(third, wins), row(second, level), row(first, loses)]);
  });

  it('keeps the order of all rows within a group, and leaves the record as it is', () => {
    const rows = [third, second, first].flatMap((feature) => [row(feature, loses)]);
    expect(inTableOrder(rows).map(({feature}) => feature)).toEqual([first, second, third]);
    expect(rows.map(({feature}) => feature)).toEqual([third, second, first]);
  });
});
