import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_DIR} from '../../config/reference';
import type {Settings} from '../../config/settings';
import brand from '../../content/brand';
import {comparisonPath} from '../../lib/paths';
import type {Content} from '../content/types';
import {addIntegrity} from './documents';
import {emitHeaders, emitNginx, emitRedirects, emitRobots} from './emit';
import {contentSecurityPolicy, inlineScripts} from './policy';
import {hostingRules, SECURITY_TXT} from './rules';
import {buildDate, emitSecurityTxt} from './securityTxt';
import {addStructuredData, documentFacts, type DocumentFacts} from './structuredData';

const [BEFORE_KEY = '', AFTER_KEY = ''] = comparisonPath('*').split('*');

/** Competitor slugs, read off the comparison pages. */
const competitorsOf = (pages: readonly string[]): string[] =>
  pages
    .filter((page) => page.startsWith(BEFORE_KEY) && page.endsWith(AFTER_KEY))
    .map((page) => page.slice(BEFORE_KEY.length, -AFTER_KEY.length));

/** Finishes every document of the build and returns the sources of its inline scripts. */
async function finishDocuments(outDir: string, baseUrl: string, facts: DocumentFacts): Promise<Set<string>> {
  const names = (await fs.readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
  const checksums = new Map<string, string>();
  const checksumOf = (address: string): string => {
    if (!checksums.has(address)) {
      const body = readFileSync(path.join(outDir, address.slice(baseUrl.length)));
      checksums.set(address, `sha384-${createHash('sha384').update(body).digest('base64')}`);
    }
    return checksums.get(address)!;
  };
  const scripts = new Set<string>();
  for (const name of names) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    let finished: string;
    try {
      finished = addIntegrity(addStructuredData(html, facts), checksumOf);
    } catch (error) {
      throw new Error(`Hosting: ${name}: ${(error as Error).message}`, {cause: error});
    }
    // Renamed into place, because other plugins read the documents at the same time.
    await fs.writeFile(`${file}.next`, finished);
    await fs.rename(`${file}.next`, file);
    for (const source of inlineScripts(finished)) scripts.add(source);
  }
  return scripts;
}

async function serversOf(siteDir: string): Promise<string[]> {
  const document = JSON.parse(await fs.readFile(path.join(siteDir, CONTRACT_DIR, 'openapi.json'), 'utf8'));
  return ((document.servers ?? []) as {url: string}[]).map(({url}) => url);
}

/** Finishes the documents of the built site and writes its hosting rules for CDNs, nginx and our own server. */
export default function hostingPlugin({baseUrl, siteDir, siteConfig, i18n}: LoadContext): Plugin {
  let content: Content;
  return {
    name: 'hosting',

    allContentLoaded({allContent}) {
      content = allContent.content!.default as Content;
    },

    async postBuild({outDir, routesPaths}) {
      const {contactEndpoint, contactEmail, meetingUrl, meetingScriptUrl} = siteConfig.customFields!
        .settings as unknown as Settings;
      const pages = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => `/${route.slice(baseUrl.length)}`);
      const home = siteConfig.url + baseUrl;
      const facts = documentFacts(content, home, i18n.currentLocale);
      const image = siteConfig.themeConfig.image;
      const csp = contentSecurityPolicy({
        scripts: await finishDocuments(outDir, baseUrl, facts),
        connect: await serversOf(siteDir),
        formAction: contactEndpoint ?? `mailto:${contactEmail}`,
        ...(meetingUrl && meetingScriptUrl ? {scheduler: {page: meetingUrl, script: meetingScriptUrl}} : {}),
      });
      const rules = hostingRules({
        baseUrl,
        pages,
        competitors: competitorsOf(pages),
        sharedFiles: [
          ...(typeof image === 'string' ? [`/${image}`] : []),
          '/img/social/*',
          '/openapi.yaml',
          '/openapi.json',
          '/postman-collection.json',
        ],
        csp,
      });
      const files = {
        _headers: emitHeaders(rules),
        _redirects: emitRedirects(rules),
        'robots.txt': emitRobots(home),
        [SECURITY_TXT.slice(1)]: emitSecurityTxt({
          siteUrl: siteConfig.url,
          contactUrl: `${home}contact`,
          domain: brand.domain,
          date: buildDate(process.env),
        }),
        '.hosting/nginx.conf': emitNginx(rules),
        '.hosting/hosting.json': `${JSON.stringify(rules, null, 2)}\n`,
      };
      for (const [name, text] of Object.entries(files)) {
        await fs.mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
        await fs.writeFile(path.join(outDir, name), text);
      }
    },
  };
}
