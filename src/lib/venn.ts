/** Where people stand in two circles that overlap. Lengths are shares of the width of both circles together. */

export interface Point {
  x: number;
  y: number;
}

/** Of a circle; the height of both is twice as much. */
export const RADIUS = 0.34;
export const CENTRES = [RADIUS, 1 - RADIUS].map((x) => ({x, y: RADIUS}));

const isInside = (point: Point, centre: Point, radius: number): boolean =>
  Math.hypot(point.x - centre.x, point.y - centre.y) <= radius;

/** Rows of points around a middle, each half a step off the last. */
function* honeycomb(middle: Point, step: number): Generator<Point> {
  for (let row = -20; row <= 20; row++)
    for (let column = -20; column <= 20; column++)
      yield {x: middle.x + (column + (row % 2) / 2) * step, y: middle.y + row * step * 0.87};
}

/** Halfway across each of the three parts. */
const MIDDLES = [0.5 - RADIUS, 0.5, 0.5 + RADIUS].map((x) => ({x, y: RADIUS}));

/** Whether the people of a group are in a circle: the first, both, or the second. */
export const isIn = (group: number, circle: number): boolean => group === 1 || group === 2 * circle;

/** The points at which discs are wholly in the circles of their group, and outside the other; nearest to the middle first. */
function room(group: number, size: number): Point[] {
  const middle = MIDDLES[group]!;
  const margin = 0.58 * size;
  const isFree = (point: Point): boolean =>
    CENTRES.every((centre, circle) =>
      isIn(group, circle) ? isInside(point, centre, RADIUS - margin) : !isInside(point, centre, RADIUS + margin),
    );
  const distance = ({x, y}: Point) => Math.hypot(x - middle.x, (y - middle.y) * 0.6);
  return [...honeycomb(middle, size * 1.08)].filter(isFree).sort((one, other) => distance(one) - distance(other));
}

/** The size of a place, and of each group the middles of its places; as large as all fit. */
export function placesOf(groups: readonly (readonly unknown[])[]): {size: number; places: Point[]}[] {
  let size = 0.12;
  let rooms: Point[][];
  do {
    size *= 0.97;
    rooms = groups.map((_, group) => room(group, size));
  } while (rooms.some(({length}, group) => length < groups[group]!.length));
  return rooms.map((points, group) => ({size, places: points.slice(0, groups[group]!.length)}));
}
