import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/** An inline script, minified. */
function printed(name: string, define: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `${name}.ts`)],
    bundle: true,
    define,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Puts `boot.ts` inline into the head of every document, and provides `plainPath.ts` for not-found documents. A plugin does
 * it because `headTags` of the site configuration would put the script into the JavaScript of every page as well. It also
 * puts a Head in place of Docusaurus's that keeps the served one while the page hydrates (components/layout/Head).
 */
export default function bootPlugin({baseUrl}: LoadContext): Plugin {
  const boot = printed('boot');
  return {
    name: 'boot',
    async contentLoaded({actions: {createData}}) {
      const script = printed('plainPath', {BASE_LENGTH: String(baseUrl.length)});
      await createData('plainPath.json', JSON.stringify(script));
    },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: boot}]}),
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/Head': path.resolve(__dirname, '../../components/layout/Head/index.tsx')}},
    }),
  };
}
