import {describe, expect, it} from 'vitest';
import {arcPath, brokenSection, ringPath, SECTION_SIZE, treeSection, type TreeSection} from '../../../src/lib/rings';

const SEEDS = Array.from({length: 20}, (_, at) => `/features/${at}`);
const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const pathsOf = ({bark, rings, arcs}: TreeSection): string[] => [bark, rings, ...arcs.map(({path}) => path)];

describe('a ring', () => {
  it('is closed and round, or starts and ends at the right place', () => {
    const ring = ringPath([], 240);
    expect(ring).toMatch(/^M300 60C.*Z$/);
    // Seven smooth curves follow the first; the last of the four numbers of each is its end.
    const ends = ring
      .split(/[CSZ]/)
      .slice(1, -1)
      .map((curve) => numbersOf(curve).slice(-2));
    expect(ends).toHaveLength(8);
    for (const [x, y] of ends) expect(Math.hypot(x! - 300, y! - 300)).toBeCloseTo(240, -1);
    expect(arcPath(ring, 2)).toMatch(/^M300 60C[^S]*S[^S]* 540 300$/);
    expect(arcPath(ringPath([], 240, 0.25), 2)).toMatch(/^M540 300C.* 300 540$/);
  });
});

describe('a section of a trunk', () => {
  it('is the same for the same page, and differs from one page to another', () => {
    expect(treeSection('/pricing')).toEqual(treeSection('/pricing'));
    expect(new Set(SEEDS.map((seed) => treeSection(seed).bark)).size).toBe(SEEDS.length);
  });

  it('stays inside its box, whatever the page', () => {
    for (const seed of SEEDS) {
      for (const section of [treeSection(seed), brokenSection(seed)]) {
        for (const number of pathsOf(section).flatMap(numbersOf)) {
          expect(number, seed).toBeGreaterThanOrEqual(0);
          expect(number, seed).toBeLessThanOrEqual(SECTION_SIZE);
        }
      }
    }
  });
});
