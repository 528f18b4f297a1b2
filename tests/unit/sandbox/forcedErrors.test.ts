import {expect, it} from 'vitest';
import {createSandbox} from '../../../src/sandbox';
import {send} from '@site/tests/unit/support/sandbox';

const text = {type: 'string'};
const json = (example: unknown, schema: object = {}) => ({
  description: 'Wrong.',
  content: {'application/json': {schema, example}},
});
const tool = {type: 'object', required: ['id', 'name'], properties: {id: {...text, readOnly: true}, name: text}};

const sandboxWith = (error: unknown, schema = {}) =>
  createSandbox({
    openapi: '3.1.0',
    info: {title: 'Tools', version: '1'},
    paths: {
      '/tools': {
        get: {parameters: [{name: 'page', in: 'query', schema: text}], responses: {400: json(error)}},
        post: {
          requestBody: {content: {'application/json': {schema: tool}}},
          responses: {400: json(error, schema), 401: json(error)},
        },
        delete: {responses: {400: json(error)}},
      },
    },
  });

const error = {message: 'The request is invalid: page must be 1 or more.', data: {field: 'page'}};
const none = {message: 'The request is invalid: it cannot be read.', data: null};
const own = {message: 'The request is invalid: name is required.', data: {field: 'name'}};

it.each([
  ['keeps the example of the contract if it blames a field of the operation', 'GET', 400, error, {}, error],
  ['blames a required field of the body instead', 'POST', 400, error, {}, own],
  ['blames no field of an operation that has none', 'DELETE', 400, error, {}, none],
  ['keeps an error that blames no field', 'POST', 400, {message: 'No.'}, {}, {message: 'No.'}],
  ['keeps an error of another form', 'POST', 400, [], {}, []],
  ['keeps other statuses', 'POST', 401, error, {}, error],
  ['stays within a schema that allows no other field', 'POST', 400, error, {const: error}, error],
])('a requested error %s', async (_, method, code, example, schema, body) => {
  const headers = {Prefer: `code=${code}`};
  expect((await send(sandboxWith(example, schema), method, '/tools', {headers})).body).toEqual(body);
});
