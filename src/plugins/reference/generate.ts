/** From the contract to the pages of the reference: lint and bundle, outline, generator, check, docs folder. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import {contractDir, isForeignContract, outlineFile, referenceDir} from '../../config/reference';
import type {Json} from '../../openapi/json';
import type {Overview} from '../../openapi/model';
import {overviewOf} from '../../openapi/overview';
import {bundleContract} from './bundle';
import {CONTRACT_ID, generatorOptions} from './generator';
import {markdownRenderer} from './markdown';
import {outlineOf} from './outline';
import {type Reference, referencePages} from './pages';

export interface GenerateOptions {
  /** Path of the contract's root file. */
  openapiFile: string;
  /** Origin of the first server, for our own contract. */
  apiUrl: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Name of the product, which follows every title. */
  product: string;
}

/** A contract and its pages. */
export interface Generated {
  /** The bundled contract. */
  contract: Json;
  overview: Overview;
  reference: Reference;
}

/** Where each tag stands on the overview, by name: the generated sidebar does not say it. */
export const SECTIONS_FILE = 'sections.json';
const sectionsOf = ({overview}: Reference): Record<string, string> =>
  Object.fromEntries(overview.tags.map(({name, slug}) => [name, `/developer#${slug}`]));

/** Name of the page's data, without its ending, and of the page, by what the page is about. */
interface Page {
  about: string;
  name: string;
  file: string;
  data: object;
}

const pagesOf = ({operations, schemas}: Reference): Page[] => [
  ...operations.map(({file, data}) => ({
    about: `${data.operation.method} ${data.operation.path}`,
    name: file,
    file: `${file}.api.mdx`,
    data,
  })),
  ...schemas.map(({file, data}) => ({
    about: `the schema ${data.name}`,
    name: `schemas/${file}`,
    file: `schemas/${file}.schema.mdx`,
    data,
  })),
];

/** @throws Error that names the operations and schemas without a page */
export function checkPages(pages: readonly Pick<Page, 'about' | 'file'>[], files: readonly string[]): void {
  const made = new Set(files.map((file) => file.replaceAll(path.sep, '/')));
  const missing = pages.filter(({file}) => !made.has(file));
  if (missing.length === 0) return;
  const names = missing.map(({about, file}) => `${about} (${file})`).join(', ');
  throw new Error(`The generator made no page for ${names}.`);
}

/** @throws Error that lists what is wrong with the contract: file, line, rule, message, JSON pointer */
async function bundle(openapiFile: string, apiUrl: string): Promise<Json> {
  const problems = bundleContract(openapiFile, {apiUrl});
  if (problems.length > 0) {
    const lines = problems.map(
      ({file, line, rule, message, pointer}) => `${file}:${line}: ${rule}: ${message}${pointer ? ` (${pointer})` : ''}`,
    );
    const places = `${problems.length} ${problems.length === 1 ? 'place' : 'places'}`;
    throw new Error(`\n${lines.join('\n')}\nThe contract is wrong in ${places}; no page was made.`);
  }
  return JSON.parse(await fs.readFile(path.join(contractDir(openapiFile), 'openapi.json'), 'utf8')) as Json;
}

/**
 * Runs `gen-api-docs` as the plugin registers it on the command line of Docusaurus. The plugin gets a site of its own
 * without other plugins: the command would otherwise need a whole second site to start.
 */
async function runGenerator(siteDir: string, outline: string, outputDir: string): Promise<void> {
  const site = {siteDir, siteConfig: {presets: [], plugins: []}} as unknown as LoadContext;
  const cli = new Command();
  // The package declares types for its options, but none for itself.
  const plugin = await (openapiDocs as unknown as PluginModule)(site, generatorOptions(outline, outputDir));
  plugin!.extendCli!(cli as unknown as CommanderStatic);
  // It prints a line for each file.
  const {log} = console;
  console.log = () => {};
  try {
    await cli.parseAsync(['gen-api-docs', CONTRACT_ID], {from: 'user'});
  } finally {
    console.log = log;
  }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/** Makes `to` equal to `from`; files that have not changed are not touched, so that nothing that watches them starts. */
async function mirror(from: string, to: string): Promise<void> {
  await fs.mkdir(to, {recursive: true});
  const wanted = await filesIn(from);
  for (const file of await filesIn(to)) {
    if (!wanted.includes(file)) await fs.rm(path.join(to, file));
  }
  for (const file of wanted) {
    const text = await fs.readFile(path.join(from, file), 'utf8');
    const old = await fs.readFile(path.join(to, file), 'utf8').catch(() => undefined);
    if (text === old) continue;
    await fs.mkdir(path.dirname(path.join(to, file)), {recursive: true});
    await fs.writeFile(path.join(to, file), text);
  }
}

/**
 * Makes the pages of a contract: MDX, data and sidebar in `referenceDir`. The pages of the last good contract stay there
 * until all new ones have been made.
 *
 * The generator says nothing of a page that it leaves out, keeps files that exist and exits with 0 whatever happens. It
 * therefore works in an empty folder, and its pages are counted.
 *
 * @param siteDir folder of the project
 * @throws Error with every problem of the contract, or with the operations that got no page
 */
export async function generateReference(siteDir: string, options: GenerateOptions): Promise<Generated> {
  const {openapiFile, apiUrl, baseUrl, product} = options;
  const contract = await bundle(openapiFile, apiUrl);
  const isForeign = isForeignContract(openapiFile);
  const overview = overviewOf(contract);
  // Links of a foreign contract never lead to pages of this site.
  const rendering = markdownRenderer(isForeign ? {} : {baseUrl});
  const reference = referencePages(overview, {product, isForeign, rendering});

  const target = path.join(siteDir, referenceDir(openapiFile));
  const work = path.join(siteDir, '.cache', `generated-${process.pid}`);
  await fs.rm(work, {recursive: true, force: true});
  try {
    const made = path.join(work, 'pages');
    const outline = path.join(siteDir, outlineFile(openapiFile));
    await fs.mkdir(made, {recursive: true});
    await fs.writeFile(outline, JSON.stringify(outlineOf(reference)));
    await runGenerator(siteDir, outline, made);
    const pages = pagesOf(reference);
    checkPages(pages, await filesIn(made));
    await fs.writeFile(path.join(made, SECTIONS_FILE), JSON.stringify(sectionsOf(reference)));
    for (const {name, data} of pages) await fs.writeFile(path.join(made, `${name}.json`), JSON.stringify(data));
    await mirror(made, target);
  } finally {
    await fs.rm(work, {recursive: true, force: true});
  }
  return {contract, overview, reference};
}
