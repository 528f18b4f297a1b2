import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ICON_NAMES} from '../../src/content/icons';
import {drawSprite} from '../../src/plugins/icons/sprite';
import {splitInfima} from '../../src/plugins/weight/infima';
import {withImports} from '../../src/plugins/weight/routeAssets';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const trimConfig = require('../../src/plugins/weight/trimConfig.cjs') as (source: string) => string;
const trimRegistry = require('../../src/plugins/weight/trimRegistry.cjs') as (source: string) => string;

describe('the manifest that the renderer asks', () => {
  const manifest = {entrypoints: ['main'], origins: {main: [1]}, assets: {}};

  it('learns the chunks of everything that is imported on demand', () => {
    const groups = [
      {origins: [{request: '@site/src/pages/about.tsx'}], chunks: [{id: 7}, {id: 'scenes'}]},
      {origins: [{request: '@theme/NotFound'}, {request: '@site/src/pages/about.tsx'}], chunks: [{id: 9}, {id: 7}]},
      {origins: [{}], chunks: [{id: null}]},
    ];
    expect(withImports(manifest, groups).origins).toEqual({
      main: [1],
      '@site/src/pages/about.tsx': [7, 'scenes', 9],
      '@theme/NotFound': [9, 7],
    });
  });

  it('is not changed itself', () => {
    withImports(manifest, [{origins: [{request: 'x'}], chunks: [{id: 2}]}]);
    expect(manifest.origins).toEqual({main: [1]});
  });
});

describe('Infima', () => {
  const dirs = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
    path.dirname(require.resolve(name)),
  );
  const css = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

  it('is split into what every page needs and what guides need', async () => {
    const {base, guides} = await splitInfima(css, dirs, path.join(ROOT, 'src'));
    expect(base).toMatch(/\bbody\b/);
    expect(base).toContain('.navbar');
    expect(base).not.toContain('.menu__link');
    expect(base).not.toContain('.dropdown');
    for (const name of ['.menu__link', '.pagination-nav', '.table-of-contents', '.breadcrumbs']) {
      expect(guides).toContain(name);
    }
    expect(base.length).toBeLessThan(css.length / 2);
  });

  it('keeps every variable that our sheets read', async () => {
    const {base} = await splitInfima(css, dirs, path.join(ROOT, 'src'));
    expect(base).toContain('--ifm-global-spacing:');
  });
});

describe('generated modules', () => {
  it('reach the browser without options of the build', () => {
    const trimmed = trimConfig(
      '/* made */\nexport default {"title": "T", "plugins": ["secret-path"], "themeConfig": {}};\n',
    );
    expect(trimmed).toBe('export default {"title":"T","themeConfig":{}};');
  });

  it('are refused in a form that is not known', () => {
    expect(() => trimConfig('module.exports = {}')).toThrow('another form');
  });

  it('name no paths', () => {
    const line = `"a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.tsx"), "@site/a.tsx", require.resolveWeak("@site/a.tsx")],`;
    expect(trimRegistry(line)).toBe(`"a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.tsx")],`);
  });
});

describe('the file of icons', () => {
  it('holds a drawing for every name', () => {
    const {svg, fileName} = drawSprite(ICON_NAMES, '/nowhere');
    for (const name of ICON_NAMES) expect(svg).toContain(`<symbol id="${name}" viewBox="0 0 24 24">`);
    expect(fileName).toMatch(/^icons\.[0-9a-f]{8}\.svg$/);
  });

  it('is named after its content', () => {
    expect(drawSprite(['x'], '/nowhere').fileName).not.toBe(drawSprite(['check'], '/nowhere').fileName);
  });

  it('names an icon that nobody drew', () => {
    expect(() => drawSprite(['no-such-drawing'], '/nowhere')).toThrow(/Icon no-such-drawing: there is no drawing/);
  });
});
