/** Lighthouse with its mobile profile; npx installs it on first use. */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../scripts/programs';
import {createSiteServer} from '../scripts/siteServer';

/** Earlier versions take the content signals of robots.txt for a fault. This one needs a newer Node than the project. */
const PACKAGES = ['-p', 'node@24', '-p', 'lighthouse@13.5.0'];
const RUNS = 3;

/** The lowest scores, out of 100. */
export const SCORES = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100};
/** The largest layout shift. */
export const SHIFT = 0.01;

interface Report {
  runtimeError?: {message: string};
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
}

/** @param attempts Lighthouse loses the start of a page in some runs, and asks to be run again */
async function audit(url: string, attempts = 4): Promise<Report> {
  // Through a pipe, the end of a report can be lost.
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-')), 'report.json');
  const args = ['--output=json', `--output-path=${file}`, '--quiet'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await promisify(execFile)('npx', ['--yes', ...PACKAGES, 'lighthouse', url, ...args, flags], {
    env: {...process.env, CHROME_PATH: findChromium()},
  }).catch((error: Error) => {
    // A run that failed has its reason in the report.
    if (!fs.existsSync(file)) throw new Error(`Lighthouse did not run: ${error.message}`, {cause: error});
  });
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  fs.rmSync(path.dirname(file), {recursive: true});
  if (!report.runtimeError) return report;
  if (attempts > 1) return audit(url, attempts - 1);
  throw new Error(`Lighthouse did not audit ${url}: ${report.runtimeError.message}`);
}

/** Median of the runs. */
const median = (reports: readonly Report[], read: (report: Report) => number): number =>
  reports.map(read).sort((a, b) => a - b)[reports.length >> 1]!;

/** Scores of the pages of a build, largest paint and blocking time in milliseconds, and layout shift. */
export async function measureLighthouse(dir: string, pages: readonly string[]) {
  const site = createSiteServer({dir});
  const port = await site.listen(0, '127.0.0.1');
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const page of pages) {
      const reports: Report[] = [];
      while (reports.length < RUNS)
        reports.push(await audit(`http://localhost:${port}${site.baseUrl}${page.slice(1)}`));
      const value = (name: string) => median(reports, ({audits}) => audits[name]?.numericValue ?? NaN);
      rows[page] = {
        ...Object.fromEntries(
          Object.keys(SCORES).map((name) => [
            name,
            median(reports, ({categories}) => (categories[name]?.score ?? 0) * 100),
          ]),
        ),
        'LCP ms': Math.round(value('largest-contentful-paint')),
        'blocking ms': Math.round(value('total-blocking-time')),
        shift: Number(value('cumulative-layout-shift').toFixed(3)),
      };
    }
  } finally {
    await site.close();
  }
  return rows;
}
