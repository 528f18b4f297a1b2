/**
 * `npm run bench`: what a first visit to each kind of page weighs, and what a cold build costs.
 *
 * Prints a table and writes `.cache/bench.json`. `--no-build` leaves the cold build out. The exit code is 1 if a figure
 * passes its bound or a page does not answer.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium, type Browser, type Response} from '@playwright/test';
import {CONTENT_TYPES, isTextType} from '../src/plugins/hosting/rules';
import {run} from './bench/cost';
import {CHROMIUM_ARGS, findChromium} from './chromium';
import {createSiteServer} from './serve';

interface Row {
  name: string;
  value: number;
  unit: string;
  /** The highest value allowed. */
  bound?: number;
}

/** Bounds by row name. */
const BOUNDS: Record<string, number> = {};

const KINDS = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'other', 'prefetch'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'images',
};

const ROOT = process.cwd();
const BUILD = path.join(ROOT, 'build');
const RESULT = path.join(ROOT, '.cache/bench.json');

const withBound = (name: string, value: number, unit: string): Row =>
  name in BOUNDS ? {name, value, unit, bound: BOUNDS[name]!} : {name, value, unit};

/** One page of each kind, as paths below the base URL; the comparison is the first in the sitemap. */
function pagesToMeasure(): string[] {
  const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const comparison = /\/compare\/[\w-]+-alternative(?=<\/loc>)/.exec(sitemap)?.[0];
  if (!comparison) throw new Error('The sitemap lists no comparison.');
  return [
    '/',
    '/pricing',
    '/solutions/employee-training',
    '/features/learning-content',
    '/features/ai-course-creation',
    '/integrations',
    comparison,
    '/contact',
    '/developer',
    '/developer/reference/list-courses',
    '/developer/guides/quickstart',
    '/terms',
  ];
}

/** Bytes that a CDN sends: text as brotli at its best quality, everything else as it is. */
function transferSize(body: Buffer, type: string): number {
  if (!isTextType(type)) return body.length;
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length};
  return zlib.brotliCompressSync(body, {params}).length;
}

async function kindOf(response: Response): Promise<Kind> {
  const headers = await response.request().allHeaders();
  if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') return 'prefetch';
  return KIND_OF[response.request().resourceType()] ?? 'other';
}

/** The body, asked for again where the browser does not hand it out, as with what it only prefetched. */
async function bodyOf(response: Response): Promise<Buffer> {
  try {
    return await response.body();
  } catch {
    return Buffer.from(await (await fetch(response.url())).arrayBuffer());
  }
}

interface Weight {
  status: number;
  requests: number;
  bytes: Record<Kind, number>;
}

/** Loads a page with an empty cache and weighs every answer up to network idle, each address once. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  page.on('response', (response) => void (responses.has(response.url()) || responses.set(response.url(), response)));
  const document = await page.goto(url, {waitUntil: 'networkidle'});
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const response of responses.values()) {
    const type = response.headers()['content-type']?.split(';')[0] ?? CONTENT_TYPES.html!;
    bytes[await kindOf(response)] += transferSize(await bodyOf(response), type);
  }
  await context.close();
  return {status: document?.status() ?? 0, requests: responses.size, bytes};
}

/** Cells in columns, the first to the left and the figures to the right. */
function table(header: string[], rows: string[][]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const cells = (line: string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [cells(header), rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function measurePages(): Promise<{rows: Row[]; failures: string[]}> {
  const site = createSiteServer({dir: BUILD});
  const port = await site.listen(0, '127.0.0.1');
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  const rows: Row[] = [];
  const failures: string[] = [];
  const lines: string[][] = [];
  try {
    for (const page of pagesToMeasure()) {
      const {status, requests, bytes} = await weigh(browser, `http://127.0.0.1:${port}${site.baseUrl}${page.slice(1)}`);
      if (status !== 200) failures.push(`${page} answered with status ${status}`);
      const total = KINDS.filter((kind) => kind !== 'prefetch').reduce((sum, kind) => sum + bytes[kind], 0);
      rows.push(
        ...KINDS.map((kind) => withBound(`${page} ${kind}`, bytes[kind], 'bytes')),
        withBound(`${page} total`, total, 'bytes'),
        withBound(`${page} requests`, requests, 'requests'),
      );
      lines.push([page, ...KINDS.map((kind) => kilobytes(bytes[kind])), kilobytes(total), String(requests)]);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log('First visit, kB (text as brotli 11; total without prefetch)\n');
  console.log(table(['page', ...KINDS, 'total', 'requests'], lines));
  return {rows, failures};
}

async function measureBuild(): Promise<Row[]> {
  for (const folder of ['.docusaurus', 'node_modules/.cache']) {
    fs.rmSync(path.join(ROOT, folder), {recursive: true, force: true});
  }
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    const {seconds, peakBytes} = await run('npx', ['docusaurus', 'build', '--out-dir', outDir]);
    return [
      withBound('cold build time', Math.round(seconds * 10) / 10, 's'),
      ...(peakBytes > 0 ? [withBound('cold build peak memory', Math.round(peakBytes / 1e6), 'MB')] : []),
    ];
  } finally {
    fs.rmSync(outDir, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const machine = {
    cores: os.availableParallelism(),
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    system: `${os.type()} ${os.arch()}`,
  };
  const {rows, failures} = await measurePages();
  if (!process.argv.includes('--no-build')) {
    const build = await measureBuild();
    rows.push(...build);
    console.log(
      `\nCold build\n\n${table(
        ['figure', 'value', 'unit'],
        build.map((row) => [row.name, String(row.value), row.unit]),
      )}`,
    );
  }
  console.log(`\nMachine: ${machine.cores} cores, ${machine.memory}, Node ${machine.node}, ${machine.system}`);

  const bounded = rows.filter((row) => row.bound !== undefined);
  if (bounded.length > 0) {
    const verdict = ({value, bound}: Row) => (value > bound! ? 'over' : 'ok');
    const lines = bounded.map((row) => [row.name, String(row.value), String(row.bound), row.unit, verdict(row)]);
    console.log(`\nBounds\n\n${table(['figure', 'value', 'bound', 'unit', ''], lines)}`);
  }
  failures.push(
    ...bounded
      .filter(({value, bound}) => value > bound!)
      .map((row) => `${row.name}: ${row.value} ${row.unit}, bound ${row.bound}`),
  );
  fs.mkdirSync(path.dirname(RESULT), {recursive: true});
  fs.writeFileSync(RESULT, `${JSON.stringify({date: new Date().toISOString(), machine, rows}, null, 2)}\n`);
  for (const failure of failures) console.error(`FAILED ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
