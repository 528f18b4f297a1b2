import {expect, it} from 'vitest';
import {arcPath, brokenSection, ringPath, SECTION_SIZE, treeSection} from '../../../src/lib/rings';

const SEEDS = ['/', '/pricing', '/features/badges', '/solutions/onboarding-training', '/compare'];
const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it('a ring is closed and round, and an arc starts and ends at the right place', () => {
  const ring = ringPath([], 240);
  expect(ring).toMatch(/^M300 60C.*Z$/);
  // The last two numbers of each curve are its end.
  for (const curve of ring.split(/[CSZ]/).slice(1, -1)) {
    const [x, y] = numbersOf(curve).slice(-2);
    expect(Math.hypot(x! - 300, y! - 300)).toBeCloseTo(240, -1);
  }
  expect(arcPath(ringPath([], 240, 0.25), 2)).toMatch(/^M540 300C.* 300 540$/);
});

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
