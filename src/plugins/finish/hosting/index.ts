import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PublicSettings} from '../../../config/settings';
import {securityEmail} from '../../../content/security';
import type {Server} from '../../../openapi/model';
import {DEFAULT_SOCIAL_IMAGE, SOCIAL_DIR} from '../../../lib/metadata';
import {blockedLines, type Loaded} from './blocked';
import {emitCloudFront} from './cloudFront';
import {addIntegrity} from './documents';
import {emitHeaders, emitNginx, emitRedirects, emitRobots} from './emit';
import {headerValue, sitePolicy} from './policy';
import {cloudFrontFile, nginxFile, rulesFile} from './files';
import {hostingRules, SECURITY_TXT} from './rules';
import {serverOrigins} from './serverOrigins';
import {buildDate} from '../../../config/buildDate';
import {emitSecurityTxt} from './securityTxt';

/** Files that other sites may embed. */
const EMBEDDABLE = [DEFAULT_SOCIAL_IMAGE, `${SOCIAL_DIR}/*`];
/** Files that tools in the browser fetch from other origins. */
const READABLE = ['/openapi.yaml', '/openapi.json', '/postman-collection.json'];

/** Adds checksums to every document of the build. Returns all inline scripts, and what each document loads from elsewhere. */
async function finishDocuments(
  outDir: string,
  baseUrl: string,
): Promise<{scripts: Set<string>; foreign: Map<string, Loaded[]>}> {
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
  const foreign = new Map<string, Loaded[]>();
  for (const name of names) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    let finished;
    try {
      finished = addIntegrity(html, checksumOf);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
    await fs.writeFile(file, finished.html);
    for (const source of finished.inlineScripts) scripts.add(source);
    foreign.set(name, finished.foreign);
  }
  return {scripts, foreign};
}

export interface HostedSite {
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Paths of all pages, relative to the base URL. */
  pages: readonly string[];
  /** Servers of the API, of all its paths and operations. */
  servers: readonly Server[];
  settings: PublicSettings;
}

/**
 * Adds checksums to the built documents and writes the hosting rules for CDNs, nginx, CloudFront and our own server.
 *
 * @throws Error that names what the policy would block in a document
 */
export async function writeHostFiles(outDir: string, site: HostedSite): Promise<void> {
  const {baseUrl, siteUrl, pages, servers, settings} = site;
  const {analytics, contactEndpoint, meetingUrl, meetingScriptUrl} = settings;
  const home = siteUrl + baseUrl;
  const {origins, warnings} = serverOrigins(servers, siteUrl);
  for (const warning of warnings) logger.warn(warning);
  const {scripts, foreign} = await finishDocuments(outDir, baseUrl);
  const policy = sitePolicy({
    scripts,
    connect: origins,
    contactEndpoint,
    ...(meetingUrl && meetingScriptUrl ? {scheduler: {page: meetingUrl, script: meetingScriptUrl}} : {}),
    ...(analytics && {analytics}),
  });
  const blocked = blockedLines(foreign, policy, siteUrl);
  if (blocked.length > 0) throw new Error(blocked.join('\n'));
  const csp = headerValue(policy);
  const rules = hostingRules({baseUrl, pages, embeddable: EMBEDDABLE, readable: READABLE, csp});
  const files: Record<string, string> = {
    [path.join(outDir, '_headers')]: emitHeaders(rules),
    [path.join(outDir, '_redirects')]: emitRedirects(rules),
    [path.join(outDir, 'robots.txt')]: emitRobots(home),
    [path.join(outDir, SECURITY_TXT)]: emitSecurityTxt({
      siteUrl,
      contactUrl: `${home}contact`,
      email: securityEmail,
      date: buildDate(process.env),
    }),
    [nginxFile(outDir)]: emitNginx(rules),
    [cloudFrontFile(outDir)]: emitCloudFront(rules),
    [rulesFile(outDir)]: `${JSON.stringify(rules, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
