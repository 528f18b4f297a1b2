/**
 * What consoles and runnable steps load on demand. One module, so that they share one chunk: as several, each would
 * repeat what the others contain.
 */
export {default as Console} from './index';
export {toolsFor} from './tools';
export * as runner from '../RunnableStep/runner';
