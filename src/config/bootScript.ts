import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {buildSync} from 'esbuild';

const {outputFiles} = buildSync({
  entryPoints: [path.resolve(__dirname, '../client/boot.ts')],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2020',
  write: false,
});

/** The inline script in the head of every document: src/client/boot.ts, minified. */
export const bootScript: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: outputFiles[0]!.text.trim(),
};
