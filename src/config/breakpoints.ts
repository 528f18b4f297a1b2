import globalData from '@csstools/postcss-global-data';
import type {PluginModule} from '@docusaurus/types';

/** The breakpoints of breakpoints.css in every style sheet. Docusaurus replaces custom media queries itself. */
export const breakpoints: PluginModule = ({siteDir}) => ({
  name: 'breakpoints',
  configurePostCss: (options) => ({
    ...options,
    plugins: [globalData({files: [`${siteDir}/packages/kit/src/breakpoints.css`]}), ...(options.plugins as unknown[])],
  }),
});
