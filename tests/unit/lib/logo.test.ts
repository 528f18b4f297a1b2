/** A logo that a visitor has chosen: what is refused, how large its copy is, and what its pixels say. */
import {describe, expect, it} from 'vitest';
import {BOX, copySize, fileProblem, MAX_LOGO, MAX_SIDE, readLogo} from '../../../src/lib/logo';
import {MAX_URL} from '../../../src/lib/visitorBrand';

describe('a file', () => {
  it.each([
    ['image/png', MAX_LOGO, null],
    ['image/svg+xml', 1, null],
    ['image/png', MAX_LOGO + 1, 'size'],
    ['image/png', 0, 'unreadable'],
    ['image/gif', 10, 'type'],
    ['text/html', 10, 'type'],
    ['', 10, 'type'],
  ])('of type %j with %i bytes: %s', (type, size, problem) => expect(fileProblem({type, size})).toBe(problem));
});

describe('the copy', () => {
  it.each([
    [{width: 3200, height: 960}, false, {width: 320, height: 96}],
    [{width: 1000, height: 1000}, false, {width: 96, height: 96}],
    [{width: 40, height: 12}, false, {width: 40, height: 12}],
    [{width: 40, height: 12}, true, {width: 320, height: 96}],
    [{width: MAX_SIDE, height: 1}, false, {width: 320, height: 1}],
    [{width: 0, height: 0}, true, 'unreadable'],
    [{width: NaN, height: 4}, false, 'unreadable'],
    [{width: MAX_SIDE + 1, height: 4}, false, 'sides'],
    [{width: 4, height: 30_000}, true, 'sides'],
  ])('of %j, drawing: %s, is %j', (size, isDrawing, copy) => expect(copySize(size, isDrawing)).toEqual(copy));

  it('fits into the storage, even uncompressed', () => {
    const raw = BOX.width * BOX.height * 4;
    expect(Math.ceil((raw + BOX.height + 1000) / 3) * 4 + 30).toBeLessThan(MAX_URL);
  });
});

describe('the pixels', () => {
  const CARDS = {light: 1, dark: 0.02};
  type Pixel = readonly [number, number, number, number];
  const NONE: Pixel = [0, 0, 0, 0];
  const read = (...parts: readonly (readonly [Pixel, number])[]) =>
    readLogo(
      parts.flatMap(([pixel, count]) => Array.from({length: count}, () => pixel).flat()),
      CARDS,
    );

  it('give the hue of most of the colour', () => {
    expect(read([[200, 30, 30, 255], 60], [[30, 30, 200, 255], 30], [NONE, 10])!.hue).toBe(25);
    expect(read([[20, 20, 20, 255], 90], [[0, 90, 200, 255], 10])!.hue).toBe(255);
  });

  it('give none if it is grey', () => {
    expect(read([[40, 41, 40, 255], 50], [[250, 250, 250, 255], 50])!.hue).toBeNull();
    // A few stray pixels, as compression leaves them.
    expect(read([[40, 40, 40, 255], 999], [[60, 40, 40, 255], 1])!.hue).toBeNull();
  });

  it('say in which theme it is hard to see', () => {
    expect(read([[10, 20, 60, 255], 50], [NONE, 50])!.faint).toEqual(['dark']);
    expect(read([[250, 250, 240, 255], 50], [NONE, 50])!.faint).toEqual(['light']);
    expect(read([[128, 128, 128, 255], 50], [NONE, 50])!.faint).toEqual([]);
  });

  it('say nothing of the kind about a logo with a background', () => {
    expect(read([[10, 20, 60, 255], 50], [[0, 0, 0, 255], 50])!.faint).toEqual([]);
  });

  it('are refused if all are transparent', () => {
    expect(read([NONE, 100], [[255, 0, 0, 40], 100])).toBeNull();
    expect(readLogo([], CARDS)).toBeNull();
  });
});
