import baseChunk from './baseChunk';
import clientModules from './clientModules';
import drawnAtBuild from './drawnAtBuild';
import infima from './infima';
import type {Measure} from './measure';
import prefetchSheets from './prefetchSheets';
import referenceLinks from './referenceLinks';
import routeAssets from './routeAssets';
import styleSheets from './styleSheets';

/**
 * All performance measures that change the internals of Docusaurus or the bundler. Each entry is a Docusaurus plugin;
 * delete its line to switch it off. `SITE_STOCK=1` switches off all of them, and `entryScripts` as well.
 */
export const measures: Measure[] = [
  styleSheets,
  routeAssets,
  prefetchSheets,
  referenceLinks,
  infima,
  clientModules,
  baseChunk,
  drawnAtBuild,
];
