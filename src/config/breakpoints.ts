import globalData from '@csstools/postcss-global-data';
import type {PluginModule} from '@docusaurus/types';

const FILE = require.resolve('docusaurus-kit/breakpoints.css');

/** The breakpoints of the kit in every style sheet. Docusaurus replaces custom media queries itself. */
export const breakpoints: PluginModule = () => ({
  name: 'breakpoints',
  configurePostCss: (options) => ({
    ...options,
    plugins: [globalData({files: [FILE]}), ...(options.plugins as unknown[])],
  }),
});
