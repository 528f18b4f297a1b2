import type {PluginConfig} from '@docusaurus/types';

/** Whether a path lies in one of the folders, whatever separates its parts. */
const inside =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.replaceAll('\\', '/').includes(folder));

/**
 * Cascade layers, lowest first, each with the style sheets that it holds. A sheet is loaded with the page that needs it,
 * so the order in which sheets arrive differs; layers make the outcome the same: a section may restyle a button, never
 * the other way round.
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
