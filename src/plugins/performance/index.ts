import clientModules from './clientModules';
import type {Measure} from './measure';
import prefetchSheets from './prefetchSheets';
import routeAssets from './routeAssets';
import servedHead from './servedHead';
import serverScenes from './serverScenes';
import styleSheets from './styleSheets';

/**
 * The performance measures that are plugins; delete a line to switch one off. Two more are set in docusaurus.config.ts:
 * `openapiTheme`, which replaces the theme, and `entryScripts`, which is a template and not a plugin. `SITE_STOCK=1`
 * switches all of them off. docs/decisions/internals.md lists what they lean on.
 */
export const measures: Measure[] = [styleSheets, routeAssets, prefetchSheets, clientModules, serverScenes, servedHead];
