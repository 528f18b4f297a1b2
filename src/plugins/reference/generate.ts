/** Generates the pages of the reference: lint and bundle the contract, write the outline, run the generator, check. */
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
import {moveInto} from './move';
import {outlineOf} from './outline';
import {type Reference, referencePages} from './pages';
import {formatProblem} from './problem';

export interface GenerateOptions {
  /** Path of the contract's root file. */
  openapiFile: string;
  /** Origin of the first server, for our own contract. */
  apiUrl: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Name of the product, which is appended to every title. */
  product: string;
}

/** A contract and its pages. */
export interface Generated {
  /** The bundled contract. */
  contract: Json;
  overview: Overview;
  reference: Reference;
}

/** Links to each tag's section of the overview, by tag name; the generated sidebar does not contain them. */
const SECTIONS_FILE = 'sections.json';
const sectionsOf = ({overview}: Reference): Record<string, string> =>
  Object.fromEntries(overview.tags.map(({name, slug}) => [name, `/developer#${slug}`]));

interface Page {
  /** What the page documents, for error messages. */
  subject: string;
  /** Name of the data file, without its extension. */
  name: string;
  /** Name of the page's file. */
  file: string;
  data: object;
}

const pagesOf = ({operations, schemas}: Reference): Page[] => [
  ...operations.map(({file, data}) => ({
    subject: `${data.operation.method} ${data.operation.path}`,
    name: file,
    file: `${file}.api.mdx`,
    data,
  })),
  ...schemas.map(({file, data}) => ({
    subject: `the schema ${data.name}`,
    name: `schemas/${file}`,
    file: `schemas/${file}.schema.mdx`,
    data,
  })),
];

/**
 * Checks that the generator wrote every page.
 *
 * @throws Error that names the operations and schemas without a page
 */
export function checkPages(pages: readonly Pick<Page, 'subject' | 'file'>[], files: readonly string[]): void {
  const written = new Set(files.map((file) => file.replaceAll(path.sep, '/')));
  const missing = pages.filter(({file}) => !written.has(file));
  if (missing.length === 0) return;
  const names = missing.map(({subject, file}) => `${subject} (${file})`).join(', ');
  throw new Error(`The generator wrote no page for ${names}.`);
}

/**
 * Lints, bundles and reads the contract.
 *
 * @throws Error that lists every problem with file, line, rule, message and JSON pointer
 */
async function bundle(openapiFile: string, apiUrl: string): Promise<Json> {
  const problems = bundleContract(openapiFile, {apiUrl});
  if (problems.length > 0) {
    const places = `${problems.length} ${problems.length === 1 ? 'place' : 'places'}`;
    throw new Error(
      `\n${problems.map(formatProblem).join('\n')}\nThe contract has errors in ${places}. The pages of the reference were not generated.`,
    );
  }
  return JSON.parse(await fs.readFile(path.join(contractDir(openapiFile), 'openapi.json'), 'utf8')) as Json;
}

/**
 * Runs the plugin's `gen-api-docs` command in this process. The plugin gets a minimal site without other plugins, because
 * the real command line would load the whole site a second time.
 */
async function runGenerator(siteDir: string, outline: string, outputDir: string): Promise<void> {
  const site = {siteDir, siteConfig: {presets: [], plugins: []}} as unknown as LoadContext;
  const cli = new Command();
  // The package declares types for its options but not for its plugin function.
  const plugin = await (openapiDocs as unknown as PluginModule)(site, generatorOptions(outline, outputDir));
  plugin!.extendCli!(cli as unknown as CommanderStatic);
  // The command prints a line for each file.
  const {log} = console;
  console.log = () => {};
  try {
    await cli.parseAsync(['gen-api-docs', CONTRACT_ID], {from: 'user'});
  } finally {
    console.log = log;
  }
}

/**
 * Generates the pages of a contract: MDX, data and sidebar in `referenceDir`. The previous pages are kept until all new
 * ones have been written.
 *
 * The generator skips pages silently, never overwrites existing files and always exits with 0. It therefore runs in an
 * empty folder, and the result is checked.
 *
 * @param siteDir project folder
 * @throws Error with every problem of the contract, or with the operations that have no page
 */
export async function generateReference(siteDir: string, options: GenerateOptions): Promise<Generated> {
  const {openapiFile, apiUrl, baseUrl, product} = options;
  const contract = await bundle(openapiFile, apiUrl);
  const isForeign = isForeignContract(openapiFile);
  const overview = overviewOf(contract);
  // Relative links in a foreign contract do not refer to this site.
  const rendering = markdownRenderer(isForeign ? {} : {baseUrl});
  const reference = referencePages(overview, {product, isForeign, rendering});

  const target = path.join(siteDir, referenceDir(openapiFile));
  const work = path.join(siteDir, '.cache', `generated-${process.pid}`);
  await fs.rm(work, {recursive: true, force: true});
  try {
    const output = path.join(work, 'pages');
    const outline = path.join(work, 'outline.json');
    await fs.mkdir(output, {recursive: true});
    await fs.writeFile(outline, JSON.stringify(outlineOf(reference)));
    await runGenerator(siteDir, outline, output);
    const pages = pagesOf(reference);
    checkPages(pages, await fs.readdir(output, {recursive: true}));
    await fs.writeFile(path.join(output, SECTIONS_FILE), JSON.stringify(sectionsOf(reference)));
    for (const {name, data} of pages) await fs.writeFile(path.join(output, `${name}.json`), JSON.stringify(data));
    // A page imports its data, and the docs instance reads the sidebar when a page changes.
    moveInto(target, output, /\.mdx$/);
    await fs.rename(outline, path.join(siteDir, outlineFile(openapiFile)));
  } finally {
    await fs.rm(work, {recursive: true, force: true});
  }
  return {contract, overview, reference};
}
