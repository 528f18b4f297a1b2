import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {buildDate} from '../../../config/buildDate';
import {siteSettings} from '../../../config/environment';
import type {PublicSettings} from '../../../config/settings';
import {securityEmail} from '../../../content/security';
import type {Server} from 'openapi-model/model';
import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import {serverSources} from 'docusaurus-openapi-pages/lib/serverSources';
import {blockedMessage} from './blocked';
import {finishDocument, type Findings} from './documents';
import {emitHeaders, emitNginx, emitRedirects, emitRobots, emitSecurityTxt, emitVercel} from './emit';
import {hostingDir, nginxFile} from './files';
import {sitePolicy} from './policy';
import {hostingRules, SECURITY_TXT, type HostingFacts, type HostingRules} from './rules';

/** Adds checksums to every document of the build. */
async function finishDocuments(outDir: string, baseUrl: string): Promise<Map<string, Findings>> {
  const checksums = new Map<string, string>();
  const checksumOf = (address: string): string => {
    if (!checksums.has(address)) {
      const body = readFileSync(path.join(outDir, address.slice(baseUrl.length)));
      checksums.set(address, `sha384-${createHash('sha384').update(body).digest('base64')}`);
    }
    return checksums.get(address)!;
  };
  const finished = new Map<string, Findings>();
  const names = await fs.readdir(outDir, {recursive: true});
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const {html, ...findings} = finishDocument(await fs.readFile(file, 'utf8'), checksumOf);
    await fs.writeFile(file, html);
    finished.set(name, findings);
  }
  return finished;
}

/** What the files of hosts are written from. */
export interface BuiltSite extends Omit<HostingFacts, 'csp'> {
  outDir: string;
  siteUrl: string;
  /** Of the API, of all its paths and operations. */
  servers: readonly Server[];
  settings: PublicSettings;
}

/**
 * Adds checksums to the built documents and writes the hosts' files.
 *
 * @throws Error that names what the content security policy would block
 */
export async function writeHostFiles(site: BuiltSite): Promise<HostingRules> {
  const {outDir, baseUrl, siteUrl, servers, settings} = site;
  const home = siteUrl + baseUrl;
  const {sources, refused} = serverSources(servers, siteUrl);
  for (const address of refused) {
    logger.warn(
      `The console cannot call the server ${address}: it is neither an https URL with a plain host name nor on localhost.`,
    );
  }
  const documents = await finishDocuments(outDir, baseUrl);
  const scripts = [...documents.values()].flatMap(({inlineScripts}) => inlineScripts);
  const csp = sitePolicy(scripts, sources, settings);
  const blocked = blockedMessage(documents, csp, siteUrl);
  if (blocked) throw plainError(blocked);
  const rules = hostingRules({...site, csp});
  const date = buildDate(process.env);
  const files = {
    [path.join(outDir, '_headers')]: emitHeaders(rules),
    [path.join(outDir, '_redirects')]: emitRedirects(rules),
    [path.join(outDir, 'robots.txt')]: emitRobots(home, siteSettings().contentSignals),
    [path.join(outDir, SECURITY_TXT)]: emitSecurityTxt({siteUrl, home, email: securityEmail, date}),
    [nginxFile(outDir)]: emitNginx(rules),
    [path.join(hostingDir(outDir), 'vercel.json')]: emitVercel(rules),
  };
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
  return rules;
}
