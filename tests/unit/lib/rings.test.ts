import {expect, it} from 'vitest';
import {brokenSection, SECTION_SIZE, treeSection} from '../../../src/lib/rings';

const SEEDS = ['/', '/pricing', '/features/badges', '/solutions/onboarding-training', '/compare'];
const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it('a section of a trunk is the same for the same page, and differs from one page to another', () => {
  expect(treeSection('/pricing')).toEqual(treeSection('/pricing'));
  expect(new Set(SEEDS.map((seed) => treeSection(seed).bark)).size).toBe(SEEDS.length);
});

it.each(SEEDS)('the sections of %s stay inside their box', (seed) => {
  for (const {bark, rings, arcs} of [treeSection(seed), brokenSection(seed)]) {
    const numbers = [bark, rings, ...arcs.map(({path}) => path)].flatMap(numbersOf);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(SECTION_SIZE);
  }
});
