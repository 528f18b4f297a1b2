import {expect, it} from 'vitest';
import {createSandbox} from '../../../src/sandbox';
import {testableLength} from '../../../src/sandbox/patterns';

it.each([
  ['^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', Infinity],
  ['^(?:active|retired)$', Infinity],
  ['^[^@]+@example\\.org$', Infinity],
  ['^(?:\\d{3})+$', Infinity],
  ['[*+]{3}\\+', Infinity],
  ['\\s+$', 3162],
  ['^a|b+$', 3162],
  ['^(?=.*\\d)(?=.*[a-z]).{8,}$', 215],
  ['^(a+)+$', 20],
  ['((a)+)+', 20],
  ['^(a|aa)*$', 20],
  ['^(?:(a?))*$', 20],
  ['^(a{1,3}){2,}?$', 20],
])('tests the pattern %s on texts of up to %d characters', (pattern, length) => {
  expect(testableLength(pattern)).toBe(length);
});

const send = async (schema: object, value: unknown) => {
  const requestBody = {content: {'application/json': {schema}}};
  const paths = {'/a': {post: {requestBody, responses: {200: {description: 'Yes.'}}}}};
  const sandbox = createSandbox({openapi: '3.1.0', info: {title: 'Patterns', version: '1'}, paths});
  const headers = {'Content-Type': 'application/json'};
  const request = {method: 'POST', headers, body: JSON.stringify(value)};
  return (await sandbox.fetch(new Request('https://a.example/a', request))).text();
};

it.each(['^(a+)+$', '^(a|a)*$', 'a+a+a+$'])(
  'the sandbox checks short texts against %s, and skips long ones, which would block it',
  async (pattern) => {
    expect(await send({pattern}, 'aaab')).toContain(`the body must match the pattern ${pattern}`);
    expect(await send({pattern}, 'aaaa')).toBe('');
    expect(await send({pattern}, `${'a'.repeat(30_000)}b`)).toBe('');
  },
);

it('the sandbox skips the check of property names if their pattern could take long', async () => {
  const schema = (pattern: string) => ({
    type: 'object',
    patternProperties: {[pattern]: {type: 'string'}},
    additionalProperties: false,
  });
  expect(await send(schema('^x-'), {b: 1})).toContain('is not allowed');
  expect(await send(schema('^(x+)+$'), {[`${'x'.repeat(30_000)}y`]: 1})).toBe('');
});
