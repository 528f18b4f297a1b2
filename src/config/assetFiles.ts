import type {Plugin} from '@docusaurus/types';

interface Use {
  loader?: string;
  options?: object;
}
interface Rule {
  use?: Use[];
  oneOf?: Rule[];
}

/** Sets the limit below which the bundler inlines files to 0. */
const asFiles = (rule: Rule): Rule => ({
  ...rule,
  ...(rule.oneOf && {oneOf: rule.oneOf.map(asFiles)}),
  ...(Array.isArray(rule.use) && {
    use: rule.use.map((use) =>
      use.loader?.includes('url-loader') ? {...use, options: {...use.options, limit: 0}} : use,
    ),
  }),
});

/**
 * Keeps small pictures and fonts as separate files. Inlined, they would add bytes to every page, and the security policy
 * would have to allow data URLs. Docusaurus reads the limit only from an environment variable.
 */
export const assetFiles = (): Plugin => ({
  name: 'asset-files',
  configureWebpack: (config) => ({
    mergeStrategy: {'module.rules': 'replace'},
    module: {rules: ((config.module?.rules ?? []) as Rule[]).map(asFiles)},
  }),
});
