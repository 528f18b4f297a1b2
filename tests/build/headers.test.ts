/** The headers of every served document, rated as MDN HTTP Observatory does. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {nginxFile} from '../../src/plugins/finish/hosting/files';
import {observe, type SiteResponse} from '../support/observatory';
import {request} from '../support/wire';
import {BUILD, files, isNotFound, pages, readBytes, settings} from './support';

let site: SiteServer;
let port: number;

beforeAll(async () => {
  site = createSiteServer({dir: BUILD});
  port = await site.listen(0, '127.0.0.1');
});
afterAll(() => site.close());

const get = async (path: string): Promise<SiteResponse & {status: number}> => {
  const {status, headers, body} = await request(port, settings.baseUrl + path.replace(/^\//, ''));
  return {status, headers, body: body.toString()};
};

/** Sources of each directive of a policy. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));

/** Checksums of executable inline scripts. */
const inlineHashes = (): Map<string, string> =>
  new Map(
    pages.flatMap(({file, $}) =>
      $('script:not([src])')
        .toArray()
        .filter((script) => !/json|template/.test($(script).attr('type') ?? ''))
        .map((script) => [`'sha256-${createHash('sha256').update($(script).text()).digest('base64')}'`, file] as const),
    ),
  );

describe('every document', () => {
  it('scores A+ and 130 points in the Observatory, without deductions', async () => {
    const wrong: string[] = [];
    expect(pages.length).toBeGreaterThan(60);
    for (const page of pages) {
      const {score, grade, verdicts} = observe(await get(page.path));
      const negative = verdicts.filter(({modifier}) => modifier < 0);
      if (score < 130 || grade !== 'A+' || negative.length > 0) {
        wrong.push(`${page.path}: ${grade} ${score} ${negative.map(({test, result}) => `${test}: ${result}`).join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has one policy, which lists everything it allows', async () => {
    const policies = new Set<string>();
    for (const page of pages) {
      const {status, headers} = await get(page.path);
      expect([page.path, status]).toEqual([page.path, isNotFound(page) ? 404 : 200]);
      policies.add(String(headers['content-security-policy']));
    }
    expect(policies.size).toBe(1);
    const directives = directivesOf([...policies][0]!);
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(directives['form-action']![0]).toBe("'self'");
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      const loose = directives[name]!.filter((source) => /unsafe|data:|blob:|\*|^https?:$|^http:/.test(source));
      expect(loose, name).toEqual([]);
    }
    expect(
      Object.values(directives)
        .flat()
        .filter((source) => /unsafe-eval|^http:|\*/.test(source)),
    ).toEqual([]);
  });

  it('has only inline scripts with an allowed checksum, and no unused checksum', async () => {
    const {headers} = await get('/');
    const allowed = directivesOf(String(headers['content-security-policy']))['script-src']!.filter((source) =>
      source.startsWith("'sha"),
    );
    expect(allowed.length).toBeLessThanOrEqual(4);
    expect([...inlineHashes().keys()].sort()).toEqual([...allowed].sort());
    for (const file of [path.join(BUILD, '_headers'), nginxFile(BUILD)]) {
      const policies = readFileSync(file, 'utf8').match(/^.*Content-Security-Policy.*$/gm)!;
      for (const policy of policies) expect(policy.match(/'sha256-[^']+'/g), file).toEqual(allowed);
    }
  });

  it('has the checksum of each entry script and style sheet', () => {
    const checksums = new Map<string, string>();
    const checksumOf = (address: string) => {
      const file = address.slice(settings.baseUrl.length);
      if (!checksums.has(file)) {
        checksums.set(file, `sha384-${createHash('sha384').update(readBytes(file)).digest('base64')}`);
      }
      return checksums.get(file);
    };
    const wrong = pages.flatMap(({path, $}) =>
      $('link[rel=stylesheet], meta[name=entry-script], script[src]')
        .toArray()
        .map((element) => $(element))
        .map((element) => ({
          address: (element.attr('href') ?? element.attr('content') ?? element.attr('src'))!,
          integrity: element.attr('integrity') ?? element.attr('data-integrity'),
        }))
        .filter(({address, integrity}) => integrity !== checksumOf(address))
        .map(({address}) => `${path}: ${address}`),
    );
    expect(checksums.size).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

describe('every internal link', () => {
  it('leads to its page with at most one redirect', async () => {
    const places = new Map<string, string>();
    for (const page of pages) {
      for (const link of page.$('a[href]:not([href^="#"]), link[href]').toArray()) {
        const url = new URL(page.$(link).attr('href')!, page.url);
        if (url.origin === settings.siteUrl) places.set(url.pathname + url.search, page.path);
      }
    }
    expect(places.size).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const [target, from] of places) {
      const first = await request(port, target);
      const {location} = first.headers;
      const {status} = first.status === 301 && location ? await request(port, location) : first;
      if (status !== 200) wrong.push(`${target}: ${first.status} ${location ?? ''} ${status} (on ${from})`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the rating', () => {
  const safe = async () => await get('/');
  const change = async (headers: SiteResponse['headers'], body?: string) => {
    const answer = await safe();
    return observe({headers: {...answer.headers, ...headers}, body: body ?? answer.body});
  };

  it.each([
    ['content-security-policy', undefined, 55, 'C'],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80, 'B+'],
    [
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'",
      110,
      'A+',
    ],
    ['content-security-policy', "default-src 'none'; connect-src http://a.example; frame-ancestors 'none'", 80, 'B+'],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125, 'A+'],
    ['content-security-policy', "default-src 'none'", 80, 'B+'],
    ['strict-transport-security', undefined, 80, 'B+'],
    ['strict-transport-security', 'max-age=86400', 120, 'A+'],
    ['x-content-type-options', undefined, 125, 'A+'],
    ['referrer-policy', 'unsafe-url', 120, 'A+'],
    ['referrer-policy', undefined, 125, 'A+'],
    ['cross-origin-resource-policy', 'cross-origin', 120, 'A+'],
    ['set-cookie', ['id=1'], 60, 'C+'],
  ])('rates %s: %s', async (name, value, score, grade) => {
    expect(await change({[name]: value})).toMatchObject({score, grade});
  });

  it('recognises third-party scripts', async () => {
    expect(await change({}, '<script src="//cdn.example/a.js"></script>')).toMatchObject({score: 50, grade: 'C'});
    expect(await change({}, '<script src="https://cdn.example/a.js"></script>')).toMatchObject({score: 125});
  });
});

describe('security.txt', () => {
  it('has a contact, its own URL and an expiry date within a year', async () => {
    const {status, headers, body} = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = body
      .trim()
      .split('\n')
      .map((line) => /^([\w-]+): (\S.*)$/.exec(line)!.slice(1) as [string, string]);
    const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
    expect(valuesOf('Contact')[0]).toMatch(/^mailto:security@[\w.-]+$/);
    expect(valuesOf('Canonical')).toEqual([`${settings.siteUrl}/.well-known/security.txt`]);
    expect(valuesOf('Preferred-Languages')).toEqual(['en']);
    expect(files.has(new URL(valuesOf('Contact')[1]!).pathname.slice(settings.baseUrl.length) + '.html')).toBe(true);

    expect(valuesOf('Expires')).toHaveLength(1);
    const days = (Date.parse(valuesOf('Expires')[0]!) - Date.now()) / 86_400_000;
    const advice = 'Build again: the expiry follows the day of the build, or SOURCE_DATE_EPOCH where that is set.';
    expect(days, advice).toBeGreaterThan(30);
    expect(days, advice).toBeLessThan(365);
  });
});
