import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import bootPlugin from '../../../src/plugins/boot';
import {isPathOf} from '../../../src/plugins/boot/plainPath';

/** The address to which the script of not-found documents redirects from a path of a site at /Lms/; null if to none. */
async function redirect(path: string): Promise<string | null> {
  let script = '';
  const createData = (name: string, json: string) => {
    script = JSON.parse(json);
    return name;
  };
  const plugin = bootPlugin({baseUrl: '/Lms/'} as LoadContext);
  await (plugin.contentLoaded as (loaded: object) => Promise<void>)({actions: {createData}});
  let target: string | null = null;
  const {origin, pathname, search, hash} = new URL(path, 'https://site.example');
  const location = {origin, pathname, search, hash, replace: (url: string) => void (target = url)};
  runInNewContext(script, {location}, {timeout: 60_000});
  return target;
}

it.each([
  ['/Lms/Pricing?Users=7#Top', '/Lms/pricing?Users=7#Top'],
  ['/Lms/pricing.html', '/Lms/pricing'],
  ['/Lms/developer/index.html', '/Lms/developer'],
  ['/Lms/pricing%20%09%C2%A0', '/Lms/pricing'],
  ['/Lms//evil.example/A', '/Lms//evil.example/a'],
])('a missing page redirects from %s to %s', async (from, to) => {
  expect(await redirect(from)).toBe(`https://site.example${to}`);
});

it.each(['/Lms/pricing', '/Lms/', '/Lms/nowhere/%20x', `/Lms/${'%20'.repeat(100_000)}x`])(
  'a missing page stays at %.30s',
  async (path) => expect(await redirect(path)).toBeNull(),
);

it.each([
  ['/', '', true],
  ['/', '/index.html', true],
  ['/pricing', '/Pricing.html', true],
  ['/developer', '/developer/', true],
  ['/developer', '/developer/index.html', true],
  ['/', '/web/2026/https://www.example.org/', false],
  ['/pricing', '/web/2026/https://www.example.org/pricing', false],
  ['/pricing', '/pricing/x', false],
])('the document of %s belongs at %s: %s', (page, path, belongs) => {
  expect(isPathOf(page, path)).toBe(belongs);
});
