/** Numbers of contracts are printed as written, whatever JavaScript would make of them. */
import {describe, expect, test} from 'vitest';
import {exactJson, jsonText, markedNumber, numberOf, plainText, unmarked} from '../src/json.ts';

const WRITTEN = ['9223372036854775807', '-9007199254740993', '1.10', '1e400', '1.0', '-0', '1E2'];

describe('a number', () => {
  test.each(WRITTEN)('%s is printed as written, and can be compared', (source) => {
    const value = exactJson(source);
    expect([jsonText(value), plainText(value)]).toEqual([source, source]);
    expect(numberOf(value)).toBe(Number(source));
    expect(JSON.parse(markedNumber(source))).toBe(value);
  });

  test.each(['0', '-1', '1.5', '1e+21', '9007199254740991'])('%s stays a number', (source) => {
    expect(exactJson(source)).toBe(Number(source));
  });

  test.each(['0x10', '+1', '.5', '1_000', '007', ''])('%j is not one in JSON', (source) => {
    expect(markedNumber(source)).toBe(source);
    expect(exactJson(source)).toBeUndefined();
  });
});

test('keys, and strings that look like numbers or hold quotation marks, stay strings', () => {
  const source = '{"1.10":"1.10","a\\"1.10":["\\\\",1.10,{"b":1.10}],"c":"\\"\uFDD01.10","\uFDD01":2}';
  expect(jsonText(exactJson(source))).toBe(source);
  expect(unmarked(exactJson(source))).toEqual(JSON.parse(source));
});
