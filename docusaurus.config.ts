import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import brand from './src/content/brand';
import {readSettings} from './src/config/settings';
import {GENERATED_STATIC_DIR} from './src/config/generated';
import {layers} from './src/config/layers';
import {prismTheme} from './src/config/prism';
import {REFERENCE_DIR, referenceGenerator} from './src/config/reference';
import {scriptsMark} from './src/config/scriptsMark';
import {sitemap} from './src/config/sitemap';
import {fillGuide, fillFrontMatter} from './src/config/words';

const settings = readSettings(process.env);

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  // A banner that scolds visitors when a script fails would hide a page that can be read.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  noIndex: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    preprocessor: fillGuide,
    parseFrontMatter: fillFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB']},
  future: {
    // The layers are ours, see src/config/layers.ts.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  // The bundled contract, and what plugins make of records and tokens, are there before every start and build.
  staticDirectories: ['static', '.cache/contract', GENERATED_STATIC_DIR],
  customFields: {settings, brand},
  headTags: [scriptsMark],
  clientModules: ['./src/client/scrollToTop.ts'],

  presets: [
    [
      'classic',
      {
        docs: {path: 'docs/guides', routeBasePath: 'developer/guides', sidebarPath: './sidebars.ts', breadcrumbs: true},
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
        sitemap,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    layers,
    './src/plugins/icons/index.ts',
    './src/plugins/content/index.ts',
    './src/plugins/brand/index.ts',
    './src/plugins/reference/index.ts',
    './src/plugins/hosting/index.ts',
    './src/plugins/weight/index.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'reference',
        path: REFERENCE_DIR,
        routeBasePath: 'developer/reference',
        sidebarPath: './sidebars.reference.ts',
        docItemComponent: '@theme/ApiItem',
        breadcrumbs: false,
      } satisfies Partial<DocsOptions>,
    ],
    referenceGenerator,
  ],
  themes: ['./src/plugins/weight/openapiTheme.ts'],

  themeConfig: {
    image: 'og-image.png',
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: brand.name},
      {name: 'twitter:site', content: brand.socialHandle},
    ],
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: false}},
    prism: {theme: prismTheme, darkTheme: prismTheme, additionalLanguages: ['bash', 'json']},
    // Keys that a visitor types are kept in memory only.
    api: {authPersistence: false},
  } satisfies Preset.ThemeConfig & {api: unknown},
};

export default config;
