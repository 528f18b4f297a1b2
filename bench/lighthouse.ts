/**
 * Lighthouse with its mobile profile over https, and the largest contentful paint relative to the same pages without scripts.
 *
 * Throttling is simulated: both paints come from the same model of network and processor, and load on the machine has
 * little effect on either.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Result} from 'lighthouse';
import {precompress} from '../src/plugins/finish/compress';
import {hostingDir} from '../src/plugins/finish/hosting/files';
import {LIGHTHOUSE} from '../scripts/measure/bounds';
import {median, table, type Figure, type RowResult} from '../scripts/measure/figure';
import {freePort} from '../scripts/listen';
import {BUILD, ROOT, samplePages, sitemapPaths, withBrowser, withSite} from '../scripts/measure/site';
import {TRUST_ANY, withTls} from './tls';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Pages in addition to those with byte bounds. */
const MORE_PAGES = /^\/(?:contact|developer\/guides\/quickstart)$/;

/** Installs the packages of the bench if they are missing. Builds and tests of the site need none of them. */
function installPackages(): void {
  if (fs.existsSync(path.join(ROOT, 'bench/node_modules/lighthouse'))) return;
  const options = {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit']};
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', 'bench'], options);
}

/** Runs one audit. On a busy machine a trace may be broken; the audit then runs again in a new browser. */
async function audit(url: string, categories: readonly string[], attempts = 3): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const port = await freePort();
  const result = await withBrowser(
    () => lighthouse(url, {port, onlyCategories: [...categories], logLevel: 'error'}),
    [`--remote-debugging-port=${port}`, TRUST_ANY],
  );
  const problem = result ? result.lhr.runtimeError?.message : 'no result';
  if (problem === undefined) return result!.lhr;
  if (attempts > 1) return audit(url, categories, attempts - 1);
  throw new Error(`Lighthouse did not audit ${url}: ${problem}`);
}

/** Serves a build over https while `use` runs. */
const withSecureSite = <T>(dir: string, use: (home: string) => Promise<T>): Promise<T> =>
  withSite(dir, (home) => withTls(home, use));

async function repeat(url: string, categories: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await audit(url, categories));
  return results;
}

const valueOf = (results: readonly Result[], id: string): number =>
  median(results.map(({audits}) => audits[id]!.numericValue!));

const pointsOf = (results: readonly Result[], category: string): number =>
  median(results.map(({categories}) => Math.round(categories[category]!.score! * 100)));

/** Audits that lost points in the last run. */
const complaints = (results: readonly Result[]): string[] => {
  const {categories, audits} = results.at(-1)!;
  return Object.values(categories).flatMap(({id, auditRefs}) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && (audits[ref.id]!.score ?? 1) < 0.9)
      .map((ref) => `${id}: ${ref.id} (${audits[ref.id]!.displayValue ?? audits[ref.id]!.title})`),
  );
};

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<meta name="?entry-script"?[^>]*>/g, '');

/** Copies the build without the scripts in its documents. */
async function copyWithoutScripts(dir: string): Promise<void> {
  fs.cpSync(BUILD, dir, {recursive: true});
  fs.cpSync(hostingDir(BUILD), hostingDir(dir), {recursive: true});
  for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(dir, name);
    if (name.endsWith('.html')) fs.writeFileSync(file, withoutScripts(fs.readFileSync(file, 'utf8')));
  }
  await precompress(dir);
}

export async function measureLighthouse(): Promise<RowResult> {
  installPackages();
  const pages = [...samplePages(), ...sitemapPaths().filter((page) => MORE_PAGES.test(page))];
  const bare = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'));
  const figures: Figure[] = [];
  const lines: string[][] = [];
  const notes: string[] = [];
  try {
    await copyWithoutScripts(bare);
    await withSecureSite(BUILD, (home) =>
      withSecureSite(bare, async (bareHome) => {
        for (const page of pages) {
          const results = await repeat(home + page.slice(1), CATEGORIES);
          const plain = await repeat(bareHome + page.slice(1), ['performance']);
          const points = CATEGORIES.map((category) => pointsOf(results, category));
          const [paint, barePaint] = [results, plain].map((of) => valueOf(of, 'largest-contentful-paint'));
          const blocking = valueOf(results, 'total-blocking-time');
          const shift = valueOf(results, 'cumulative-layout-shift');
          figures.push(
            ...CATEGORIES.map((category, index) => ({
              name: `${page} ${category}`,
              value: points[index]!,
              unit: 'points',
              least: LIGHTHOUSE[category],
            })),
            {name: `${page} LCP against no scripts`, value: paint! / barePaint!, unit: 'times', most: LIGHTHOUSE.paint},
            {name: `${page} total blocking time`, value: blocking, unit: 'ms', most: LIGHTHOUSE.blocking},
            {name: `${page} layout shift`, value: shift, unit: '', most: LIGHTHOUSE.shift},
          );
          lines.push([
            page,
            ...points.map(String),
            ...[paint!, barePaint!, blocking].map((time) => time.toFixed(0)),
            shift.toFixed(3),
          ]);
          console.error(`Measured ${page}.`);
          notes.push(...complaints(results).map((complaint) => `${page} ${complaint}`));
        }
      }),
    );
  } finally {
    for (const dir of [bare, hostingDir(bare)]) fs.rmSync(dir, {recursive: true, force: true});
  }
  const header = ['page', ...CATEGORIES, 'LCP ms', 'LCP without scripts', 'blocking ms', 'shift'];
  return {text: [`Median of ${RUNS} runs\n\n${table(header, lines)}`, ...notes].join('\n'), figures};
}
