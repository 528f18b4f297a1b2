import globalData from '@csstools/postcss-global-data';
import type {PluginModule} from '@docusaurus/types';

const FILE = require.resolve('docusaurus-kit/breakpoints.css');

/** What all supported browsers have, or no sheet uses; the preset would repeat it in other words. */
const NEEDLESS = {'break-properties': false, 'font-variant-property': false, 'light-dark-function': false};

const isPreset = (plugin: unknown): plugin is [string] =>
  Array.isArray(plugin) && plugin[0] === require.resolve('postcss-preset-env');

/**
 * Gives every style sheet the breakpoints of the kit. Docusaurus replaces custom media queries itself, with a preset to
 * which it gives no options: here it learns what to leave alone.
 */
export const styleTools: PluginModule = () => ({
  name: 'style-tools',
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
