/** Growth rings, the product's emblem: a section of a trunk. */
import {random} from './random';

/** Width and height of the box that a section is drawn in. All of the section is inside. */
export const SECTION_SIZE = 600;

/** Waves that bend all rings alike: amplitude as a share of the radius, waves per turn, phase in radians. */
export type Grain = readonly (readonly [share: number, count: number, phase: number])[];

const TURN = Math.PI * 2;
/** Number of curves in a ring. */
const PIECES = 8;
/** Length of a curve's handles, relative to the distance between the points before and after. */
const REACH = Math.tan(TURN / PIECES / 4) / Math.sin(TURN / PIECES) / 1.5;
const CENTRE = SECTION_SIZE / 2;
/** Radius of the outline before it is bent, by at most 13%. */
const BARK = 258;

/** Number of rings. */
const COUNT = 8;

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

/** A section of a trunk as path data: its outline, and its rings from the inside out. The same seed gives the same. */
export function treeSection(seed: string, from = 0): {bark: string; rings: string[]} {
  const next = random(seed);
  const grain = [1, 2, 3].map((wave) => [(0.05 / wave) * (0.4 + next()), wave, next() * TURN] as const);
  const years = Array.from({length: COUNT + 1}, () => 0.6 + next() * 0.8);
  // The last year is the space between the outermost ring and the outline.
  const growth = BARK / years.reduce((sum, year) => sum + year);
  let radius = 0;
  const rings = years.slice(0, COUNT).map((year) => ringPath(grain, (radius += year * growth), from));
  return {bark: ringPath(grain, BARK), rings};
}

/** A section with a gap at the upper right of its outermost ring, for something that is missing. */
export function brokenSection(seed: string): {bark: string; rings: string; outermost: string} {
  const {bark, rings} = treeSection(seed, 0.1875);
  const outermost = rings
    .pop()!
    .split('S', PIECES - 1)
    .join('S');
  return {bark, rings: rings.join(''), outermost};
}
