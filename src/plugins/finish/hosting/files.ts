/** Where the files for nginx and our own server are: next to the build, because everything in the build is published. */
import fs from 'node:fs';
import path from 'node:path';
import type {HostingRules} from './rules';

/** Folder for the files that belong to a build and are not published. */
export const hostingDir = (outDir: string): string => `${path.resolve(outDir)}-hosting`;

/** The include for nginx. */
export const nginxFile = (outDir: string): string => path.join(hostingDir(outDir), 'nginx.conf');

/** The function for CloudFront. */
export const cloudFrontFile = (outDir: string): string => path.join(hostingDir(outDir), 'cloudfront.js');

/** The rules as JSON, for `npm start`. */
export const rulesFile = (outDir: string): string => path.join(hostingDir(outDir), 'hosting.json');

/** The rules of a finished build. */
export const readRules = (outDir: string): HostingRules =>
  JSON.parse(fs.readFileSync(rulesFile(outDir), 'utf8')) as HostingRules;
