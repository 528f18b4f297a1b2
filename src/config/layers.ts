import type {PluginConfig} from '@docusaurus/types';

/** Whether a path, with either separator, contains one of the parts. */
const inside =
  (...parts: string[]) =>
  (file: string): boolean =>
    parts.some((part) => file.replaceAll('\\', '/').includes(part));

/**
 * Cascade layers, lowest first, with the style sheets in each. Sheets load with the pages that need them, in varying
 * order; layers make the result independent of that order. A section can restyle a button but not the reverse.
 * The brand's sheet is generated into a folder of Docusaurus.
 */
export const layers: PluginConfig = [
  '@docusaurus/plugin-css-cascade-layers',
  {
    layers: {
      'docusaurus.infima': inside('/node_modules/infima/', '/src/css/elements.css'),
      'docusaurus.theme': inside('/node_modules/@docusaurus/', '/node_modules/docusaurus-theme-openapi-docs/'),
      base: inside('/src/css/base.css', '/src/css/tokens.css', '/brand.css'),
      utilities: inside('/src/css/utilities.css'),
      ui: inside('/packages/kit/', '/src/components/ui/', '/docusaurus-openapi-pages/src/shared.css'),
      scenes: inside('/src/components/scenes/'),
      reference: inside('/packages/docusaurus-openapi-pages/', '/src/components/docs/'),
      sections: inside('/src/components/sections/'),
      site: inside('/src/'),
    },
  },
];
