import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Data of a plugin as modules for pages: `#data/<plugin>/<file>`, with its type in `src/globals.d.ts`.
 *
 * Only Docusaurus knows the folder that `createData` writes to, so it is taken from the paths that it returns. The alias is
 * for the folder, which then may get more files while `docusaurus start` runs.
 */
export function dataModules(plugin: string) {
  let folder = '';
  return {
    /** `createData` for such data. */
    through:
      ({createData}: PluginContentLoadedActions): PluginContentLoadedActions['createData'] =>
      async (name, data) => {
        const file = await createData(name, data);
        folder = path.dirname(file);
        return file;
      },
    /** Docusaurus calls it after the plugin has loaded. */
    configureWebpack: () => ({resolve: {alias: {[`#data/${plugin}`]: folder}}}),
  };
}
