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

describe('the pages and the explorer of the OpenAPI theme', () => {
  const API = {id: 'reference', docItemComponent: '@theme/ApiItem'};
  const ours = ['docs', API];
  const OURS = {kind: 'operation'};
  const STOCK = {api: 'eJx'};

  /** Modules that the plugin replaces with an empty one. */
  function emptied(site: {plugins?: unknown[]; presets?: unknown[]}, frontMatter: Record<string, object[]>): string[] {
    const siteConfig = {plugins: [], presets: [], ...site};
    const plugin = openapiTheme({siteConfig} as unknown as LoadContext);
    const instances = Object.entries(frontMatter).map(([id, docs]) => [
      id,
      {loadedVersions: [{docs: docs.map((fields) => ({frontMatter: fields}))}]},
    ]);
    const allContent = {'docusaurus-plugin-content-docs': Object.fromEntries(instances)};
    const load = plugin.allContentLoaded as (loaded: object) => void;
    load({allContent});
    const tools = {currentBundler: {instance: {}}} as unknown as Parameters<
      NonNullable<typeof plugin.configureWebpack>
    >[2];
    const {resolve} = plugin.configureWebpack!({}, true, tools, undefined) as {resolve: {alias: object}};
    return Object.keys(resolve.alias);
  }

  it('are left out while every page has our model', () => {
    const names = ['@theme/ApiItem/Stock', '@theme-original/ApiExplorer'];
    expect(emptied({plugins: ['./x', ours]}, {reference: [OURS, {kind: 'schema'}]})).toEqual(names);
    // Another component renders guides.
    expect(emptied({plugins: [ours]}, {default: [{}], reference: [OURS]})).toEqual(names);
  });

  it.each([
    ['of our own instance', {plugins: [ours]}, {reference: [OURS, STOCK]}],
    ['of another instance', {plugins: [ours, ['/x/lib/docs.js', {...API, id: 'pets'}]]}, {pets: [STOCK]}],
    ['without an API on it', {plugins: [['docs', {...API, id: 'pets'}]]}, {pets: [{}]}],
    ['of a preset', {presets: ['x', ['classic', {blog: false, docs: {...API, id: undefined}}]]}, {default: [STOCK]}],
  ])('are bundled for a page %s without it', (_, site, docs) => {
    expect(emptied(site, docs)).toEqual([]);
  });
});
