import type {Plugin, PluginModule} from '@docusaurus/types';
import stock from 'docusaurus-theme-openapi-docs';

/**
 * docusaurus-theme-openapi-docs without its style sheet (23 kB, brotli) and its polyfills, which would be on every page of
 * the site: our theme replaces the two components that need them.
 */
export default async function stockTheme(...args: Parameters<PluginModule>): Promise<Plugin> {
  const theme = (await (stock as unknown as PluginModule)(...args)) as Plugin;
  return {
    ...theme,
    getClientModules: () => [],
    configureWebpack(...config) {
      const {resolve, module} = theme.configureWebpack!(...config) as {resolve?: object; module?: object};
      return {module, resolve};
    },
  };
}
