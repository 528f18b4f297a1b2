/** Pages differ in how they speak: no pattern is a mould that all of them come from. */
import {expect, it} from 'vitest';
import {mainPages, textOf} from '../build/support';
import {content} from '../unit/support/records';

const {features} = content;
const words = (text: string): number => text.split(/\s+/).length;
const hasTwoOrThreeSentences = (text: string): boolean => /^[23]$/.test(String(text.match(/[.?!](?=\s|$)/g)?.length));

it('at most a third of the features have a headline with a colon or a relative clause', () => {
  const moulds = features.filter(({headline}) => /: |\b(?:that|who|whose|where|which)\b/.test(headline));
  expect(moulds.length, moulds.map(({headline}) => headline).join('\n')).toBeLessThanOrEqual(features.length / 3);
});

it('the paragraphs of a feature differ in length', () => {
  const findings = features.flatMap(({slug, accordionFeatures, keyCapabilities}) => {
    const texts = [...accordionFeatures, ...keyCapabilities].map(({description}) => description);
    const lengths = texts.map(words);
    const isUniform = texts.filter(hasTwoOrThreeSentences).length > 0.8 * texts.length;
    return [
      ...(isUniform ? [`${slug}: give a fifth of the descriptions one sentence, or more than three`] : []),
      ...(Math.max(...lengths) < 2 * Math.min(...lengths)
        ? [`${slug}: make the longest description twice as long as the shortest`]
        : []),
    ];
  });
  expect(findings).toEqual([]);
});

it('a category has one kind of block, which no other has, and each of its features a closing box of its own', () => {
  const kinds = content.featureCategories.map(({slug}) => [
    ...new Set(features.filter(({category}) => category === slug).flatMap(({block}) => block?.kind ?? [])),
  ]);
  expect(new Set(kinds.flat()).size).toBe(kinds.length);
  expect(kinds.flat()).toHaveLength(kinds.length);
  const others = mainPages.filter((page) => !page.path.startsWith('/compare/'));
  const titles = others.map((page) => textOf(page, 'main section.no-print h2:last-of-type')).filter(Boolean);
  expect(titles.filter((title) => titles.filter((other) => other === title).length > 10)).toEqual([]);
  const own = features.flatMap(({cta}) => cta?.title ?? []);
  expect(new Set(own).size).toBe(own.length);
});
