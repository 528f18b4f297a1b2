/** Generates the pages of the reference: reads the contract, runs the generator, checks its result. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import {stringify, type ScalarTag} from 'yaml';
import {siteSettings} from '../../config/environment';
import {CONTRACT_BUNDLE, CONTRACT_DIR, CONTRACT_INPUT, isForeignContract, REFERENCE_DIR} from '../../config/reference';
import {isMarked, jsonText, text, type Json} from 'openapi-model/json';
import type {Overview} from 'openapi-model/model';
import {overviewOf} from 'openapi-model/overview';
import {OVERVIEW} from '../../lib/documentation';
import {operationPath} from '../../lib/paths';
import {publishedContract} from './contract';
import {CONTRACT_ID, GENERATOR_ID, generatorInput, generatorOptions} from './generator';
import {markdownRenderer} from './markdown';
import {type ReferencePages, referencePages} from './pages';

/** A contract and its pages. */
export interface Generated {
  /** The bundled contract. */
  contract: Json;
  overview: Overview;
  reference: ReferencePages;
}

/** Writes marked numbers. */
const NUMBERS: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: isMarked,
  resolve: text,
  stringify: ({value}) => text(value),
};

/** YAML that parsers of YAML 1.1 read in the same way: they take an unquoted date for a date, and `no` for false. */
const toYaml = (document: object): string =>
  stringify(document, {
    version: '1.1',
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
    customTags: (tags) => [NUMBERS, ...tags],
  });

/** Writes a file unless it has this text already: the development server watches it. */
async function write(file: string, text: string): Promise<void> {
  if ((await fs.readFile(file, 'utf8').catch(() => undefined)) !== text) await fs.writeFile(file, text);
}

/**
 * Removes the pages, because the generator never overwrites a file, and the data of pages that are gone. Other data stays
 * and is written over: the development server does not see that a file was replaced by another one.
 */
async function clearPages(pagesDir: string, {operations}: ReferencePages): Promise<void> {
  await fs.mkdir(pagesDir, {recursive: true});
  const kept = operations.map(({slug}) => `${slug}.json`);
  const old = (await fs.readdir(pagesDir)).filter((file) => !kept.includes(file));
  await Promise.all(old.map((file) => fs.rm(path.join(pagesDir, file), {recursive: true})));
}

/** Runs the generator's own command, `docusaurus gen-api-docs contract`, in this process. */
async function runGenerator(context: LoadContext): Promise<void> {
  const cli = new Command();
  // The package's declaration of its function does not compile.
  const plugin = await (openapiDocs as unknown as PluginModule)(context, generatorOptions);
  plugin!.extendCli!(cli as CommanderStatic);
  await cli.parseAsync(['gen-api-docs', CONTRACT_ID, '--plugin-id', GENERATOR_ID], {from: 'user'});
}

/**
 * Checks that there are as many pages as operations: the generator skips pages silently and always exits with 0.
 *
 * @throws Error that names the operations without a page
 */
export function checkPages({operations}: ReferencePages, files: readonly string[]): void {
  const missing = operations.filter(({slug}) => !files.includes(`${slug}.api.mdx`));
  if (missing.length === 0) return;
  const names = missing.map(({data: {operation}}) => `${operation.method} ${operation.path}`).join(', ');
  throw new Error(`The generator wrote no page for ${names}.`);
}

/**
 * Returns a function that reads the contract and writes its bundle, its pages, their data and the sidebar. Pages contain
 * only their titles and descriptions, so they are written again only if one of these has changed.
 */
export function referenceGenerator(context: LoadContext): () => Promise<Generated> {
  const {siteDir, baseUrl, siteConfig} = context;
  // Read here instead of passed as a plugin option: options are published in the bundle, and this is a local path.
  const {openapiFile, apiUrl} = siteSettings();
  const at = (file: string) => path.join(siteDir, file);
  const pagesDir = at(REFERENCE_DIR);
  let written = '';

  return async () => {
    const contract = await publishedContract(openapiFile, apiUrl);
    const isForeign = isForeignContract(openapiFile);
    const overview = overviewOf(contract);
    const targets = new Map(
      overview.tags.flatMap(({key, slug, operations}): [string, string][] => [
        [`tag/${key}`, `${OVERVIEW}#${slug}`],
        [`tag/${key.replaceAll(' ', '-')}`, `${OVERVIEW}#${slug}`],
        ...operations.map((operation): [string, string] => [
          `operation/${operation.id}`,
          operationPath(operation.slug),
        ]),
      ]),
    );
    const targetHref = (target: string) => (targets.has(target) ? baseUrl + targets.get(target)!.slice(1) : undefined);
    // Relative links in a foreign contract do not refer to this site.
    const rendering = markdownRenderer({targetHref, ...(!isForeign && {baseUrl})});
    const reference = referencePages(overview, contract, {product: siteConfig.title, isForeign, rendering});

    await fs.mkdir(at(CONTRACT_DIR), {recursive: true});
    await write(at(CONTRACT_BUNDLE), JSON.stringify(contract));
    await write(at(`${CONTRACT_DIR}/openapi.json`), `${jsonText(contract, 2)}\n`);
    await write(at(`${CONTRACT_DIR}/openapi.yaml`), toYaml(contract));
    const pages = JSON.stringify(reference.operations.map(({slug, meta, tag}) => [slug, meta, tag]));
    if (pages !== written) {
      await fs.writeFile(at(CONTRACT_INPUT), jsonText(generatorInput(contract, reference))!);
      await clearPages(pagesDir, reference);
      await runGenerator(context);
      checkPages(reference, await fs.readdir(pagesDir));
      const sections = overview.tags.map(({name, slug, operations}) => [
        name,
        {href: `/developer#${slug}`, pages: operations.map((operation) => operation.slug)},
      ]);
      await fs.writeFile(path.join(pagesDir, 'sections.json'), JSON.stringify(Object.fromEntries(sections)));
      written = pages;
    }
    for (const {slug, data} of reference.operations) {
      await write(path.join(pagesDir, `${slug}.json`), JSON.stringify(data));
    }
    return {contract, overview, reference};
  };
}
