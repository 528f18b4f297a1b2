/** Pages differ in how they speak: no pattern is a mould that all of them come from. */
import {expect, it} from 'vitest';
import {mainPages, textOf} from '../build/support';
import {content} from '../unit/support/records';

const {features} = content;
const sentences = (text: string): number => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;
const words = (text: string): number => text.split(/\s+/).length;

it('at most a third of the features have a headline with a colon or a relative clause', () => {
  const moulds = features.filter(({headline}) => /: |\b(?:that|who|whose|where|which)\b/.test(headline));
  expect(moulds.length, moulds.map(({headline}) => headline).join('\n')).toBeLessThanOrEqual(features.length / 3);
});

it.each(features.map((feature) => [feature.slug, feature] as const))(
  'paragraphs of %s differ in length',
  (_, {accordionFeatures, keyCapabilities}) => {
    const texts = [...accordionFeatures, ...keyCapabilities].map(({description}) => description);
    const lengths = texts.map(words);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(2 * Math.min(...lengths));
    const alike = texts.filter((text) => sentences(text) === 2 || sentences(text) === 3);
    expect(alike.length / texts.length).toBeLessThanOrEqual(0.8);
  },
);

it('the same closing box is on at most ten pages', () => {
  const pagesOf = new Map<string, string[]>();
  for (const page of mainPages) {
    const title = textOf(page, 'main section.no-print h2:last-of-type');
    if (title) pagesOf.set(title, [...(pagesOf.get(title) ?? []), page.path]);
  }
  expect(pagesOf.size).toBeGreaterThan(5);
  expect([...pagesOf].filter(([, paths]) => paths.length > 10)).toEqual([]);
});
