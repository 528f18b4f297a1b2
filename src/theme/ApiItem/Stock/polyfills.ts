// The theme's libraries expect these Node globals. In the build, which has them, the polyfills would replace those of
// Docusaurus and of the plugins.
import {Buffer} from 'buffer';
import process from 'process/browser';

if (typeof document !== 'undefined') Object.assign(globalThis, {Buffer, process});
