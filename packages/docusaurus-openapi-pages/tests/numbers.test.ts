/** What JavaScript can't hold is on pages and in the sandbox's responses as the contract has it. */
import {expect, test} from 'vitest';
import {exactJson} from 'openapi-model/json';
import {overviewOf} from 'openapi-model/overview';
import {createSandbox, type OpenApiDocument} from 'openapi-sandbox';
import {send, sendTo} from '../../openapi-sandbox/tests/support/sandbox';

const contractWith = (schema: string): OpenApiDocument =>
  exactJson(`{"openapi": "3.1.0", "info": {"title": "Rows", "version": "1"}, "paths": {"/rows": {"post": {
    "operationId": "addRow",
    "requestBody": {"content": {"application/json": {"schema": {"properties": {"x": ${schema}}}}}},
    "responses": {"200": {
      "description": "Added.",
      "headers": {"X-Row": {"schema": ${schema}}},
      "content": {"application/json": {"schema": {"properties": {"x": ${schema}}}}}
    }}
  }}}}`) as OpenApiDocument;

test.each([
  ['"maximum": 9223372036854775807, "minimum": -9223372036854775808', '-9223372036854775808 to 9223372036854775807'],
  ['"exclusiveMinimum": 1.10', 'more than 1.10'],
  ['"enum": [9007199254740993, 1.10]', 'one of 9007199254740993, 1.10'],
  ['"default": {"a": [1e400]}', 'default {"a":[1e400]}'],
  ['"allOf": [{"minimum": 1.10}, {"minimum": 1.20}]', 'at least 1.20'],
  ['"type": "string", "minLength": 2.0', 'at least 2.0 characters'],
])('%s is shown as "%s"', (keywords, limit) => {
  const {tags} = overviewOf(contractWith(`{${keywords}}`));
  const [operation] = tags[0]!.operations;
  expect(operation!.body!.children[0]!.constraints).toContain(limit);
  expect(JSON.stringify(operation)).not.toContain('\uFDD0');
});

test.each([
  ['{"example": 9007199254740993}', '9007199254740993'],
  ['{"default": 1.10}', '1.10'],
  ['{"const": 1e400}', '1e400'],
  ['{"type": "integer", "minimum": -9223372036854775808}', '-9223372036854775808'],
])('the example and the response of %s are %s', async (schema, value) => {
  const contract = contractWith(schema);
  const {tags} = overviewOf(contract);
  const [{body, responses}] = tags[0]!.operations as [(typeof tags)[0]['operations'][0]];
  expect([body!.example, responses[0]!.body!.example]).toEqual(Array(2).fill(`{\n  "x": ${value}\n}`));
  const {text, headers} = await send(createSandbox(contract), 'POST', '/rows', {body: '{}'});
  expect([text, headers.get('X-Row')]).toEqual([`{"x":${value}}`, value]);
});

test.each([
  ['{"maximum": 9223372036854775807}', 1e19, 'must be 9223372036854775807 or less'],
  ['{"enum": [1.10, 1.20]}', 1.3, 'must be one of 1.10, 1.20'],
  ['{"const": {"a": 1.10}}', {a: 2}, 'must be {"a":1.10}'],
  ['{"type": "string", "maxLength": 2.0}', 'abc', 'must have at most 2.0 characters'],
])('by %s, %j gets "%s"', async (schema, value, words) => {
  expect((await sendTo({properties: {x: exactJson(schema)}}, {x: value})).text.replaceAll('\\', '')).toContain(words);
});
