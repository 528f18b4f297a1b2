/**
 * What: reduces Infima to the rules for plain elements, the classes that our source uses and the variables that a style
 * sheet reads. Pages of Docusaurus' own features, such as a blog or a second API, load the whole sheet (theme/Layout).
 * Gain: CSS of /pricing from 19.2 to 12.7 kB brotli (2026-11-22). A guide loads 2 kB more.
 * Depends on: Infima's file name; the build stops if it is missing. An Infima class is kept only if it appears as a
 * literal in `className` or `clsx`.
 * To switch it off: delete its line in index.ts.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {inBrowser, type Measure} from './measure';

const INFIMA = require.resolve('infima/dist/css/default/default.css');
/** Theme packages whose sheets read Infima's variables. */
const THEMES = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

const textsIn = (dir: string, ending: RegExp): string[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));

const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)];

/** Class names in the literals of `className` and `clsx`, such as `navbar`. */
export const classesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:className=\{?|clsx\()\s*["'`]([\w\s-]+)["'`]/g)].flatMap(([, names]) =>
    names!.split(/\s+/),
  );

/** Variables of Infima that a sheet reads, such as `--ifm-global-spacing`. */
export const variablesIn = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name]) => name!);

/**
 * Infima without the classes and variables that nothing uses.
 *
 * @param css the whole sheet
 * @param classes class names to keep
 * @param variables custom properties to keep
 */
export async function cutInfima(css: string, classes: string[], variables: string[]): Promise<string> {
  const elements = unique(css.replace(/\{[^{}]*\}/g, ' ').match(/(?<![.\w-])[a-z][a-z0-9]*/g) ?? []);
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '-', extension: 'txt'}],
    css: [{raw: css}],
    defaultExtractor: () => ({tags: elements, classes, ids: [], attributes: {names: [], values: []}, undetermined: []}),
    safelist: {standard: [], variables},
    dynamicAttributes: ['data-theme', 'dir', 'disabled', 'href', 'id', 'open', 'reversed', 'start', 'type', 'value'],
    keyframes: true,
    variables: true,
  });
  return result!.css;
}

const infima: Measure = ({siteDir, generatedFilesDir}) => {
  const name = 'performance-infima';
  return {
    name,
    // Runs once: after a change to the classes in use, restart `docusaurus start`.
    async contentLoaded({actions}) {
      const src = path.join(siteDir, 'src');
      const themes = THEMES.map((theme) => path.dirname(require.resolve(theme)));
      const classes = unique(textsIn(src, /\.tsx$/).flatMap(classesIn));
      const variables = unique([src, ...themes].flatMap((dir) => textsIn(dir, /\.css$/)).flatMap(variablesIn));
      await actions.createData('base.css', await cutInfima(readFileSync(INFIMA, 'utf8'), classes, variables));
    },
    configureWebpack: inBrowser(() => ({
      resolve: {alias: {[INFIMA]: path.join(generatedFilesDir, name, 'default/base.css')}},
    })),
  };
};

export default infima;
