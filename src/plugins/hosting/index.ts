import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';
import {comparisonPath} from '../../lib/paths';
import {emitHeaders, emitNginx, emitRedirects, emitRobots} from './emit';
import {hostingRules} from './rules';

export interface HostingOptions extends Partial<PluginOptions> {
  /** Works out the Content-Security-Policy from the built files. */
  csp?: (outDir: string) => string | Promise<string>;
}

const [BEFORE_KEY = '', AFTER_KEY = ''] = comparisonPath('*').split('*');

/** Competitor slugs, read off the comparison pages. */
const competitorsOf = (pages: readonly string[]): string[] =>
  pages
    .filter((page) => page.startsWith(BEFORE_KEY) && page.endsWith(AFTER_KEY))
    .map((page) => page.slice(BEFORE_KEY.length, -AFTER_KEY.length));

/** Writes the hosting rules of the built site for CDNs, nginx and our own server. */
export default function hostingPlugin({baseUrl, siteConfig}: LoadContext, {csp}: HostingOptions = {}): Plugin {
  return {
    name: 'hosting',

    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => `/${route.slice(baseUrl.length)}`);
      const image = siteConfig.themeConfig.image;
      const rules = hostingRules({
        baseUrl,
        pages,
        competitors: competitorsOf(pages),
        sharedFiles: [
          ...(typeof image === 'string' ? [`/${image}`] : []),
          '/img/social/*',
          '/openapi.yaml',
          '/openapi.json',
        ],
        csp: await csp?.(outDir),
      });
      const files = {
        _headers: emitHeaders(rules),
        _redirects: emitRedirects(rules),
        'robots.txt': emitRobots(siteConfig.url + baseUrl),
        '.hosting/nginx.conf': emitNginx(rules),
        '.hosting/hosting.json': `${JSON.stringify(rules, null, 2)}\n`,
      };
      await fs.mkdir(path.join(outDir, '.hosting'), {recursive: true});
      for (const [name, text] of Object.entries(files)) await fs.writeFile(path.join(outDir, name), text);
    },
  };
}
