import assetFiles from './assetFiles';
import baseChunk from './baseChunk';
import clientModules from './clientModules';
import serverScenes from './serverScenes';
import infima from './infima';
import type {Measure} from './measure';
import prefetchSheets from './prefetchSheets';
import referenceLinks from './referenceLinks';
import routeAssets from './routeAssets';
import styleSheets from './styleSheets';

/**
 * The performance measures that are plugins; delete a line to switch one off. Two more are set in docusaurus.config.ts:
 * `openapiTheme`, which replaces the theme, and `entryScripts`, which is a template and not a plugin. `SITE_STOCK=1`
 * switches all of them off.
 */
export const measures: Measure[] = [
  styleSheets,
  routeAssets,
  prefetchSheets,
  referenceLinks,
  infima,
  clientModules,
  baseChunk,
  serverScenes,
  assetFiles,
];
