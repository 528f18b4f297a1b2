import {expect, it} from 'vitest';
import {pictureSize} from '../../../src/lib/pictureSize';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
const svg = (attributes: string) => Buffer.from(`<?xml version="1.0"?><svg ${attributes}><path/></svg>`);
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const PNG = hex('89504e470d0a1a0a 0000000d49484452 00000140 000000c8');
// A comment before the frame, as programs write it.
const JPEG = hex('ffd8 fffe 0004 0102 ffc2 0011 08 00c8 0140 03 012200');

it.each([
  ['a.png', PNG],
  ['a.jpg', JPEG],
  ['lossy.webp', hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 c800')],
  ['lossless.webp', hex('52494646 00000000 57454250 5650384c 00000000 2f 3fc13100')],
  ['extended.webp', hex('52494646 00000000 57454250 56503858 0a000000 00000000 3f0100 c70000')],
  ['a.svg', svg(`${XMLNS} width="320" height="200px"`)],
  ['box.svg', svg(`${XMLNS} width="100%" viewBox="0 0 320 200"`)],
])('reads the size of %s', (name, bytes) => {
  expect(pictureSize(name, bytes)).toEqual({width: 320, height: 200});
});

it.each([
  ['a file that ends early', 'a.png', PNG.subarray(0, 18)],
  ['a format that is not that of the name', 'a.png', JPEG],
  ['a name without an ending', 'constructor', PNG],
  ['a drawing without a size', 'a.svg', svg(XMLNS)],
])('refuses %s', (_, name, bytes) => {
  expect(pictureSize(name, bytes)).toBeUndefined();
});
