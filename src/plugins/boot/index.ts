import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {dataModules} from '../dataModules';

/** An inline script, minified. */
function printed(name: string, baseUrl: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `${name}.ts`)],
    bundle: true,
    define: {BASE_LENGTH: String(baseUrl.length)},
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Puts `boot.ts` inline into the head of every document, and provides `redirect.ts` for not-found documents. A plugin does
 * it because `headTags` of the site configuration would put the script into the JavaScript of every page as well.
 */
export default function bootPlugin({baseUrl}: LoadContext): Plugin {
  const boot = printed('boot', baseUrl);
  const data = dataModules('boot');
  return {
    name: 'boot',
    async contentLoaded({actions}) {
      await data.through(actions)('redirect.json', JSON.stringify(printed('redirect', baseUrl)));
    },
    configureWebpack: data.configureWebpack,
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: boot}]}),
  };
}
