/**
 * `npm run bench`: the bytes of every page next to their bounds, and Lighthouse on five pages. `npm run bench -- bytes` and
 * `npm run bench -- lighthouse` measure one of the two. Reads `build/`. Fails if a bound is exceeded.
 */
import fs from 'node:fs';
import path from 'node:path';
import parts from '../src/content/parts';
import {BOUNDS, boundsOf, kB, measureConsole, measurePages, measureWalkthrough, sum, type Kind} from './bytes';
import {measureLighthouse, SCORES, SHIFT} from './lighthouse';

const BUILD = path.resolve('build');
const OPERATION = '/developer/reference/create-course';
const AUDITED = ['/', '/pricing', '/solutions/employee-training', '/developer', OPERATION];

const COLUMNS = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'total'] as const satisfies (Kind | 'total')[];

const over: string[] = [];

/** The value in kilobytes, and with the bound if it is exceeded. */
function kilobytes(what: string, bytes: number, bound = Infinity): string {
  const value = (bytes / kB).toFixed(1);
  if (bytes <= bound) return value;
  over.push(`${what}: ${value} kB, at most ${bound / kB}`);
  return `${value} > ${bound / kB}`;
}

async function printBytes(): Promise<void> {
  const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const rows = Object.fromEntries(
    (await measurePages(BUILD, pages)).map(({page, loaded}) => {
      const bounds: Partial<Record<Kind | 'total', number>> = page.startsWith('/developer')
        ? /^\/developer(?:$|\/reference\/)/.test(page)
          ? boundsOf('reference', pages.length)
          : {}
        : boundsOf('marketing', pages.length);
      return [
        page,
        Object.fromEntries(
          COLUMNS.map((kind) => [kind, kilobytes(`${page} ${kind}`, sum(loaded, kind), bounds[kind])]),
        ),
      ];
    }),
  );
  console.log('First visit in kB, text as brotli 11');
  console.table(rows);
  console.table(BOUNDS);
  console.log(`Console: ${kilobytes('console', await measureConsole(BUILD, OPERATION), BOUNDS.console)} kB`);
  if (parts.watchDemo)
    console.log(`Walkthrough: ${kilobytes('walkthrough', await measureWalkthrough(BUILD), BOUNDS.walkthrough)} kB`);
}

async function printLighthouse(): Promise<void> {
  const rows = await measureLighthouse(BUILD, AUDITED);
  console.table(rows);
  for (const [page, values] of Object.entries(rows)) {
    for (const [name, least] of Object.entries(SCORES)) {
      if (!(values[name]! >= least)) over.push(`${page} ${name}: ${values[name]}, at least ${least}`);
    }
    if (!(values.shift! <= SHIFT)) over.push(`${page} shift: ${values.shift}, at most ${SHIFT}`);
  }
}

async function main([part]: string[]): Promise<void> {
  if (part !== 'lighthouse') await printBytes();
  if (part !== 'bytes') await printLighthouse();
  for (const text of over) console.error(`OVER ${text}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
