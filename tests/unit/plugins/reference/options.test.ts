import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {type ReferenceOptions, validateOptions} from '../../../../src/plugins/reference/options';

const validated = (options: unknown) =>
  validateOptions({
    options,
    validate: (schema, value) => normalizePluginOptions<ReferenceOptions>(schema!, value as object),
  });

describe('validateOptions', () => {
  it('accepts the path of a contract', () => {
    expect(validated({openapiFile: 'openapi/openapi.yaml'})).toMatchObject({openapiFile: 'openapi/openapi.yaml'});
  });

  it.each([{}, {openapiFile: ''}, {openapiFile: 1}])('names the option in %j', (options) => {
    expect(() => validated(options)).toThrow('"openapiFile"');
  });

  it('refuses options that it does not know', () => {
    expect(() => validated({openapiFile: 'a.yaml', file: 'b.yaml'})).toThrow('"file" is not allowed');
  });
});
