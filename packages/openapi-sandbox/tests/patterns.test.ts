import {expect, it} from 'vitest';
import {testableLength} from 'openapi-model/pattern';
import {sendTo} from './support/sandbox';

it.each([
  ['^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', Infinity],
  ['^[^@]+@example\\.org$', Infinity],
  ['^(?:\\d{3})+$', Infinity],
  ['[*+]{3}\\+', Infinity],
  ['^a|b+$', 3162],
  ['^(?=.*\\d)(?=.*[a-z]).{8,}$', 215],
  ['^(a+)+$', 20],
  ['^(a|aa)*$', 20],
  ['^(?:(a?))*$', 20],
  ['^(a{1,3}){2,}?$', 20],
])('tests the pattern %s on texts of up to %d characters', (pattern, length) => {
  expect(testableLength(pattern)).toBe(length);
});

const check = async (schema: object, value: unknown) => (await sendTo(schema, value)).text;

it.each(['^(a+)+$', '^(a|a)*$', 'a+a+a+$'])(
  'the sandbox checks short texts against %s, and skips long ones, which would block it',
  async (pattern) => {
    expect(await check({pattern}, '"aaab"')).toContain(`the body must match the pattern ${pattern}`);
    expect(await check({pattern}, '"aaaa"')).toBe('"Yes."');
    expect(await check({pattern}, `"${'a'.repeat(30_000)}b"`)).toBe('"Yes."');
  },
);

it('the sandbox skips the check of property names if their pattern could take long', async () => {
  const schema = (pattern: string) => ({
    type: 'object',
    patternProperties: {[pattern]: {type: 'string'}},
    additionalProperties: false,
  });
  expect(await check(schema('^x-'), {b: 1})).toContain('is not allowed');
  expect(await check(schema('^(x+)+$'), {[`${'x'.repeat(30_000)}y`]: 1})).toBe('"Yes."');
});
