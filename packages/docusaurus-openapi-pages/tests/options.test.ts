import os from 'node:os';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import preset from '../src/index.ts';
import {checkedOptions} from '../src/plugin/options.ts';
import {pageSettings} from '../src/plugin/settings.ts';

const CONTRACT = 'packages/openapi-model/tests/contracts/pets.yaml';
const context = (siteDir = process.cwd()) =>
  ({siteDir, siteConfig: {staticDirectories: ['static']}}) as unknown as LoadContext;

describe('options', () => {
  it('are refused all at once, with name, value and rule', () => {
    expect(() => checkedOptions({contrat: 'a.yaml', overview: 'api', policy: true})).toThrow(
      [
        'contract is missing: it is your OpenAPI document, such as "openapi.yaml"',
        'overview must start with a slash; found "api"',
        'contrat is not an option; did you mean contract?',
        'policy is not an option; did you mean hasPolicy?',
      ]
        .map((problem) => `docusaurus-openapi-pages: ${problem}`)
        .join('\n'),
    );
  });

  it.each([
    ['/', {base: '', overview: '/'}],
    ['docs/api/', {base: '/docs/api', overview: '/docs/api'}],
  ])('place the pages under %s', (routeBasePath, expected) => {
    expect(pageSettings(checkedOptions({contract: 'a.yaml', routeBasePath}))).toMatchObject(expected);
  });
});

describe('the preset', () => {
  it('adds its static files unless the site lists them', () => {
    const of = context();
    preset(of, {contract: CONTRACT});
    preset(of, {contract: CONTRACT});
    expect(of.siteConfig.staticDirectories).toEqual(['static', '.docusaurus/openapi-pages/public']);
  });

  it('says which contract is missing, and which packages', () => {
    expect(() => preset(context(), {contract: 'none.yaml'})).toThrow(/contract: there is no file .*none\.yaml/);
    expect(() => preset(context(os.tmpdir()), {contract: CONTRACT})).toThrow(
      'npm install docusaurus-plugin-openapi-docs docusaurus-theme-openapi-docs',
    );
  });
});
