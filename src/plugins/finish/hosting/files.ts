/** Files for our own servers: next to the build, because everything in the build is published. */
import fs from 'node:fs';
import path from 'node:path';
import type {HostingRules} from './rules';

/** Folder for the files that belong to a build and are not published. */
export const hostingDir = (outDir: string): string => `${path.resolve(outDir)}-hosting`;

/** The include for nginx. */
export const nginxFile = (outDir: string): string => path.join(hostingDir(outDir), 'nginx.conf');

/** The rules as JSON, for `npm start`. They are written last: a build without them is not finished. */
export const rulesFile = (outDir: string): string => path.join(hostingDir(outDir), 'hosting.json');

/** The rules of a finished build. */
export const readRules = (outDir: string): HostingRules =>
  JSON.parse(fs.readFileSync(rulesFile(outDir), 'utf8')) as HostingRules;

export const writeRules = (outDir: string, rules: HostingRules): Promise<void> =>
  fs.promises.writeFile(rulesFile(outDir), `${JSON.stringify(rules, null, 2)}\n`);
