import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SRC = path.join(ROOT, 'src');

/** The floors of the house, and for each the floors whose values it may import; types come from anywhere. */
const FLOORS: Record<string, readonly string[]> = {
  content: ['content'],
  openapi: ['openapi'],
  lib: ['lib', 'openapi'],
  config: ['config', 'lib', 'content'],
  plugins: ['plugins', 'config', 'lib', 'content', 'openapi'],
  sandbox: ['sandbox', 'openapi'],
  'components/ui': ['components/ui', 'lib'],
  'components/scenes': ['components/scenes', 'components/ui', 'lib', 'content'],
  'components/reference': [
    'components/reference',
    'components/ui',
    'components',
    'sandbox',
    'lib',
    'openapi',
    'content',
  ],
  'components/sections': [
    'components/sections',
    'components/reference',
    'components/scenes',
    'components/ui',
    'components',
    'lib',
    'content',
  ],
  'components/search': ['components/search', 'components/ui', 'components', 'lib', 'content'],
  'components/layout': ['components/layout', 'components/search', 'components/ui', 'components', 'lib', 'content'],
  // Hooks that stand beside the folders.
  components: ['components', 'lib', 'content'],
  pages: ['pages', 'components', 'lib', 'content'],
  theme: ['theme', 'pages', 'components', 'sandbox', 'lib', 'content'],
  css: [],
  client: ['client'],
};

interface Import {
  file: string;
  from: string;
  /** Whether values come with it, not only types. */
  isValue: boolean;
}

/** Floor of a path relative to `src`. */
function floorOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/');
  return [`${first}/${second}`, first].find((name) => name in FLOORS);
}

const allows = (floor: string, target: string): boolean =>
  FLOORS[floor]!.some(
    (name) => name === target || (['pages', 'theme'].includes(floor) && target.startsWith(`${name}/`)),
  );

const IMPORT =
  /^\s*(?<keyword>import|export)\s+(?<names>type\s+[^'"]*?\s+from\s+|[\w*\s{},$]*?\s+from\s+)?['"](?<from>[^'"\n]+)['"]|\b(?:import|require|requireActual)\(\s*['"](?<dynamic>[^'"\n]+)['"]/gm;

/** Everything that a source file imports. */
function importsOf(file: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...code.matchAll(IMPORT)].map(({groups}) => {
    const {names = '', from, dynamic} = groups!;
    const list = /^\{(.*)\}\s*from\s*$/s.exec(names.trim())?.[1];
    const onlyTypes =
      /^type\s/.test(names.trim()) ||
      (list !== undefined &&
        list
          .split(',')
          .filter((name) => name.trim())
          .every((name) => name.trim().startsWith('type ')));
    return {file, from: (from ?? dynamic)!, isValue: !onlyTypes};
  });
}

/** Path relative to `src` of what an import means, or null where it is none of ours. */
function targetOf({file, from}: Import): string | null {
  const absolute = from.startsWith('.')
    ? path.resolve(SRC, path.dirname(file), from)
    : from.startsWith('@site/')
      ? path.join(ROOT, from.slice('@site/'.length))
      : null;
  if (!absolute) return null;
  const relative = path.relative(SRC, absolute).replaceAll(path.sep, '/');
  return relative.startsWith('..') ? null : relative;
}

const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const imports = files.flatMap((file) => importsOf(file, readFileSync(path.join(SRC, file), 'utf8')));
const line = ({file, from}: Import) => `src/${file} imports ${from}`;
const ofFloor = (floor: string) => imports.filter(({file}) => floorOf(file) === floor);

describe('importsOf', () => {
  it('finds every way to import', () => {
    const source = [
      `import a from './a';`,
      `import type {B} from './b';`,
      `import {type C, type D} from './c';`,
      `import {\n  d,\n  type E,\n} from './d';`,
      `import './e.css';`,
      `import * as f from './f';`,
      `export {g} from './g';`,
      `export type {H} from './h';`,
      `export * from './i';`,
      `const j = () => import('./j');`,
      `const k = require('./k');`,
      `import L, {type M} from './l';`,
      `// import n from './n';`,
      `/* import o from './o'; */`,
      `const text = 'from here';`,
    ].join('\n');
    expect(importsOf('x.ts', source).map(({from, isValue}) => `${from} ${isValue}`)).toEqual([
      './a true',
      './b false',
      './c false',
      './d true',
      './e.css true',
      './f true',
      './g true',
      './h false',
      './i true',
      './j true',
      './k true',
      './l true',
    ]);
  });

  it('reads the whole source', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });
});

describe('the floors', () => {
  it('hold every file', () => {
    expect(files.filter((file) => !floorOf(file))).toEqual([]);
  });

  it.each(['content', 'lib'])('%s imports nothing of ours but types', (floor) => {
    const wrong = ofFloor(floor).filter((entry) => {
      const target = targetOf(entry);
      const isOurs = target !== null || /^@(?:theme|theme-original|generated)\b/.test(entry.from);
      return (
        entry.isValue &&
        isOurs &&
        (target === null || ![floor, floor === 'lib' && 'openapi'].includes(floorOf(target)!))
      );
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('records import only types of the schema', () => {
    const record = /^content\/(?:solutions|features|featureCategories|comparisons|legal|guides)\//;
    expect(imports.filter(({file, isValue}) => isValue && record.test(file)).map(line)).toEqual([]);
  });

  it('components/ui knows neither content nor sections nor pages', () => {
    const wrong = ofFloor('components/ui').filter(
      (entry) =>
        entry.isValue &&
        /^(?:content|config|plugins|pages|components\/(?:sections|layout))(?:\/|$)/.test(targetOf(entry) ?? ''),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('components/sections imports no page', () => {
    const wrong = ofFloor('components/sections').filter(
      (entry) => entry.isValue && /^pages(?:\/|$)/.test(targetOf(entry) ?? ''),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('the sandbox imports itself, the reader of the contract, the bundled contract, its router and its validator', () => {
    const outside = /(?:^|\/)openapi\.json$|^hono\/|^@cfworker\/json-schema$/;
    const wrong = ofFloor('sandbox').filter((entry) => {
      const target = targetOf(entry);
      return target === null ? !outside.test(entry.from) : !['sandbox', 'openapi'].includes(floorOf(target)!);
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('send no arrow back up', () => {
    const wrong = imports.filter((entry) => {
      const target = targetOf(entry);
      if (!entry.isValue || target === null || /\.(?:css|svg)$/.test(target)) return false;
      const [from, to] = [floorOf(entry.file), floorOf(target)];
      return from !== undefined && to !== undefined && !allows(from, to);
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('import only files that exist', () => {
    const known = new Set(
      readdirSync(SRC, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll(path.sep, '/')),
    );
    const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts'];
    const wrong = imports.filter((entry) => {
      const target = targetOf(entry);
      return target !== null && !endings.some((ending) => known.has(target + ending));
    });
    expect(wrong.map(line)).toEqual([]);
  });
});
