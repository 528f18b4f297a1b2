/**
 * What is loaded on demand by consoles and runnable snippets. One module, so that they share one
 * chunk: as several, each would repeat what the others contain.
 */
export {default as Console} from './index';
export {toolsFor} from './tools';
export {parts} from '../RunnableStep/parts';
