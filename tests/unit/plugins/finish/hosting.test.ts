import {describe, expect, it} from 'vitest';
import {headersFor, routeOf} from '../../../../scripts/siteServer';
import {buildDate} from '../../../../src/config/buildDate';
import type {Analytics} from '../../../../src/lib/analytics';
import {resolvePath} from '../../../../src/lib/unknownPaths';
import {blockedMessage} from '../../../../src/plugins/finish/hosting/blocked';
import {finishDocument} from '../../../../src/plugins/finish/hosting/documents';
import {PREFERS_MARKDOWN} from '../../../../src/plugins/finish/hosting/negotiation';
import {emitHeaders, emitRedirects, emitSecurityTxt, emitVercel} from '../../../../src/plugins/finish/hosting/emit';
import {sitePolicy, type PolicySettings} from '../../../../src/plugins/finish/hosting/policy';
import {hostingRules, type HostingFacts} from '../../../../src/plugins/finish/hosting/rules';

const facts: HostingFacts = {
  baseUrl: '/',
  pages: [
    ...['/', '/home', '/pricing', '/about', '/solutions', '/solutions/employee-training', '/developer', '/compare'],
    ...['/compare/northlight-alternative', '/compare/quill-academy-alternative'],
  ],
  csp: "default-src 'none'; script-src 'self' 'sha256-abc='",
};
const ORIGIN = 'https://www.example.org';
const NOTHING: PolicySettings = {contactEndpoint: null, meetingUrl: null, meetingScriptUrl: null};
const rules = hostingRules(facts);
const lms = hostingRules({...facts, baseUrl: '/lms/'});

describe('finishDocument', () => {
  const finish = (html: string) => finishDocument(html, (address) => `sum:${address}`);

  it('returns the inline scripts that browsers run, and nothing that looks like one', () => {
    const script = '<script>alert(1)</script>';
    const html =
      `<!doctype html><head><title>${script}</title><script>a < b</script></head><a title="${script}">x</a>` +
      `<!-- ${script} --><textarea>${script}</textarea><SCRIPT data-x="1 > 0" type=module>\nc()\n</SCRIPT >` +
      '<script type="application/json">{"a": "<script>no"}</script><script type=text/javascript async>d</script>';
    expect(finish(html).inlineScripts).toEqual(['a < b', '\nc()\n', 'd']);
    expect(finish(html).html).toBe(html);
  });

  it('adds the checksum of each own script and style sheet, and leaves text that looks like one', () => {
    const html =
      '<link rel=icon href=/i.svg><link rel="stylesheet" href="/a.css"><meta name="entry-script" content="/b.js">' +
      `<a title='<script src="/no.js"></script>'>x</a><SCRIPT defer src=/c.js></SCRIPT><script src=//x.example/d.js></script>`;
    expect(finish(html).html).toBe(
      '<link rel=icon href=/i.svg><link integrity="sum:/a.css" rel="stylesheet" href="/a.css">' +
        '<meta data-integrity="sum:/b.js" name="entry-script" content="/b.js">' +
        `<a title='<script src="/no.js"></script>'>x</a><SCRIPT integrity="sum:/c.js" defer src=/c.js></SCRIPT>` +
        '<script src=//x.example/d.js></script>',
    );
  });
});

describe('blockedMessage', () => {
  const messageFor = (html: string, settings?: Partial<PolicySettings>) => {
    const document = finishDocument(html, () => 'sum');
    return blockedMessage(new Map([['a.html', document]]), sitePolicy([], [], {...NOTHING, ...settings}), ORIGIN);
  };

  it.each([
    ['<form action=https://forms.example/f>', 'form-action blocks https://forms.example/f'],
    ['<form action=" mailto:a@b.example">', 'form-action blocks  mailto:a@b.example'],
    ['<button formaction=//forms.example>', 'form-action blocks //forms.example'],
    ['<input formaction="/\\forms.example">', 'form-action blocks /\\forms.example'],
    ['<script src=https://cdn.example/a.js></script>', 'script-src blocks https://cdn.example/a.js'],
    ['<img src=https://cdn.example/a.png>', 'img-src blocks https://cdn.example/a.png'],
  ])('names where %s leads, and the document', (html, line) => {
    expect(messageFor(html)).toContain(`\n  ${line} in a.html\n`);
  });

  it('is none for what the policy or a setting allows', () => {
    const own = `<form action=/search><form method=dialog><img src=data:image/png;base64,><script src=${ORIGIN}/a.js></script>`;
    expect(messageFor(`${own}<a href=https://x.example>x</a><link rel=canonical href=https://x.example>`)).toBe(
      undefined,
    );
    const forms = '<form action=https://forms.example/f><form action=https://x.example:8443>';
    expect(messageFor(forms, {formOrigins: 'https://forms.example https://x.example:8443'})).toBe(undefined);
  });
});

describe('the redirects', () => {
  it('are exactly those of the paths that resolve to another page', () => {
    const typed = ['/api', '/docs', '/employee-training'];
    const moved = ['/compare/northlight', '/compare/quill-academy', ...typed, '/home/*', '/pricing/*', '/about/*'];
    expect(rules.redirects.map(({from}) => from)).toEqual(moved);
    for (const {from, to} of rules.redirects) {
      expect(resolvePath(from.replace('*', 'x/y'), facts.pages)).toEqual({kind: 'redirect', to});
    }
  });

  it.each(['a\nb', 'a$b', 'a"b'])('come with no policy that would break the syntax of a host: %j', (csp) => {
    expect(() => hostingRules({...facts, csp})).toThrow('content security policy');
  });
});

it.each([
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, application/xhtml+xml;q=0.5,text/markdown', true],
  ['text/html;q=0.7, text/markdown;q=0.8', true],
  ['Text/Markdown; charset=utf-8; q=0.25, */*;q=0.1', true],
  ['text/markdown;q=0.8, text/html;q=0.85', false],
  ['text/html, text/markdown', false],
  ['text/markdown, */*', true],
  ['text/markdown;q=0.1, */*', false],
  ['*/*, text/markdown;q=0.2', false],
  ['text/*;q=0.9, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown,'.repeat(99), false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
])('those who accept %s prefer Markdown: %s', (accept, isPreferred) => {
  expect(new RegExp(PREFERS_MARKDOWN, 'i').test(accept)).toBe(isPreferred);
});

it('nothing is outside the base URL, which itself redirects to the home page', () => {
  expect([routeOf(lms, '/pricing'), routeOf(lms, '/lms')]).toEqual([{missing: '404.html'}, {redirect: '/lms/'}]);
});

it('headers keep hashed assets for a year and never cache errors', () => {
  expect(headersFor(rules, '/assets/js/main.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersFor(rules, '/assets/js/gone.js', 404)['Cache-Control']).toBe('no-store');
});

it('headers let other sites read the contract and embed social images, and nothing else', () => {
  const corp = (path: string, status?: number) => headersFor(lms, path, status)['Cross-Origin-Resource-Policy'];
  for (const path of ['/lms/openapi.yaml', '/lms/og-image.png', '/lms/img/social/x.png'])
    expect(corp(path)).toBe('cross-origin');
  expect(headersFor(lms, '/lms/openapi.json')['Access-Control-Allow-Origin']).toBe('*');
  expect([corp('/lms/pricing'), corp('/lms/img/social/x.png', 404)]).toEqual(['same-origin', 'same-origin']);
});

const PATHS = ['', 'pricing', 'assets/js/main.js', 'og-image.png', 'openapi.yaml', 'developer.md', 'llms-full.txt'];

/** Headers that Cloudflare reads from `_headers`: values are joined unless a line `! Name` removes the earlier one. */
function headersByFile(text: string, path: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
    const [start = '', end] = pattern.split('*');
    if (!(end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end))) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^(?:! )?([\w-]+)(?:: (.*))?$/.exec(line)!;
      if (line.startsWith('! ')) delete joined[name];
      else joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
  }
  return joined;
}

it('_headers gives each path the headers of the rules', () => {
  for (const path of PATHS.map((file) => `/lms/${file}`))
    expect(headersByFile(emitHeaders(lms), path), path).toEqual(headersFor(lms, path));
});

it('_redirects has redirects and not-found documents, exact paths before patterns as Cloudflare requires', () => {
  const lines = emitRedirects(rules).trim().split('\n');
  for (const ending of ['', '/', '.html'])
    expect(lines).toContain(`/compare/northlight${ending} /compare/northlight-alternative 301`);
  for (const below of [':first', ':first/*']) expect(lines).toContain(`/pricing/${below} /pricing 301`);
  expect(lines).toContain('/solutions/* /solutions/404.html 404');
  expect(lines).toContain('/solutions/404 /solutions/404.html 404!');
  expect(lines).toContain('/solutions/404 /solutions/page-not-found 302');
  expect(lines.at(-1)).toBe('/* /404.html 404');
  expect(emitRedirects(lms)).toContain('/lms/pricing/:first/* /lms/pricing 301');
  const patterns = lines.map((line) => /[*:]/.test(line.split(' ')[0]!));
  expect(patterns.indexOf(true)).toBe(patterns.lastIndexOf(false) + 1);
});

it('vercel.json gives each path the headers and redirects of the rules', () => {
  type Rule = {source: string; headers: {key: string; value: string}[]};
  const {headers, redirects} = JSON.parse(emitVercel(lms)) as {headers: Rule[]; redirects: Rule[]};
  const isOf = (path: string) => (rule: Rule) => new RegExp(`^${rule.source}$`).test(path);
  for (const path of PATHS.map((file) => `/lms/${file}`)) {
    const values = headers.filter(isOf(path)).flatMap((rule) => rule.headers.map(({key, value}) => [key, value]));
    expect(Object.fromEntries(values), path).toEqual(headersFor(lms, path));
  }
  expect(redirects.find(isOf('/lms/pricing/x'))).toMatchObject({destination: '/lms/pricing', statusCode: 301});
  expect(redirects.some(isOf('/lms/pricing'))).toBe(false);
});

it('security.txt expires half a year after the quarter of the build, so that all builds in it are the same', () => {
  const text = (date: string) =>
    emitSecurityTxt({siteUrl: ORIGIN, home: `${ORIGIN}/lms/`, email: 'security@example.org', date: new Date(date)});
  expect(text('2026-12-31T23:59:59Z').trim().split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    `Contact: ${ORIGIN}/lms/contact`,
    'Expires: 2027-07-01T00:00:00Z',
    'Preferred-Languages: en',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
  ]);
  expect(text('2026-10-01T00:00:00Z')).toBe(text('2026-12-31T23:59:59Z'));
  expect(text('2027-01-01T00:00:00Z')).toContain('Expires: 2027-10-01T');
});

it('the build date is SOURCE_DATE_EPOCH if that is set', () => {
  expect(buildDate({SOURCE_DATE_EPOCH: '1795260000'}).toISOString()).toBe('2026-11-21T11:20:00.000Z');
  for (const value of ['yesterday', '-1', '1.5', '99999999999999'])
    expect(() => buildDate({SOURCE_DATE_EPOCH: value})).toThrow(`SOURCE_DATE_EPOCH: must be`);
});

describe('the policy', () => {
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)));
  const closed = directives(sitePolicy([], [], NOTHING));
  const analytics = {scriptUrl: 'https://stats.example/js/script.js', connect: 'https://events.example'} as Analytics;

  it.each<[settings: Partial<PolicySettings>, opened: Record<string, string>]>([
    [
      {contactEndpoint: 'https://forms.example/contact?site=1'},
      {'connect-src': "'self' https://forms.example", 'form-action': "'self' https://forms.example"},
    ],
    [
      {meetingUrl: 'https://meet.example/team?embed=1', meetingScriptUrl: 'https://cdn.example/embed.js'},
      {'script-src': "'self' https://cdn.example", 'frame-src': 'https://meet.example'},
    ],
    [
      {analytics: {...analytics, connect: null}},
      {'script-src': "'self' https://stats.example", 'connect-src': "'self' https://stats.example"},
    ],
    [
      {formOrigins: 'https://a.example https://b.example'},
      {'form-action': "'self' https://a.example https://b.example"},
    ],
    [{analytics}, {'script-src': "'self' https://stats.example", 'connect-src': "'self' https://events.example"}],
  ])('opens what %j needs, and nothing more', (settings, opened) => {
    expect(directives(sitePolicy([], [], {...NOTHING, ...settings}))).toEqual({...closed, ...opened});
  });

  it('allows the API', () => {
    const open = directives(sitePolicy([], ['https://api.example'], NOTHING));
    expect(open).toEqual({...closed, 'connect-src': "'self' https://api.example"});
  });
});
