import {describe, expect, it} from 'vitest';
import {createSandbox} from '../../../src/sandbox';
import {send} from '@site/tests/unit/support/sandbox';

const text = {type: 'string'};
const json = (example: unknown) => ({description: 'Wrong.', content: {'application/json': {schema: {}, example}}});

/** A contract whose operations share one error, which blames `page`. */
const sandboxWith = (error: unknown, more: object = {}) =>
  createSandbox({
    openapi: '3.1.0',
    info: {title: 'Tools', version: '1'},
    paths: {
      '/tools': {
        get: {
          operationId: 'listTools',
          parameters: [{name: 'page', in: 'query', schema: {type: 'integer', minimum: 1}}],
          responses: {400: json(error)},
        },
        post: {
          operationId: 'createTool',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['id', 'name'],
                  properties: {id: {...text, readOnly: true}, size: {type: 'integer'}, name: text},
                },
              },
            },
          },
          responses: {400: {...json(error), ...more}, 401: json(error)},
        },
        delete: {operationId: 'clear', responses: {400: json(error)}},
      },
      '/tools/{id}': {
        parameters: [{name: 'id', in: 'path', required: true, schema: {...text, minLength: 1}}],
        get: {operationId: 'getTool', responses: {400: json(error), 422: json(error)}},
      },
    },
  });

const flat = {message: 'The request is invalid: page must be 1 or more.', data: {field: 'page'}};

describe('a requested error', () => {
  const ask = async (sandbox: ReturnType<typeof sandboxWith>, method: string, path: string, code = 400) =>
    (await send(sandbox, method, path, {headers: {Prefer: `code=${code}`}})).body;

  it('keeps the example of the contract where it blames a field of the operation', async () => {
    expect(await ask(sandboxWith(flat), 'GET', '/tools')).toEqual(flat);
  });

  it('blames a required field of the body, or a parameter', async () => {
    const sandbox = sandboxWith(flat);
    expect(await ask(sandbox, 'POST', '/tools')).toEqual({
      message: 'The request is invalid: name is required.',
      data: {field: 'name'},
    });
    const id = {message: 'The request is invalid: id is not valid.', data: {field: 'id'}};
    expect(await ask(sandbox, 'GET', '/tools/1')).toEqual(id);
    expect(await ask(sandbox, 'GET', '/tools/1', 422)).toEqual(id);
  });

  it('blames no field of an operation that has none', async () => {
    const body = await ask(sandboxWith(flat), 'DELETE', '/tools');
    expect(body).toEqual({message: 'The request is invalid: it cannot be read.', data: null});
  });

  it('keeps errors that do not blame a field, and other statuses', async () => {
    expect(await ask(sandboxWith({message: 'No.'}), 'POST', '/tools')).toEqual({message: 'No.'});
    expect(await ask(sandboxWith(flat), 'POST', '/tools', 401)).toEqual(flat);
  });

  it('keeps errors of another form', async () => {
    const error = {title: 'Invalid', errors: [{pointer: '/page', detail: 'must be 1 or more'}]};
    expect(await ask(sandboxWith(error), 'POST', '/tools')).toEqual(error);
    expect(await ask(sandboxWith([]), 'POST', '/tools')).toEqual([]);
  });

  it('stays within a schema that does not allow another field', async () => {
    const strict = {const: flat};
    const content = {'application/json': {schema: strict, example: flat}};
    expect(await ask(sandboxWith(flat, {content}), 'POST', '/tools')).toEqual(flat);
  });
});
