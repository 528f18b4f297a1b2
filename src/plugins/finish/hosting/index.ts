import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {PublicSettings} from '../../../config/settings';
import brand from '../../../content/brand';
import {DEFAULT_SOCIAL_IMAGE, SOCIAL_DIR} from '../../../lib/metadata';
import {addIntegrity} from './documents';
import {emitHeaders, emitNginx, emitRedirects, emitRobots} from './emit';
import {contentSecurityPolicy, inlineScripts} from './policy';
import {hostingRules, SECURITY_TXT} from './rules';
import {buildDate, emitSecurityTxt} from './securityTxt';

/** Files that other sites may embed or read. */
const SHARED_FILES = [
  DEFAULT_SOCIAL_IMAGE,
  `${SOCIAL_DIR}/*`,
  '/openapi.yaml',
  '/openapi.json',
  '/postman-collection.json',
];

/** Adds checksums to every document of the build. Returns the source code of all inline scripts. */
async function finishDocuments(outDir: string, baseUrl: string): Promise<Set<string>> {
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
      finished = addIntegrity(html, checksumOf);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
    await fs.writeFile(file, finished);
    for (const source of inlineScripts(finished)) scripts.add(source);
  }
  return scripts;
}

export interface HostedSite {
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Paths of all pages, relative to the base URL. */
  pages: readonly string[];
  /** Competitor slugs without the suffix `-alternative`. */
  competitors: readonly string[];
  /** URLs of the API servers. */
  servers: readonly string[];
  settings: PublicSettings;
}

/** Adds checksums to the built documents and writes the hosting rules for CDNs, nginx and our own server. */
export async function writeHostFiles(outDir: string, site: HostedSite): Promise<void> {
  const {baseUrl, siteUrl, pages, competitors, servers, settings} = site;
  const {contactEndpoint, contactEmail, meetingUrl, meetingScriptUrl} = settings;
  const home = siteUrl + baseUrl;
  const csp = contentSecurityPolicy({
    scripts: await finishDocuments(outDir, baseUrl),
    connect: servers,
    formAction: contactEndpoint ?? `mailto:${contactEmail}`,
    ...(meetingUrl && meetingScriptUrl ? {scheduler: {page: meetingUrl, script: meetingScriptUrl}} : {}),
  });
  const rules = hostingRules({baseUrl, pages, competitors, sharedFiles: SHARED_FILES, csp});
  const files = {
    _headers: emitHeaders(rules),
    _redirects: emitRedirects(rules),
    'robots.txt': emitRobots(home),
    [SECURITY_TXT.slice(1)]: emitSecurityTxt({
      siteUrl,
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
}
