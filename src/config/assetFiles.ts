import type {Plugin} from '@docusaurus/types';

interface Use {
  loader?: string;
  options?: object;
}
interface Rule {
  use?: Use[];
  oneOf?: Rule[];
}

/** The rule with a limit of 0 for files that the bundler would otherwise inline. */
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
 * Keeps small pictures and fonts files of their own: inlined they would weigh on every page, and the policy would have to
 * allow data addresses. Docusaurus takes the limit from an environment variable only.
 */
export const assetFiles = (): Plugin => ({
  name: 'asset-files',
  configureWebpack: (config) => ({
    mergeStrategy: {'module.rules': 'replace'},
    module: {rules: ((config.module?.rules ?? []) as Rule[]).map(asFiles)},
  }),
});
