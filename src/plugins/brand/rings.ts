/** Growth rings: closed lines around a common centre, slightly irregular as in wood. */

/** Centre and irregularity of a set of rings. Each wave bends all rings alike, outer ones more strongly. */
export interface Grain {
  x: number;
  y: number;
  /** Amplitude as a share of the radius, waves per turn, and phase in radians. */
  waves: readonly (readonly [share: number, count: number, phase: number])[];
}

/** A random grain; `next` returns random numbers from 0 to 1. */
export const grainOf = (x: number, y: number, next: () => number): Grain => ({
  x,
  y,
  waves: [1, 2, 3, 5].map((count) => [(0.05 / count) * (0.45 + next()), count, next() * Math.PI * 2] as const),
});

/** Radii from the inside out, at random distances. */
export function growth(count: number, from: number, to: number, next: () => number): number[] {
  const years = Array.from({length: count}, () => 0.55 + next() * 0.9);
  const total = years.reduce((sum, year) => sum + year, 0);
  let radius = from;
  return years.map((year) => (radius += ((to - from) * year) / total));
}

const round = (value: number): number => Math.round(value * 10) / 10;

function point({x, y, waves}: Grain, radius: number, angle: number): [number, number] {
  const bend = waves.reduce(
    (sum, [share, count, phase]) => sum + share * Math.sin(count * angle + phase + radius * 0.0035),
    1,
  );
  return [round(x + radius * bend * Math.cos(angle)), round(y + radius * bend * Math.sin(angle))];
}

/**
 * Path data of a ring or an arc of it.
 *
 * @param from start, as a share of a turn clockwise from the top
 * @param length length, as a share of a turn; 1 makes a closed ring
 */
export function ringPath(grain: Grain, radius: number, from = 0, length = 1): string {
  const isClosed = length >= 1;
  const steps = Math.ceil(Math.max(24, radius * 0.3) * length);
  const points = Array.from({length: steps + (isClosed ? 0 : 1)}, (_, step) =>
    point(grain, radius, (from + (length * step) / steps - 0.25) * Math.PI * 2),
  );
  const between = (index: number): [number, number] => {
    const [[x1, y1], [x2, y2]] = [points[index]!, points[(index + 1) % points.length]!];
    return [round((x1 + x2) / 2), round((y1 + y2) / 2)];
  };
  // Each point is the control point of a curve between the midpoints on either side.
  const bends = (isClosed ? points : points.slice(1, -1)).map(
    (at, index) => `Q${at.join(' ')} ${between(isClosed ? index : index + 1).join(' ')}`,
  );
  return isClosed
    ? `M${between(points.length - 1).join(' ')}${bends.join('')}Z`
    : `M${points[0]!.join(' ')}L${between(0).join(' ')}${bends.join('')}L${points.at(-1)!.join(' ')}`;
}
