import {describe, expect, it} from 'vitest';
import type {Server} from '../../../../src/openapi/model';
import {resolvePath} from '../../../../src/lib/unknownPaths';
import {blockedLines} from '../../../../src/plugins/finish/hosting/blocked';
import {addIntegrity, inlineScripts} from '../../../../src/plugins/finish/hosting/documents';
import {emitCloudFront} from '../../../../src/plugins/finish/hosting/cloudFront';
import {headersFor, matches, respond} from '../../../../src/plugins/finish/hosting/respond';
import {emitHeaders, emitNginx, emitRedirects} from '../../../../src/plugins/finish/hosting/emit';
import {headerValue, sitePolicy, type PolicyFacts} from '../../../../src/plugins/finish/hosting/policy';
import {CONTENT_TYPES, hostingRules, type HostingFacts} from '../../../../src/plugins/finish/hosting/rules';
import {serverOrigins} from '../../../../src/plugins/finish/hosting/serverOrigins';
import {buildDate} from '../../../../src/config/buildDate';
import {emitSecurityTxt} from '../../../../src/plugins/finish/hosting/securityTxt';

const CSP = "default-src 'none'; script-src 'self' 'sha256-abc='";
const facts: HostingFacts = {
  baseUrl: '/',
  pages: [
    ...['/', '/home', '/pricing', '/about', '/solutions', '/solutions/employee-training', '/developer', '/compare'],
    ...['/compare/northlight-alternative', '/compare/quill-academy-alternative'],
  ],
  embeddable: ['/og-image.png'],
  readable: ['/openapi.yaml'],
  csp: CSP,
};
const rules = hostingRules(facts);
const lms = hostingRules({...facts, baseUrl: '/lms/'});

const FILES = new Set([
  'index.html',
  'home.html',
  'pricing.html',
  'solutions.html',
  'solutions/employee-training.html',
  'compare/northlight-alternative.html',
  '404.html',
  'solutions/404.html',
  'assets/js/main.1a2b3c.js',
  'openapi.yaml',
  '.well-known/security.txt',
  '.git/config',
  '_headers',
]);
const isFile = (file: string) => FILES.has(file);
const ask = (path: string, set = rules) => respond(set, path, isFile);

describe('inlineScripts', () => {
  it('returns the scripts that browsers run, and nothing else', () => {
    const html =
      '<!doctype html><head><script>a < b</script><script src=/x.js></script></head><body data-x="a > b">' +
      '<SCRIPT data-x="1 > 0" type=module>\nc()\n</SCRIPT ><p>&lt;script>no&lt;/script></p>' +
      '<script type="application/json">{"a": 1}</script><script type=text/javascript async>d</script>';
    expect(inlineScripts(html)).toEqual(['a < b', '\nc()\n', 'd']);
  });

  it('ignores script tags in text', () => {
    expect(inlineScripts('<p>A script without an end</p>')).toEqual([]);
  });

  it('ignores script tags in attributes, comments and other text', () => {
    const script = '<script>alert(1)</script>';
    for (const html of [
      `<meta name=description content='Post "${script}"'/>`,
      `<a title="${script}" href=/>x</a>`,
      `<!-- ${script} -->`,
      `<textarea>${script}</textarea>`,
      `<title>${script}</title>`,
      `<style>p::after {content: "${script}"}</style>`,
      `<script type="application/ld+json">{"a": "<script>alert(1)"}</script>`,
    ]) {
      expect(inlineScripts(`${html}<script>own()</script>`), html).toEqual(['own()']);
    }
  });
});

describe('addIntegrity', () => {
  it('rejects a document without an entry script', () => {
    expect(() => addIntegrity('<link rel=stylesheet href=/a.css>', () => 'sha384-x')).toThrow('no entry script found');
  });

  it('adds the checksum of each script and style sheet, and leaves text that looks like one', () => {
    const html =
      '<link rel=icon href=/i.svg><link rel="stylesheet" href="/a.css"><meta name="entry-script" content="/b.js">' +
      `<a title='<script src="/no.js"></script>'>x</a><SCRIPT defer src=/c.js></SCRIPT><script>d</script>`;
    expect(addIntegrity(html, (address) => `sum:${address}`)).toEqual({
      html:
        '<link rel=icon href=/i.svg><link integrity="sum:/a.css" rel="stylesheet" href="/a.css">' +
        '<meta data-integrity="sum:/b.js" name="entry-script" content="/b.js">' +
        `<a title='<script src="/no.js"></script>'>x</a><SCRIPT integrity="sum:/c.js" defer src=/c.js></SCRIPT>` +
        '<script>d</script>',
      inlineScripts: ['d'],
      foreign: [],
    });
  });

  it('adds no checksum to files of other origins, and lists them with what else comes from there', () => {
    const html =
      '<script async src="https://stats.example/js/script.js"></script><script src=/own.js></script>' +
      '<link rel=stylesheet href=//cdn.example/a.css><img src=/a.png><img src=https://cdn.example/b.png>' +
      '<img src="data:image/png;base64,x"><iframe src=/about></iframe><a href=https://other.example/>x</a>' +
      '<script type=application/ld+json>{"src": "https://schema.example"}</script><!-- <script src=//no.example> -->';
    const found = addIntegrity(html, (address) => `sum:${address}`);
    expect(found.html).toBe(html.replace('<script src=/own.js', '<script integrity="sum:/own.js" src=/own.js'));
    expect(found.foreign).toEqual([
      {directive: 'script-src', address: 'https://stats.example/js/script.js'},
      {directive: 'style-src', address: '//cdn.example/a.css'},
      {directive: 'img-src', address: 'https://cdn.example/b.png'},
      {directive: 'img-src', address: 'data:image/png;base64,x'},
      {directive: 'frame-src', address: '/about'},
    ]);
  });
});

describe('hostingRules', () => {
  it('redirects exactly the paths that resolve to another page', () => {
    expect(rules.redirects.map(({from}) => from)).toEqual([
      '/compare/northlight',
      '/compare/quill-academy',
      '/home/*',
      '/pricing/*',
      '/about/*',
    ]);
    for (const {from, to} of rules.redirects) {
      expect(resolvePath(from.replace('*', 'x/y'), facts.pages)).toEqual({kind: 'redirect', to});
    }
  });

  it('does not redirect below a segment that has pages below it or is not built', () => {
    const {redirects} = hostingRules({...facts, pages: ['/pricing', '/pricing/teams']});
    expect(redirects.filter(({from}) => from.endsWith('*'))).toEqual([]);
  });

  it('sends no policy if there is none', () => {
    expect(hostingRules({...facts, csp: undefined}).headers[0]!.values).not.toHaveProperty('Content-Security-Policy');
  });

  it.each(['a\nb', 'a\rb', 'a$b'])('rejects a policy that would break its line: %j', (csp) => {
    expect(() => hostingRules({...facts, csp})).toThrow('Content-Security-Policy');
  });
});

describe('respond', () => {
  it.each([
    ['/', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/%70ricing', 'pricing.html'],
    ['/solutions', 'solutions.html'],
    ['/solutions/employee-training', 'solutions/employee-training.html'],
    ['/assets/js/main.1a2b3c.js', 'assets/js/main.1a2b3c.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('serves %s', (path, file) => {
    expect(ask(path)).toEqual({status: 200, file});
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/pricing/index', '/pricing'],
    ['/pricing/x', '/pricing'],
    ['/pricing/x/y/', '/pricing'],
    ['/home/x', '/home'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/solutions/', '/solutions'],
    ['/solutions.html', '/solutions'],
    ['/solutions/employee-training/', '/solutions/employee-training'],
    ['/solutions/employee-training.html', '/solutions/employee-training'],
    ['/compare/northlight', '/compare/northlight-alternative'],
    ['/compare/northlight/', '/compare/northlight-alternative'],
    ['/compare/northlight.html', '/compare/northlight-alternative'],
  ])('redirects %s to %s', (path, location) => {
    expect(ask(path)).toEqual({status: 301, location});
  });

  it.each([
    ['/nope', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/404/', '404.html'],
    ['/404/index.html', '404.html'],
    ['/solutions/404', 'solutions/404.html'],
    ['/solutions/404.html', 'solutions/404.html'],
    ['/solutions/nope', 'solutions/404.html'],
    ['/solutions/nope/deep', 'solutions/404.html'],
    ['/features/nope', 'features/404.html'],
    ['/compare/nope-alternative', 'compare/404.html'],
    ['/developer/nope', 'developer/404.html'],
    ['/solutions/%FF', 'solutions/404.html'],
    ['/%FF', '404.html'],
    ['/%', '404.html'],
    ['/%00', '404.html'],
    ['/..%2fpackage.json', '404.html'],
    ['/..%5cpackage.json', '404.html'],
    ['/../package.json', '404.html'],
    ['/%2e%2e/package.json', '404.html'],
    ['/Pricing', '404.html'],
    ['//pricing', '404.html'],
    ['//evil.example/', '404.html'],
    ['/%2egit/config', '404.html'],
    ['/_headers', '404.html'],
    ['/.git/config', '404.html'],
    ['/.well-known/.git', '404.html'],
    ['/assets/js/gone.js', '404.html'],
    ['/assets', '404.html'],
  ])('returns 404 for %s', (path, file) => {
    expect(ask(path)).toEqual({status: 404, file});
  });

  it('serves only paths below the base URL', () => {
    expect(ask('/lms/', lms)).toEqual({status: 200, file: 'index.html'});
    expect(ask('/lms', lms)).toEqual({status: 301, location: '/lms/'});
    expect(ask('/lms/pricing', lms)).toEqual({status: 200, file: 'pricing.html'});
    expect(ask('/lms/pricing/x', lms)).toEqual({status: 301, location: '/lms/pricing'});
    expect(ask('/lms/pricing.html', lms)).toEqual({status: 301, location: '/lms/pricing'});
    expect(ask('/lms/index.html', lms)).toEqual({status: 301, location: '/lms/'});
    expect(ask('/lms/solutions/nope', lms)).toEqual({status: 404, file: 'solutions/404.html'});
    expect(ask('/lms/.git/config', lms)).toEqual({status: 404, file: '404.html'});
    expect(ask('/pricing', lms)).toEqual({status: 404, file: '404.html'});
    expect(ask('/', lms)).toEqual({status: 404, file: '404.html'});
  });

  it('handles long paths', () => {
    // A pattern that backtracks would exceed the time limit of the test.
    for (const path of [
      `/${'a'.repeat(8192)}`,
      '/a'.repeat(4096),
      '/index'.repeat(1400),
      '/'.repeat(8192),
      '/a-'.repeat(2700),
    ]) {
      expect([301, 404]).toContain(ask(path).status);
    }
  });
});

describe('headersFor', () => {
  it('revalidates pages, caches hashed assets for a year and never caches errors', () => {
    expect(headersFor(rules, '/pricing', 200)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/assets/js/main.js', 200)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/assets/js/gone.js', 404)['Cache-Control']).toBe('no-store');
  });

  it('keeps agent files out of search results, and nothing else', () => {
    for (const path of ['/developer.md', '/developer/guides/errors.md', '/llms.txt', '/llms-full.txt']) {
      expect(headersFor(rules, path, 200)['X-Robots-Tag']).toBe('noindex');
      expect(headersFor(lms, `/lms${path}`, 200)['X-Robots-Tag']).toBe('noindex');
    }
    for (const path of ['/developer', '/developer/guides/errors', '/robots.txt', '/pricing.md', '/developer.mdx']) {
      expect(headersFor(rules, path, 200)).not.toHaveProperty('X-Robots-Tag');
    }
  });

  it('sends security headers with every response', () => {
    for (const [path, status] of [
      ['/pricing', 200],
      ['/nope', 404],
      ['/assets/x.js', 200],
      ['/pricing/', 301],
    ] as const) {
      const headers = headersFor(rules, path, status);
      expect(headers['Content-Security-Policy']).toBe(CSP);
      expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['Permissions-Policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()');
      expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
      expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
    }
    expect(headersFor(rules, '/og-image.png', 200)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersFor(lms, '/', 404)['Content-Security-Policy']).toBe(CSP);
  });
});

const PATHS = [
  '',
  'pricing',
  'assets/js/main.js',
  'assets/%6as/main.js',
  'og-image.png',
  'openapi.yaml',
  'developer.md',
  'developer/reference/list-courses.md',
  'developer/reference/list-courses',
  'llms-full.txt',
  '.well-known/security.txt',
];

/**
 * Headers that Cloudflare Pages reads from `_headers`: values are joined unless a line `! Name` removes the earlier
 * one.
 */
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

/** Headers that nginx sends for a file, read from the location that it chooses in the include. */
function headersByInclude(text: string, path: string): Record<string, string> {
  const blocks = [...text.matchAll(/^location (= |~ )?(\S+) \{\n((?: {2}.*\n)+)\}$/gm)];
  const regular = blocks.find(([, sign, match = '']) => sign === '~ ' && new RegExp(match).test(path));
  const prefixes = blocks
    .filter(([, sign, match = '']) => sign === undefined && path.startsWith(match))
    .sort(([, , one = ''], [, , other = '']) => other.length - one.length);
  const [, , , lines = ''] =
    blocks.find(([, sign, match]) => sign === '= ' && match === path) ?? regular ?? prefixes[0]!;
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}add_header ([\w-]+) "(.*)" always;$/gm)].map(([, name, value]) => [name!, value!]),
  );
}

describe.each([
  ['/', rules],
  ['/lms/', lms],
])('hosts of %s', (baseUrl, set) => {
  const paths = PATHS.map((file) => baseUrl + file);

  it('get the same headers from _headers, the nginx include and the rules', () => {
    for (const path of paths) {
      const decoded = decodeURIComponent(path);
      const expected = headersFor(set, path, 200);
      expect(headersByFile(emitHeaders(set), decoded), path).toEqual(expected);
      const {'Content-Type': type, ...others} = expected;
      expect(headersByInclude(emitNginx(set), decoded), path).toEqual(others);
      // nginx takes it from its table of types.
      if (type) expect(CONTENT_TYPES[path.split('.').at(-1)!]).toBe(type.split(';')[0]);
    }
  });

  it('apply every rule to at least one of these paths', () => {
    const unused = set.headers.filter(({pattern}) => !paths.some((path) => matches(pattern, decodeURIComponent(path))));
    expect(unused).toEqual([]);
  });
});

describe('_redirects', () => {
  const lines = emitRedirects(rules).trim().split('\n');

  it('has the redirects and the not-found documents of sections', () => {
    for (const ending of ['', '/', '.html']) {
      expect(lines).toContain(`/compare/northlight${ending} /compare/northlight-alternative 301`);
    }
    expect(lines).toContain('/pricing/* /pricing 301');
    expect(lines).toContain('/solutions/* /solutions/404.html 404');
    expect(lines.at(-1)).toBe('/* /404.html 404');
    expect(lines).toContain('/404 /404.html 404!');
    expect(lines).toContain('/404 /page-not-found 302');
    expect(lines).toContain('/solutions/404 /solutions/page-not-found 302');
    expect(emitRedirects(lms)).toContain('/lms/pricing/* /lms/pricing 301');
  });

  it('lists exact paths before patterns, and fewer than 100 patterns', () => {
    const patterns = lines.map((line) => line.includes('*'));
    expect(patterns.indexOf(true)).toBe(patterns.lastIndexOf(false) + 1);
    expect(patterns.filter(Boolean).length).toBeLessThan(100);
  });

  it('redirects not-found documents to paths that do not exist', () => {
    for (const line of lines.filter((entry) => entry.endsWith(' 302'))) {
      expect(ask(line.split(' ')[1]!).status).toBe(404);
    }
  });
});

describe('nginx include', () => {
  it('lists every header of the site in each location that adds one, because nginx drops the inherited ones', () => {
    for (const set of [rules, lms]) {
      const locations = emitNginx(set)
        .split(/^(?=location)/m)
        .filter((text) => text.includes('add_header'));
      expect(locations.length).toBeGreaterThan(5);
      for (const text of locations) {
        for (const name of Object.keys(set.headers[0]!.values)) expect(text).toContain(`add_header ${name} `);
      }
    }
  });

  it('sends errors and redirects the headers of the site and no-store', () => {
    const server = emitNginx(rules).split(/^location/m)[0]!;
    for (const [name, value] of Object.entries(headersFor(rules, '/nope', 404))) {
      expect(server).toContain(`\nadd_header ${name} "${value}" always;`);
    }
  });
});

describe('security.txt', () => {
  const text = (date: string) =>
    emitSecurityTxt({
      siteUrl: 'https://www.example.org',
      contactUrl: 'https://www.example.org/lms/contact',
      email: 'security@example.org',
      date: new Date(date),
    });

  it('has the fields of RFC 9116, one per line', () => {
    expect(text('2026-11-21T11:00:00Z').trim().split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Contact: https://www.example.org/lms/contact',
      'Expires: 2027-07-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.org/.well-known/security.txt',
    ]);
  });

  it('is the same for all builds in a quarter, and expires in six to twelve months', () => {
    expect(text('2026-10-01T00:00:00Z')).toBe(text('2026-12-31T23:59:59Z'));
    expect(text('2026-12-31T23:59:59Z')).not.toBe(text('2027-01-01T00:00:00Z'));
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text(new Date(day).toISOString()))![1]!);
      const days = (expires - day) / 86_400_000;
      expect(days).toBeGreaterThan(180);
      expect(days).toBeLessThan(277);
    }
  });

  it('uses SOURCE_DATE_EPOCH as the build date if it is set', () => {
    expect(buildDate({SOURCE_DATE_EPOCH: '1795260000'}).toISOString()).toBe('2026-11-21T11:20:00.000Z');
    expect(Math.abs(buildDate({SOURCE_DATE_EPOCH: ''}).getTime() - Date.now())).toBeLessThan(5000);
    for (const value of ['yesterday', '-1', '1.5', '1e9', '99999999999999']) {
      expect(() => buildDate({SOURCE_DATE_EPOCH: value})).toThrow(`SOURCE_DATE_EPOCH: must be`);
    }
  });
});

describe('the policy', () => {
  const CLOSED = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  };
  const NOTHING: PolicyFacts = {scripts: [], connect: [], contactEndpoint: null};
  const MEETINGS = 'https://meet.example/team?embed=1';

  it.each<[name: string, facts: Partial<PolicyFacts>, opened: Partial<typeof CLOSED>]>([
    ['no services', {}, {}],
    [
      'servers of the API',
      {connect: ['https://api.example', 'https://eu.api.example:8443']},
      {'connect-src': "'self' https://api.example https://eu.api.example:8443"},
    ],
    [
      'a contact endpoint',
      {contactEndpoint: 'https://forms.example/contact?site=1'},
      {'connect-src': "'self' https://forms.example", 'form-action': "'self' https://forms.example"},
    ],
    [
      'a contact endpoint beside the API',
      {connect: ['https://api.example'], contactEndpoint: 'https://api.example/contact'},
      {'connect-src': "'self' https://api.example", 'form-action': "'self' https://api.example"},
    ],
    [
      'a contact endpoint on this machine, for trying things out',
      {contactEndpoint: 'http://localhost:8787/contact'},
      {'connect-src': "'self' http://localhost:8787", 'form-action': "'self' http://localhost:8787"},
    ],
    [
      'a scheduler with a script of its own',
      {scheduler: {page: MEETINGS, script: 'https://meet.example/embed.js'}},
      {'script-src': "'self' https://meet.example", 'frame-src': 'https://meet.example'},
    ],
    [
      'a scheduler whose script is elsewhere',
      {scheduler: {page: MEETINGS, script: 'https://cdn.example/embed.js'}},
      {'script-src': "'self' https://cdn.example", 'frame-src': 'https://meet.example'},
    ],
    [
      'a script that counts visits',
      {analytics: {scriptUrl: 'https://stats.example/js/script.js', connect: null}},
      {'script-src': "'self' https://stats.example", 'connect-src': "'self' https://stats.example"},
    ],
    [
      'a script that sends its counts elsewhere',
      {
        connect: ['https://api.example'],
        analytics: {scriptUrl: 'https://cdn.example/js/script.js', connect: 'https://events.example'},
      },
      {
        'script-src': "'self' https://cdn.example",
        'connect-src': "'self' https://api.example https://events.example",
      },
    ],
    [
      'inline scripts, each checksum once and in order',
      {scripts: ['b()', 'a()', 'b()']},
      {
        'script-src':
          "'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      },
    ],
  ])('with %s', (_, facts, opened) => {
    const policy = headerValue(sitePolicy({...NOTHING, ...facts}));
    expect(Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))).toEqual({
      ...CLOSED,
      ...opened,
    });
  });
});

describe('what the policy blocks', () => {
  const SITE = 'https://www.example.org';
  const analytics = {scriptUrl: 'https://stats.example/js/script.js', connect: null};
  const policy = sitePolicy({scripts: [], connect: [], contactEndpoint: null, analytics});
  const lines = (documents: Record<string, [directive: string, address: string][]>) =>
    blockedLines(
      new Map(
        Object.entries(documents).map(([name, all]) => [
          name,
          all.map(([directive, address]) => ({directive, address})),
        ]),
      ),
      policy,
      SITE,
    );

  it('is nothing for the configured script, the site itself and pictures in data URLs', () => {
    const allowed: [string, string][] = [
      ['script-src', 'https://stats.example/other.js'],
      ['script-src', `${SITE}/own.js`],
      ['script-src', '//www.example.org/own.js'],
      ['img-src', 'data:image/png;base64,x'],
    ];
    expect(lines({'index.html': allowed})).toEqual([]);
  });

  it('is named with its directive and documents, and with the settings', () => {
    const script: [string, string] = ['script-src', 'https://plausible.example/js/script.js'];
    const found = lines({
      'about.html': [script, ['frame-src', '/about'], ['style-src', '//cdn.example/a.css']],
      'index.html': [script, ['img-src', 'https://stats.example/a.png'], ['script-src', 'data:text/javascript,x']],
      'terms.html': [script, ['img-src', 'http://[']],
    });
    expect(found.slice(1, -1)).toEqual([
      '  script-src blocks https://plausible.example/js/script.js in about.html and 2 more documents',
      '  frame-src blocks /about in about.html',
      '  style-src blocks //cdn.example/a.css in about.html',
      '  img-src blocks https://stats.example/a.png in index.html',
      '  script-src blocks data:text/javascript,x in index.html',
      '  img-src blocks http://[ in terms.html',
    ]);
    expect(found[0]).toContain('content security policy');
    expect(found.at(-1)).toMatch(/ANALYTICS_SCRIPT_URL.*MEETING_URL.*docs\/analytics\.md/);
  });
});

describe('serverOrigins', () => {
  const server = (url: string, variables?: Record<string, string[]>): Server => ({
    url,
    label: '',
    ...(variables && {
      variables: Object.entries(variables).map(([name, [initial = '', ...values]]) => ({
        name,
        default: initial,
        values,
        description: '',
      })),
    }),
  });
  const of = (...servers: Server[]) => serverOrigins(servers, 'https://www.example.org');

  it('returns each origin once, without paths and without that of the site', () => {
    const urls = ['https://api.example/v1', 'https://API.example/v2', 'https://eu.api.example:8443', '//cdn.example/x'];
    expect(of(...urls.map((url) => server(url)), server('/api'), server('https://www.example.org/api'))).toEqual({
      origins: ['https://api.example', 'https://eu.api.example:8443', 'https://cdn.example'],
      warnings: [],
    });
  });

  it('fills in every value of the variables of an origin', () => {
    const {origins, warnings} = of(
      server('https://{region}.api.example:{port}/{version}', {
        region: ['eu', 'eu', 'us'],
        port: ['443', '443', '8443'],
        version: ['v1', 'v1', 'v2'],
      }),
    );
    expect(origins).toEqual([
      'https://eu.api.example',
      'https://eu.api.example:8443',
      'https://us.api.example',
      'https://us.api.example:8443',
    ]);
    expect(warnings).toEqual([]);
  });

  it('uses the default of a variable without a list of values, and says so', () => {
    const {origins, warnings} = of(server('https://{tenant}.api.example', {tenant: ['demo']}));
    expect(origins).toEqual(['https://demo.api.example']);
    expect(warnings.join()).toContain('default of the variable tenant');
  });

  it.each([
    'http://api.example',
    'ws://api.example',
    'https://{region}.api.example/v1',
    'https://*.api.example',
    "https://a'b.example",
    'https://a;b.example',
    'https://[2001:db8::1]/',
    'https://',
    'https://a b/',
  ])('leaves out %s with a warning that names it', (url) => {
    const {origins, warnings} = of(server(url));
    expect(origins).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(url);
  });

  it('leaves out origins that would make the policy too long', () => {
    const digits = [...'00123456789'];
    const {origins, warnings} = of(
      server('https://{a}{b}{c}{d}{e}{f}.api.example', {
        a: digits,
        b: digits,
        c: digits,
        d: digits,
        e: digits,
        f: digits,
      }),
    );
    expect(origins).toHaveLength(50);
    expect(warnings).toHaveLength(1);
  });
});

describe('emitCloudFront', () => {
  interface CloudFrontRequest {
    uri: string;
    querystring: Record<string, {value: string; multiValue?: {value: string}[]}>;
  }
  type Result = CloudFrontRequest & {statusCode?: number; headers: {location: {value: string}}};

  const run = (set: typeof rules, uri: string, querystring: CloudFrontRequest['querystring'] = {}): Result => {
    const handler = new Function(`${emitCloudFront(set)}; return handler;`)() as (event: object) => Result;
    return handler({request: {uri, querystring}});
  };

  const PATHS = [
    '', 'index', 'index.html', 'home', 'pricing', 'pricing/', 'pricing.html', 'pricing/index.html', 'pricing/x', 'about/a/b',
    'solutions', 'solutions/', 'solutions/employee-training', 'solutions/employee-training/', 'solutions/nothing',
    'compare/northlight', 'compare/northlight/', 'compare/northlight.html', 'compare/northlight-alternative', 'compare/none',
    '404', '404.html', '404/', 'solutions/404', 'solutions/404.html', 'nothing', 'assets/js/main.1a2b3c.js', 'assets/none.js',
    'openapi.yaml', '.well-known/security.txt',
  ]; // prettier-ignore

  it.each([
    ['/', rules],
    ['/lms/', lms],
  ])('redirects and finds files as our server does, under %s', (base, set) => {
    for (const path of [...PATHS.map((one) => base + one), '/lms', '/other', '/other/']) {
      const expected = ask(path, set);
      const result = run(set, path);
      if (expected.status === 301) expect(result.headers.location.value, path).toBe(expected.location);
      else {
        expect(result.statusCode, path).toBeUndefined();
        // A missing key of the bucket becomes the error page.
        const key = result.uri.slice(base.length);
        if (expected.status === 200) expect(key, path).toBe(expected.file);
        else expect(result.uri.startsWith(base) && isFile(key), path).toBe(false);
      }
    }
  });

  it('keeps the query of a redirect', () => {
    const query = {utm: {value: 'x'}, flag: {value: ''}, id: {value: '1', multiValue: [{value: '1'}, {value: '%20'}]}};
    expect(run(rules, '/pricing/', query).headers.location.value).toBe('/pricing?utm=x&flag&id=1&id=%20');
  });
});
