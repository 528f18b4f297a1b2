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
 * Everything that reaches into Docusaurus or the bundler to make pages load faster. Each entry is a Docusaurus plugin;
 * delete its line to switch it off. `SITE_STOCK=1` leaves all of them out, and `entryScripts` with them.
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
