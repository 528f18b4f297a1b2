import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import openapiTheme from '../../../src/plugins/performance/openapiTheme';

/** The OpenAPI theme with the configuration of its bundler, on a site with pages of this front matter. */
async function loaded(...frontMatter: object[]) {
  const plugin = await openapiTheme({} as LoadContext, {});
  const docs = frontMatter.map((fields) => ({frontMatter: fields}));
  const load = plugin.allContentLoaded as (loaded: object) => void;
  load({allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}}});
  const tools = {getStyleLoaders: () => [], currentBundler: {instance: {ProvidePlugin: class {}}}};
  const config = plugin.configureWebpack!({}, false, tools as never, undefined) as {
    plugins?: object[];
    resolve: {alias: object};
  };
  return {plugin, config, emptied: Object.keys(config.resolve.alias)};
}

it('the OpenAPI theme is left out while every page has our model, and adds nothing to other pages', async () => {
  const {plugin, config, emptied} = await loaded({}, {kind: 'operation'});
  expect(emptied).toEqual(['@theme/ApiItem/Stock', '@theme-original/ApiExplorer']);
  expect(plugin.getClientModules!()).toEqual([]);
  expect(config.plugins).toBeUndefined();
});

it('the OpenAPI theme renders the pages of another API', async () => {
  expect((await loaded({kind: 'operation'}, {api: 'eJx'})).emptied).toEqual([]);
});
