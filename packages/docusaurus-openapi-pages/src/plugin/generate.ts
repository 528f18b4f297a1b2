/** Generates the pages of the reference: reads the contract, runs the generator, checks its result. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, PluginConfig, PluginModule} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import {stringify, type ScalarTag} from 'yaml';
import {openContract} from 'openapi-model/contract';
import {OperationError} from 'openapi-model/document';
import {isMarked, jsonText, text, type Json} from 'openapi-model/json';
import type {Overview} from 'openapi-model/model';
import {overviewOf, slugsOf} from 'openapi-model/overview';
import {loadContract, located} from './contract.ts';
import {generatedFiles} from './files.ts';
import {CONTRACT_ID, generatorInput, generatorOptions} from './generator.ts';
import {markdownRenderer} from './markdown.ts';
import type {PagesOptions} from './options.ts';
import {type ReferencePages, referencePages} from './pages.ts';
import {pageSettings} from './settings.ts';
import {OVERVIEW_PAGE, overviewPage, sidebarsOf} from './overviewPage.ts';

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
async function runGenerator(context: LoadContext, options: PagesOptions): Promise<void> {
  const cli = new Command();
  // On demand, so that a site without it gets a sentence and no stack.
  const {default: openapiDocs} = await import('docusaurus-plugin-openapi-docs');
  const generator = generatorOptions(options);
  const {siteConfig} = context;
  // It looks for the options of the two plugins in the site's configuration, which has the preset instead.
  const plugins = [
    ...siteConfig.plugins,
    ['docusaurus-plugin-openapi-docs', generator],
    ['@docusaurus/plugin-content-docs', {id: options.id, path: generatedFiles(options.dir).pagesDir}],
  ] as PluginConfig[];
  // The package's declaration of its function does not compile.
  const plugin = await (openapiDocs as unknown as PluginModule)(
    {...context, siteConfig: {...siteConfig, plugins}},
    generator,
  );
  plugin!.extendCli!(cli as CommanderStatic);
  await withoutProgress(() => cli.parseAsync(['gen-api-docs', CONTRACT_ID, '--plugin-id', options.id], {from: 'user'}));
}

/** Runs the generator without its line for each file, among which a warning would be lost. */
async function withoutProgress(run: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = (...texts: unknown[]) => {
    if (!String(texts[0]).includes('Successfully created')) log(...texts);
  };
  try {
    await run();
  } finally {
    console.log = log;
  }
}

/**
 * Checks that there are as many pages as operations: the generator skips pages silently and always exits with 0.
 *
 * @throws OperationError about the first operation without a page
 */
export function checkPages({operations}: ReferencePages, files: readonly string[]): void {
  const missing = operations.filter(({slug}) => !files.includes(`${slug}.api.mdx`));
  const [first] = missing;
  if (!first) return;
  const {isWebhook = false, ...operation} = first.data.operation;
  const others = missing.length > 1 ? `, nor for ${missing.length - 1} more` : '';
  throw new OperationError({...operation, isWebhook}, `the generator wrote no page for it${others}.`);
}

/**
 * Returns a function that reads the contract and writes its bundle, its pages, their data and the sidebar. Pages contain
 * only their titles and descriptions, so they are written again only if one of these has changed.
 */
export function pageGenerator(context: LoadContext, options: PagesOptions): () => Promise<Generated> {
  const {siteDir, baseUrl, siteConfig} = context;
  const settings = pageSettings(options);
  const at = (file: string) => path.join(siteDir, file);
  const files = generatedFiles(options.dir);
  const pagesDir = at(files.pagesDir);
  const operationPath = (slug: string) => `${settings.base}/${slug}`;
  let written = '';

  const generated = async (): Promise<Generated> => {
    const contract = await loadContract(options);
    const opened = openContract(contract);
    const slugs = slugsOf(opened);
    const targets = new Map<string, string>([
      ...[...slugs.tags].flatMap(([name, slug]): [string, string][] =>
        [name, name.replaceAll(' ', '-')].map((target) => [`tag/${target}`, `${settings.overview}#${slug}`]),
      ),
      ...opened.calls.map(({id}, index): [string, string] => [`operation/${id}`, operationPath(slugs.calls[index]!)]),
    ]);
    const targetHref = (target: string) => (targets.has(target) ? baseUrl + targets.get(target)!.slice(1) : undefined);
    const overview = overviewOf(contract, markdownRenderer({targetHref, ...(options.siteLinks && {baseUrl})}));
    const reference = referencePages(overview, contract, {product: siteConfig.title, hasContact: options.contact});

    await fs.mkdir(at(files.publicDir), {recursive: true});
    await write(at(files.bundle), JSON.stringify(contract));
    await write(at(`${files.publicDir}/openapi.json`), `${jsonText(contract, 2)}\n`);
    await write(at(`${files.publicDir}/openapi.yaml`), toYaml(contract));
    const hasOverview = options.overview === true;
    const pages = JSON.stringify(reference.operations.map(({slug, meta, tag}) => [slug, meta, tag]));
    if (pages !== written) {
      await fs.writeFile(at(files.input), JSON.stringify(generatorInput(reference)));
      await clearPages(pagesDir, reference);
      if (reference.operations.length > 0) await runGenerator(context, options);
      checkPages(reference, await fs.readdir(pagesDir));
      await fs.writeFile(
        at(files.sidebars),
        JSON.stringify(sidebarsOf(overview, options.id, settings.overview, hasOverview)),
      );
      if (hasOverview) await fs.writeFile(path.join(pagesDir, `${OVERVIEW_PAGE}.mdx`), overviewPage(reference));
      written = pages;
    }
    if (hasOverview) await write(path.join(pagesDir, `${OVERVIEW_PAGE}.json`), JSON.stringify(reference.overview));
    for (const {slug, data} of reference.operations) {
      await write(path.join(pagesDir, `${slug}.json`), JSON.stringify(data));
    }
    return {contract, overview, reference};
  };
  return () => located(options, generated);
}
