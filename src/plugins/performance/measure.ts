import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Change = (...args: Parameters<ConfigureWebpack>) => ReturnType<ConfigureWebpack> | undefined;

/** A measure: an ordinary Docusaurus plugin, written as a function of the site. */
export type Measure = (context: LoadContext) => Plugin;

/** An empty module. An alias to `false` would put the project's path into the bundle. */
export const EMPTY = path.join(__dirname, 'client/empty.js');

const changeNothing = (): ReturnType<ConfigureWebpack> => ({});

/** Applies a change to the bundle for browsers only, not to the one that renders HTML. */
export const inBrowser =
  (change: Change): ConfigureWebpack =>
  (config, isServer, ...rest) =>
    (isServer ? undefined : change(config, isServer, ...rest)) ?? changeNothing();

/** As `inBrowser`, but for builds only: `docusaurus start` writes no HTML and reloads generated modules. */
export const inBuild = (change: Change): ConfigureWebpack =>
  inBrowser((config, ...rest) => (config.mode === 'production' ? change(config, ...rest) : undefined));
