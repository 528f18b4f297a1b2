import type {PluginConfig} from '@docusaurus/types';

/** Whether a path, with either separator, is in one of the folders. */
const inside =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.replaceAll('\\', '/').includes(folder));

/**
 * Cascade layers, lowest first, with the style sheets in each. Sheets load with the pages that need them, in varying
 * order; layers make the result independent of that order. A section can restyle a button but not the reverse.
 */
export const layers: PluginConfig = [
  '@docusaurus/plugin-css-cascade-layers',
  {
    layers: {
      'docusaurus.infima': inside('/node_modules/infima/', '/.docusaurus/performance-infima/'),
      'docusaurus.theme': inside('/node_modules/@docusaurus/', '/node_modules/docusaurus-theme-openapi-docs/'),
      base: inside('/src/css/', '/.docusaurus/brand/'),
      ui: inside('/src/components/ui/'),
      scenes: inside('/src/components/scenes/'),
      reference: inside('/src/components/reference/'),
      sections: inside('/src/components/sections/'),
      site: inside('/src/'),
    },
  },
];
