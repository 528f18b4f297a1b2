import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/**
 * Puts `boot.ts`, minified, inline into the head of every document. A plugin does it because `headTags` of the site
 * configuration would put the script into the JavaScript of every page as well.
 */
export default function bootPlugin(): Plugin {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'boot.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return {
    name: 'boot',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: outputFiles[0]!.text.trim()}],
    }),
  };
}
