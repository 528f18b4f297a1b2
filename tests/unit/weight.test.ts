import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';
import {ICON_NAMES} from '../../src/content/icons';
import {withRecord} from '../../src/plugins/finish/hosting/documents';
import {drawSprite} from '../../src/plugins/icons/sprite';
import {splitInfima} from '../../src/plugins/weight/infima';
import {findRecords, patternChunkNames, patternRoutes, trimRegistry} from '../../src/plugins/weight/records';
import {withImports} from '../../src/plugins/weight/routeAssets';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const trimConfig = require('../../src/plugins/weight/trimConfig.cjs') as (source: string) => string;

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
});

describe('pages that are made from records', () => {
  const line = (name: string, file: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  const registry = `export default {\n${[
    line('aa', '@site/src/pages/_feature.tsx'),
    line('ab', '@site/src/pages/about.tsx'),
    line('da', '@site/.docusaurus/content/default/route-a.json'),
    line('db', '@site/.docusaurus/content/default/route-b.json'),
    line('cc', '@site/.docusaurus/content/default/plugin.json'),
  ]
    .join('')
    .replace(/,\n$/, '')}};\n`;
  const context = {__context: {plugin: 'cc'}};
  const chunkNames = {
    '/features/a-111': {__comp: 'aa', ...context, data: 'da'},
    '/features/b-c-222': {__comp: 'aa', ...context, data: 'db'},
    '/about-333': {__comp: 'ab', ...context},
  };
  const route = (page: string) =>
    `  {\n    path: '${page}',\n    component: ComponentCreator('${page}', '111'),\n    exact: true\n  },\n`;
  const routes = `export default [\n${['/about', '/features/a', '/features/b-c'].map(route).join('')}  {\n    path: '*',\n  },\n];\n`;
  const records = findRecords(chunkNames, registry);

  it('are known by their template, with the files of their data', () => {
    expect([...records.pages]).toEqual([
      ['/features/a', {data: '@site/.docusaurus/content/default/route-a.json'}],
      ['/features/b-c', {data: '@site/.docusaurus/content/default/route-b.json'}],
    ]);
    expect([...records.patterns]).toEqual([['/features/:slug', {__comp: 'aa', ...context}]]);
  });

  it('come to the browser as one route and without a chunk for each', () => {
    const trimmed = patternRoutes(routes, records);
    expect(trimmed).not.toContain("'/features/");
    expect(trimmed).toContain("path: '/about'");
    expect(trimmed.indexOf('/features/:slug')).toBeLessThan(trimmed.indexOf("path: '*'"));
    const names = patternChunkNames(chunkNames, records);
    expect(names).toEqual({
      '/about-333': chunkNames['/about-333'],
      '/features/:slug-record': records.patterns.get('/features/:slug'),
    });
    expect(trimRegistry(registry, names).match(/"\w+"(?=:)/g)).toEqual(['"aa"', '"ab"', '"cc"']);
  });

  it('take no path of the machine along', () => {
    expect(trimRegistry(registry, chunkNames)).not.toMatch(/resolveWeak|"\), "/);
  });

  it('are refused where the generated routes have another form', () => {
    expect(() => patternRoutes('export default []', records)).toThrow('0 of 2 routes');
  });

  it('are refused where two templates share a folder', () => {
    const other = registry + line('oo', '@site/src/pages/_operation.tsx');
    const mixed = {...chunkNames, '/features/o-444': {__comp: 'oo', ...context, data: 'da'}};
    expect(() => findRecords(mixed, other)).toThrow('/features/:slug');
  });

  it('hold their data in the document, where no word of it can end the element', () => {
    const html = withRecord('<body><p>x</p></body></html>', '/features/a', JSON.stringify({text: '</script><b>'}));
    const $ = cheerio.load(html);
    expect(JSON.parse($('script[data-record="/features/a"]').text())).toEqual({text: '</script><b>'});
    expect($('b')).toHaveLength(0);
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
