/** Maximum nesting of a JSON value, and maximum number of values in it: more can't be checked in a short time. */
const MAX_DEPTH = 64;
export const MAX_VALUES = 10_000;

export const TOO_MANY = `holds more than ${MAX_VALUES} values`;

/** Which limit a value exceeds, as the rest of a sentence; undefined if it exceeds none. */
export function excessOf(value: unknown): string | undefined {
  let count = 0;
  const visit = (node: unknown, depth: number): string | undefined => {
    count += 1;
    if (count > MAX_VALUES) return TOO_MANY;
    if (typeof node !== 'object' || node === null) return undefined;
    if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
    for (const child of Object.values(node)) {
      const found = visit(child, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return visit(value, 1);
}
