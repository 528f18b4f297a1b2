import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {classesIn, cutInfima, variablesIn} from '../../../src/plugins/performance/infima';
import openapiTheme from '../../../src/plugins/performance/openapiTheme';

const require = createRequire(import.meta.url);

describe('Infima', () => {
  const css = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

  it('keeps only plain elements and the listed classes', async () => {
    const base = await cutInfima(css, ['navbar'], []);
    expect(base).toMatch(/\bbody\b/);
    expect(base).toMatch(/\bblockquote\b/);
    expect(base).toContain('.navbar {');
    for (const name of ['.navbar__item', '.menu__link', '.dropdown', '.button', '.pagination-nav']) {
      expect(base).not.toContain(name);
    }
    expect(await cutInfima(css, ['button'], [])).toContain('.button {');
    expect(base.length).toBeLessThan(css.length / 3);
  });

  it('keeps the rules of both colour modes', async () => {
    expect(await cutInfima(css, [], [])).toMatch(/html\[data-theme=['"]?dark/);
  });

  it('keeps variables that other style sheets use', async () => {
    expect(await cutInfima(css, [], [])).not.toContain('--ifm-menu-color-active:');
    expect(await cutInfima(css, [], ['--ifm-menu-color-active'])).toContain('--ifm-menu-color-active:');
  });
});

describe('the source code', () => {
  it.each([
    ['<p className="lead wide">', ['lead', 'wide']],
    ["<header className={clsx('navbar', styles.header)}>", ['navbar']],
    ["<p className={'lead'}>", ['lead']],
    ['<p className={styles.table}>', []],
    ["const kind = 'table'", []],
  ])('uses classes: %s', (source, names) => {
    expect(classesIn(source)).toEqual(names);
  });

  it('uses variables', () => {
    expect(variablesIn('a {color: var(--ifm-a); margin: calc(var( --ifm-b-c, 0) * var(--own))}')).toEqual([
      '--ifm-a',
      '--ifm-b-c',
    ]);
  });
});

describe('the OpenAPI theme', () => {
  /** The plugin with the configuration of its bundler, on a site with pages of this front matter. */
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

  it('adds neither a style sheet nor polyfills to every page', async () => {
    const {plugin, config} = await loaded();
    expect(plugin.getClientModules!()).toEqual([]);
    expect(config.plugins).toBeUndefined();
  });

  it('is left out while every page has our model', async () => {
    const {emptied} = await loaded({}, {kind: 'operation'});
    expect(emptied).toEqual(['@theme/ApiItem/Stock', '@theme-original/ApiExplorer']);
  });

  it('renders the pages of another API', async () => {
    expect((await loaded({kind: 'operation'}, {api: 'eJx'})).emptied).toEqual([]);
  });
});
