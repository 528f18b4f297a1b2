import type {Config, PluginModule} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {icons} from 'docusaurus-kit/icons';
import brand from './src/content/brand';
import {styleTools} from './src/config/styleTools';
import {buildDate} from './src/config/buildDate';
import {siteBrand, type CustomFields} from './src/config/customFields';
import {siteSettings} from './src/config/environment';
import {publicSettings, type PublicSettings, type Settings} from './src/config/settings';
import {GENERATED_STATIC_DIR} from './src/config/generated';
import {guideCode} from './src/config/guideCode';
import {guideLinks} from './src/config/guideLinks';
import {markdownTables} from './src/config/markdownTables';
import {layers} from './src/config/layers';
import {CONTRACT_BUNDLE, CONTRACT_DIR, isOwnContract, referenceOptions} from './src/config/reference';
import {fillGuide, fillFrontMatter} from './src/config/tokens';
import finish from './src/plugins/finish';
import {guideSteps} from 'docusaurus-openapi-pages/steps/remark';
import {logoOf} from './src/plugins/brand/logo';
import {measures} from './src/plugins/performance';
import {ssrTemplate} from './src/plugins/performance/entryScripts';
import {registration} from './src/content/company';
import {ICON_NAMES} from './src/content/icons';

// The bundler's cache makes builds irreproducible, and one that it cannot read ends every later start. The setting
// faster.rspackPersistentCache does not turn it off.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';

const configOf = ({siteUrl, baseUrl, isStock, openapiFile}: Settings, settings: PublicSettings): Config => ({
  title: brand.name,
  tagline: brand.tagline,
  url: siteUrl,
  baseUrl,
  // If a script fails, the banner would cover a page that is still readable.
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
  // One: records, guides, the contract and labels have no version per locale. Another language is a site of its own.
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB']},
  future: {
    // We define our own layers, see src/config/layers.ts.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      // Not mdx1CompatDisabledByDefault: without it, comments such as <!-- truncate --> and admonitions such as
      // `:::tip Title` work, as most examples write them.
    },
    // No page shows when it was last changed, and reading the history takes seconds.
    experimental_vcs: false,
    // It leaves out closing tags, which simple readers such as those of agents need.
    faster: {swcHtmlMinimizer: false},
  },
  // Plugins write the bundled contract and the brand's files before every start and build.
  staticDirectories: ['static', CONTRACT_DIR, GENERATED_STATIC_DIR],
  customFields: {
    settings,
    brand: siteBrand({...brand, logo: logoOf(brand, __dirname)}),
    registration: registration(brand),
    year: buildDate(process.env).getUTCFullYear(),
    hasGuides: isOwnContract(openapiFile),
  } satisfies CustomFields,
  ssrTemplate: isStock ? undefined : ssrTemplate,
  clientModules: ['readableAddress', 'scrollToTop', 'holdTarget'].map((name) => `./src/client/${name}.ts`),

  presets: [
    [
      'classic',
      {
        docs: isOwnContract(openapiFile) && {
          path: 'docs/guides',
          routeBasePath: 'developer/guides',
          sidebarPath: './sidebars.ts',
          docsRootComponent: '@theme/DocsFrame',
          docRootComponent: '@theme/DocFrame',
          docItemComponent: '@theme/GuideItem',
          remarkPlugins: [[guideSteps, CONTRACT_BUNDLE]],
          rehypePlugins: [markdownTables, guideCode, guideLinks],
        },
        blog: false,
        pages: {rehypePlugins: [markdownTables]},
        theme: {customCss: ['elements', 'tokens', 'base', 'utilities'].map((name) => `./src/css/${name}.css`)},
        // The finish plugin writes the sitemap from page facts.
        sitemap: false,
      } satisfies Preset.Options,
    ],
    ['docusaurus-openapi-pages', referenceOptions()],
  ],

  plugins: [
    // As a function, because Docusaurus sets up functions before it has found the packages of plugins that are named: if
    // one of those fails, this one is already there to restore the last good build.
    finish,
    layers,
    styleTools,
    './src/plugins/development/index.ts',
    './src/plugins/boot/index.ts',
    icons({names: ICON_NAMES, staticDir: GENERATED_STATIC_DIR}) as PluginModule,
    './src/plugins/content/index.ts',
    './src/plugins/brand/index.ts',
    './src/plugins/reference/index.ts',
    ...(settings.analytics ? ['./src/plugins/analytics/index.ts'] : []),
    ...(isStock ? [] : measures),
  ],

  themeConfig: {
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: brand.name},
      {name: 'twitter:site', content: brand.socialHandle},
    ],
    colorMode: {respectPrefersColorScheme: true},
    // Our pages don't use it. The default theme would be in the script of every page.
    prism: {theme: {plain: {color: 'var(--code-ink)', backgroundColor: 'var(--code-ground)'}, styles: []}},
    docs: {sidebar: {autoCollapseCategories: false}},
  } satisfies Preset.ThemeConfig,
});

/** A function, because Docusaurus prints what goes wrong while it loads this file below a stack of its own. */
export default function createConfig(): Config {
  const settings = siteSettings();
  return configOf(settings, publicSettings(settings));
}
