import globalData from '@csstools/postcss-global-data';
import type {PluginModule} from '@docusaurus/types';

const FILE = require.resolve('docusaurus-kit/breakpoints.css');

/** What all supported browsers have, or no sheet uses; the preset would repeat it in other words. */
const NEEDLESS = {'break-properties': false, 'font-variant-property': false, 'light-dark-function': false};

const isPreset = (plugin: unknown): plugin is [string] =>
  Array.isArray(plugin) && plugin[0] === require.resolve('postcss-preset-env');

/**
 * The breakpoints of the kit in every style sheet. Docusaurus replaces custom media queries itself, with a preset to which
 * it gives no options.
 */
export const breakpoints: PluginModule = () => ({
  name: 'breakpoints',
  configurePostCss: (options) => ({
    ...options,
    plugins: [
      globalData({files: [FILE]}),
      ...(options.plugins as unknown[]).map((plugin) =>
        isPreset(plugin) ? [plugin[0], {features: NEEDLESS}] : plugin,
      ),
    ],
  }),
});
