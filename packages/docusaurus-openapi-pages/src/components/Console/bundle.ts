/**
 * What consoles, runnable steps and agents load on demand. One module, so that they share one chunk: as several, each
 * would repeat what the others contain.
 */
export {default as contract} from '@openapi-pages/contract';
export {default as createSandbox} from '@theme/ApiSandbox';
export {default as Console} from './index.tsx';
export {toolsFor} from './tools.ts';
export * as runner from '../RunnableStep/runner.ts';
export {callOperation} from 'openapi-sandbox/tools/call';
export {callTool} from 'openapi-sandbox/tools/callTool';
export {COOKIE_HEADER} from 'openapi-sandbox/parameters';
