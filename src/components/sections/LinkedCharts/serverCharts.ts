/** The charts, for pages that are written at build time; bundles for browsers get an empty module (plugins/performance/serverScenes). */
export {default as Drawing} from './Charts';
