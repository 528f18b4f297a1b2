import clientModules from './clientModules';
import type {Measure} from './measure';
import prefetchSheets from './prefetchSheets';
import routeAssets from './routeAssets';
import servedHead from './servedHead';
import serverScenes from './serverScenes';
import styleSheets from './styleSheets';

/**
 * The performance measures that are plugins; delete one from the list to switch it off. `entryScripts`, which is a template,
 * is set in docusaurus.config.ts. `SITE_STOCK=1` switches all of them off. docs/decisions/internals.md lists what they lean on.
 */
export const measures: Measure[] = [styleSheets, routeAssets, prefetchSheets, clientModules, serverScenes, servedHead];
