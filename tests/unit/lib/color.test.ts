/** Our colour maths against colorjs.io, which implements CSS Color 4 in full. */
import Color from 'colorjs.io';
import {expect, it} from 'vitest';
import {clipped, mix, parseColor, type Light} from '../../../src/lib/color';

function expectEqual(ours: Light, theirs: string | Color): void {
  const light = new Color(theirs).to('srgb').toGamut({space: 'srgb', method: 'clip'}).to('srgb-linear');
  ours.forEach((part, index) => expect(part).toBeCloseTo(Number(light.coords[index]), 6));
}

it.each(['oklch(47% 0.17 27)', 'oklch(60% 0.37 145)', 'oklch(100% 0.1 90)', '#0a3', 'white'])(
  '%s is the colour of colorjs.io',
  (text) => expectEqual(clipped(parseColor(text)), text),
);

it.each([
  ['oklch', 'oklch(50% 0.1 350)', 'oklch(50% 0.1 20)', 0.3],
  ['oklch', 'oklch(50% 0.1 20)', 'oklch(50% 0.1 350)', 0.3],
  ['oklab', 'oklch(24.5% 0.024 168)', 'oklch(21.5% 0.022 168)', 0.62],
] as const)('mixed in %s, %s and %s are the colour of colorjs.io', (space, first, second, share) => {
  const theirs = new Color(first).mix(new Color(second), 1 - share, {space, outputSpace: space});
  expectEqual(clipped(mix(space, parseColor(first), parseColor(second), share)), theirs);
});

it.each(['red', 'oklch(50% 0.1 20 / 50%)', 'oklch(var(--x))', '#12345'])(
  'refuses %j, which is no opaque colour',
  (text) => expect(() => parseColor(text)).toThrow('Not an opaque colour'),
);
