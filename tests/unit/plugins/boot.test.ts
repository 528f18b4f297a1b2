import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import bootPlugin from '../../../src/plugins/boot';

describe('the script of not-found documents', () => {
  /** The address to which the script redirects from a path of a site at /Lms/; null if it does not redirect. */
  async function redirect(path: string): Promise<string | null> {
    let script = '';
    const createData = (_name: string, json: string) => void (script = JSON.parse(json));
    const plugin = bootPlugin({baseUrl: '/Lms/'} as LoadContext);
    await (plugin.contentLoaded as (loaded: object) => Promise<void>)({actions: {createData}});
    let target: string | null = null;
    const {origin, pathname, search, hash} = new URL(path, 'https://site.example');
    const location = {origin, pathname, search, hash, replace: (url: string) => void (target = url)};
    runInNewContext(script, {location}, {timeout: 5000});
    return target;
  }

  it.each([
    ['/Lms/Pricing?Users=7#Top', '/Lms/pricing?Users=7#Top'],
    ['/Lms/pricing.html', '/Lms/pricing'],
    ['/Lms/developer/index.html', '/Lms/developer'],
    ['/Lms/pricing%20%09%C2%A0', '/Lms/pricing'],
    ['/Lms//evil.example/A', '/Lms//evil.example/a'],
  ])('redirects %s to %s', async (from, to) => {
    expect(await redirect(from)).toBe(`https://site.example${to}`);
  });

  it('takes linear time', async () => {
    expect(await redirect(`/Lms/${'%20'.repeat(100_000)}x`)).toBeNull();
  });

  it.each(['/Lms/pricing', '/Lms/', '/Lms/nowhere/%20x'])('stays at %s', async (path) => {
    expect(await redirect(path)).toBeNull();
  });
});
