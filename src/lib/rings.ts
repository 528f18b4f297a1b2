/**
 * Growth rings, the product's emblem: a section of a trunk. Each ring is a skill; an arc on it is what people have
 * learned, what AI has drafted, or what is due. Social images draw the same section for the same seed.
 */
import {random} from './random';

/** Width and height of the box that a section is drawn in. All of the section is inside. */
export const SECTION_SIZE = 600;

/** Waves that bend all rings alike: amplitude as a share of the radius, waves per turn, phase in radians. */
export type Grain = readonly (readonly [share: number, count: number, phase: number])[];

/** What an arc stands for. */
export type ArcKind = 'people' | 'ai' | 'due';

/** Drawings, as path data. */
export interface TreeSection {
  /** The outline. */
  bark: string;
  /** All rings. */
  rings: string;
  arcs: readonly {kind: ArcKind; path: string}[];
}

const TURN = Math.PI * 2;
/** Number of curves in a ring. */
const PIECES = 8;
/** Length of a curve's handles, relative to the distance between the points before and after. */
const REACH = Math.tan(TURN / PIECES / 4) / Math.sin(TURN / PIECES) / 1.5;
const CENTRE = SECTION_SIZE / 2;
/** Radius of the outline before it is bent, by at most 13%. */
const BARK = 258;

/** Number of rings; every other one has an arc. */
const COUNT = 8;

/** What arcs stand for, from the inside out; most are people's. */
const KINDS: readonly ArcKind[] = ['people', 'ai', 'people', 'due'];

function point(grain: Grain, radius: number, angle: number): [number, number] {
  const bent = grain.reduce((sum, [share, count, phase]) => sum + share * Math.sin(count * angle + phase), 1) * radius;
  return [CENTRE + bent * Math.cos(angle), CENTRE + bent * Math.sin(angle)];
}

/**
 * Path data of a closed ring of `PIECES` curves, in whole units.
 *
 * @param from start, as a share of a turn clockwise from the top
 */
export function ringPath(grain: Grain, radius: number, from = 0): string {
  const at = (step: number) => point(grain, radius, (from - 0.25 + step / PIECES) * TURN);
  // Handles parallel to the chord between the neighbours, as long as a circle needs them.
  const handle = (step: number, side: number) => {
    const [[x, y], [x1, y1], [x2, y2]] = [at(step), at(step - 1), at(step + 1)];
    return [x + side * REACH * (x2 - x1), y + side * REACH * (y2 - y1)];
  };
  const write = (...numbers: number[][]) => numbers.flat().map(Math.round).join(' ');
  let path = `M${write(at(0))}C${write(handle(0, 1), handle(1, -1), at(1))}`;
  for (let step = 2; step <= PIECES; step++) path += `S${write(handle(step, -1), at(step))}`;
  return `${path}Z`;
}

/** The first pieces of a ring. Because they repeat its path, an arc costs a compressed page next to nothing. */
export const arcPath = (ring: string, pieces: number): string => ring.split('S', pieces).join('S');

/** Random growth: the grain, the radius of each ring, and the random numbers that follow. */
function grow(seed: string) {
  const next = random(seed);
  const grain = [1, 2, 3].map((wave) => [(0.05 / wave) * (0.4 + next()), wave, next() * TURN] as const);
  const years = Array.from({length: COUNT + 1}, () => 0.6 + next() * 0.8);
  // The last year is the space between the outermost ring and the outline.
  const growth = BARK / years.reduce((sum, year) => sum + year);
  let radius = 0;
  const radii = years.slice(0, COUNT).map((year) => (radius += year * growth));
  return {grain, radii, next};
}

/**
 * A section of a trunk. The same seed always gives the same one.
 *
 * @param seed path of a page, relative to the base URL
 */
export function treeSection(seed: string): TreeSection {
  const {grain, radii, next} = grow(seed);
  const first = Math.floor(next() * KINDS.length);
  const arcs: {kind: ArcKind; path: string}[] = [];
  let from = next();
  const rings = radii.map((radius, index) => {
    if (index % 2 === 0) return ringPath(grain, radius);
    from += 0.1 + next() * 0.2;
    const ring = ringPath(grain, radius, from);
    arcs.push({kind: KINDS[(first + arcs.length) % KINDS.length]!, path: arcPath(ring, 2 + Math.floor(next() * 5))});
    return ring;
  });
  return {bark: ringPath(grain, BARK), rings: rings.join(''), arcs};
}

/** A section with a gap at the upper right of its outermost ring, for something that is missing. */
export function brokenSection(seed: string): Pick<TreeSection, 'bark' | 'rings'> & {outermost: string} {
  const {grain, radii} = grow(seed);
  const rings = radii.map((radius) => ringPath(grain, radius, 0.1875));
  const outermost = arcPath(rings.pop()!, PIECES - 1);
  return {bark: ringPath(grain, BARK), rings: rings.join(''), outermost};
}
