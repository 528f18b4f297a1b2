/**
 * What: keeps small pictures and fonts as separate files. Otherwise the bundler would inline each as a data URL in
 * every style sheet and script that names it.
 * Gain: CSS of /pricing from 19.1 to 12.7 kB brotli (2026-11-22). All of it is the rings (components/ui/Rings), which
 * are in two style sheets of most pages.
 * Depends on: the options of `url-loader` in Docusaurus' bundler configuration. If they change, the files are inlined
 * again, and the bounds in tests/build report the bytes.
 * To switch it off: delete its line in index.ts. Docusaurus itself reads the limit only from the environment variable
 * `WEBPACK_URL_LOADER_LIMIT`.
 */
import type {Measure} from './measure';

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

const assetFiles: Measure = () => ({
  name: 'performance-asset-files',
  // Also in the bundle that renders HTML, because both must name the same files.
  configureWebpack: (config) => ({
    mergeStrategy: {'module.rules': 'replace'},
    module: {rules: ((config.module?.rules ?? []) as Rule[]).map(asFiles)},
  }),
});

export default assetFiles;
