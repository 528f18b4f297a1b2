/**
 * What consoles, runnable steps and agents load on demand. One module, so that they share one chunk: as several, each
 * would repeat what the others contain.
 */
export {default as Console} from './index';
export {toolsFor} from './tools';
export * as runner from '../RunnableStep/runner';
export {callOperation} from '@site/src/lib/agent/call';
export {callTool} from '@site/src/lib/agent/callTool';
export {COOKIE_HEADER} from '@site/src/sandbox/parameters';
