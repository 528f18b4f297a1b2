/** Growth rings, the product's emblem: a section of a trunk. */

const UNEVEN = [0.026, -0.02, 0.012, -0.026, 0.02];

/** Path of a slightly uneven ring around (`centre`, `centre`), clockwise from the top; `turn` varies its shape. */
export function ringPath(centre: number, radius: number, turn: number): string {
  const side = (at: number): number => radius * (1 + UNEVEN[(at + turn) % 5]!);
  const [up, right, down, left] = [side(0), side(1), side(2), side(3)] as const;
  const at = (x: number, y: number): string => `${+(centre + x).toFixed(1)} ${+(centre + y).toFixed(1)}`;
  const bend = 0.552;
  return (
    `M${at(0, -up)}C${at(bend * right, -up)} ${at(right, -bend * up)} ${at(right, 0)}` +
    `S${at(bend * right, down)} ${at(0, down)}S${at(-left, bend * down)} ${at(-left, 0)}` +
    `S${at(-bend * left, -up)} ${at(0, -up)}`
  );
}

/** Width and height of the box that a section is drawn in. */
export const SECTION_SIZE = 96;

/** Paths of a section's rings, from the inside out. */
export const SECTION = [5, 10, 16, 21, 27, 32, 38, 44].map((radius, at) => ringPath(SECTION_SIZE / 2, radius, at));
