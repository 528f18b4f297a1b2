import {describe, expect, it} from 'vitest';
import {resolvePath} from '../../../../src/lib/unknownPaths';
import {addIntegrity} from '../../../../src/plugins/finish/hosting/documents';
import {headersFor, matches, respond} from '../../../../src/plugins/finish/hosting/respond';
import {emitHeaders, emitNginx, emitRedirects} from '../../../../src/plugins/finish/hosting/emit';
import {contentSecurityPolicy, inlineScripts, type PolicyFacts} from '../../../../src/plugins/finish/hosting/policy';
import {CONTENT_TYPES, hostingRules, type HostingFacts} from '../../../../src/plugins/finish/hosting/rules';
import {buildDate, emitSecurityTxt} from '../../../../src/plugins/finish/hosting/securityTxt';

const CSP = "default-src 'none'; script-src 'self' 'sha256-abc='";
const facts: HostingFacts = {
  baseUrl: '/',
  pages: ['/', '/home', '/pricing', '/about', '/solutions', '/solutions/employee-training', '/compare', '/developer'],
  competitors: ['northlight', 'quill-academy'],
  sharedFiles: ['/og-image.png', '/openapi.yaml'],
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
  '.hosting/hosting.json',
  '.git/config',
  '_headers',
]);
const isFile = (file: string) => FILES.has(file);
const ask = (path: string, set = rules) => respond(set, path, isFile);

describe('inlineScripts', () => {
  it('finds what browsers run, and nothing else', () => {
    const html =
      '<!doctype html><head><script>a < b</script><script src=/x.js></script></head><body data-x="a > b">' +
      '<SCRIPT data-x="1 > 0" type=module>\nc()\n</SCRIPT ><p>&lt;script>no&lt;/script></p>' +
      '<script type="application/json">{"a": 1}</script><script type=text/javascript async>d</script>';
    expect(inlineScripts(html)).toEqual(['a < b', '\nc()\n', 'd']);
  });

  it('finds none in words', () => {
    expect(inlineScripts('<p>A script without an end</p>')).toEqual([]);
  });
});

describe('addIntegrity', () => {
  it('refuses a document without an entry script', () => {
    expect(() => addIntegrity('<link rel=stylesheet href=/a.css>', () => 'sha384-x')).toThrow('no entry script found');
  });
});

describe('hostingRules', () => {
  it('redirects exactly where an unknown path resolves to a page', () => {
    expect(rules.redirects.map(({from}) => from)).toEqual([
      '/compare/northlight',
      '/compare/quill-academy',
      '/home/*',
      '/pricing/*',
      '/about/*',
    ]);
    for (const {from, to} of rules.redirects) {
      expect(resolvePath(from.replace('*', 'x/y'), facts)).toEqual({kind: 'redirect', to});
    }
  });

  it('leaves a segment alone that has pages below it or is not built', () => {
    const {redirects} = hostingRules({...facts, pages: ['/pricing', '/pricing/teams']});
    expect(redirects.filter(({from}) => from.endsWith('*'))).toEqual([]);
  });

  it('sends no policy when there is none', () => {
    expect(hostingRules({...facts, csp: undefined}).headers[0]!.values).not.toHaveProperty('Content-Security-Policy');
  });

  it.each(['a\nb', 'a\rb', 'a$b'])('refuses a policy that would leave its line: %j', (csp) => {
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
    ['/.hosting/hosting.json', '404.html'],
    ['/%2ehosting/hosting.json', '404.html'],
    ['/_headers', '404.html'],
    ['/.git/config', '404.html'],
    ['/.well-known/.git', '404.html'],
    ['/assets/js/gone.js', '404.html'],
    ['/assets', '404.html'],
  ])('finds nothing at %s', (path, file) => {
    expect(ask(path)).toEqual({status: 404, file});
  });

  it('keeps to the base URL', () => {
    expect(ask('/lms/', lms)).toEqual({status: 200, file: 'index.html'});
    expect(ask('/lms', lms)).toEqual({status: 301, location: '/lms/'});
    expect(ask('/lms/pricing', lms)).toEqual({status: 200, file: 'pricing.html'});
    expect(ask('/lms/pricing/x', lms)).toEqual({status: 301, location: '/lms/pricing'});
    expect(ask('/lms/pricing.html', lms)).toEqual({status: 301, location: '/lms/pricing'});
    expect(ask('/lms/index.html', lms)).toEqual({status: 301, location: '/lms/'});
    expect(ask('/lms/solutions/nope', lms)).toEqual({status: 404, file: 'solutions/404.html'});
    expect(ask('/lms/.hosting/hosting.json', lms)).toEqual({status: 404, file: '404.html'});
    expect(ask('/pricing', lms)).toEqual({status: 404, file: '404.html'});
    expect(ask('/', lms)).toEqual({status: 404, file: '404.html'});
  });

  it('takes long paths', () => {
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
  it('revalidates pages, keeps hashed assets a year and no errors at all', () => {
    expect(headersFor(rules, '/pricing', 200)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/assets/js/main.js', 200)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/assets/js/gone.js', 404)['Cache-Control']).toBe('no-store');
  });

  it('keeps Markdown twins and text for language models out of search results, and nothing else', () => {
    for (const path of ['/developer.md', '/developer/guides/errors.md', '/llms.txt', '/llms-full.txt']) {
      expect(headersFor(rules, path, 200)['X-Robots-Tag']).toBe('noindex');
      expect(headersFor(lms, `/lms${path}`, 200)['X-Robots-Tag']).toBe('noindex');
    }
    for (const path of ['/developer', '/developer/guides/errors', '/robots.txt', '/pricing.md', '/developer.mdx']) {
      expect(headersFor(rules, path, 200)).not.toHaveProperty('X-Robots-Tag');
    }
  });

  it('sends security headers on everything', () => {
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

/** Headers by `_headers` as Cloudflare Pages reads it: values add up unless a line "! Name" takes the wider one away. */
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

/** Headers by the include for nginx: what is set for the path, and what is added with a value. */
function headersByInclude(text: string, path: string): Record<string, string> {
  const variables: Record<string, string> = {};
  const set = (part: string) => {
    for (const [, name = '', value = ''] of part.matchAll(/set (\$\w+) "([^"]*)";/g)) variables[name] = value;
  };
  const server = text.split('\n').filter((line) => !line.startsWith('location'));
  for (const line of server) {
    const [, sign, wanted = '', body = ''] = /^if \(\$uri (=|~) "?([^") ]+)"?\) \{(.*)\}$/.exec(line) ?? [];
    if (sign === undefined) set(line);
    else if (sign === '=' ? path === wanted : new RegExp(wanted).test(path)) set(body);
  }
  const added = server.flatMap((line) => [...line.matchAll(/^add_header ([\w-]+) (?:"(.*)"|(\$\w+)) always;$/g)]);
  const values = added.map(([, name = '', value, variable = '']) => [name, value ?? variables[variable] ?? '']);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

describe.each([
  ['/', rules],
  ['/lms/', lms],
])('hosts of %s', (baseUrl, set) => {
  const paths = PATHS.map((file) => baseUrl + file);

  it('read the same header values from _headers, the include for nginx and the rules', () => {
    for (const path of paths) {
      const decoded = decodeURIComponent(path);
      const expected = headersFor(set, path, 200);
      expect(headersByFile(emitHeaders(set), decoded), path).toEqual(expected);
      const {'Content-Type': type, ...others} = expected;
      expect(headersByInclude(emitNginx(set), decoded), path).toEqual(others);
      // nginx has it from its table of types.
      if (type) expect(CONTENT_TYPES[path.split('.').at(-1)!]).toBe(type.split(';')[0]);
    }
  });

  it('know every rule by at least one of these paths', () => {
    const unused = set.headers.filter(({pattern}) => !paths.some((path) => matches(pattern, decodeURIComponent(path))));
    expect(unused).toEqual([]);
  });
});

describe('_redirects', () => {
  const lines = emitRedirects(rules).trim().split('\n');

  it('has the redirects, the section documents and what is never shown', () => {
    expect(lines).toContain('/compare/northlight /compare/northlight-alternative 301');
    expect(lines).toContain('/pricing/* /pricing 301');
    expect(lines).toContain('/solutions/* /solutions/404.html 404');
    expect(lines.at(-1)).toBe('/* /404.html 404');
    expect(lines).toContain('/404 /404.html 404!');
    expect(lines).toContain('/404 /page-not-found 302');
    expect(lines).toContain('/solutions/404 /solutions/page-not-found 302');
    expect(lines).toContain('/.hosting/* /404.html 404!');
    expect(emitRedirects(lms)).toContain('/lms/pricing/* /lms/pricing 301');
  });

  it('has exact paths before patterns and stays below the limit of 100 patterns', () => {
    const patterns = lines.map((line) => line.includes('*'));
    expect(patterns.indexOf(true)).toBe(patterns.lastIndexOf(false) + 1);
    expect(patterns.filter(Boolean).length).toBeLessThan(100);
  });

  it('sends the paths that Cloudflare must not serve to paths that do not exist', () => {
    for (const line of lines.filter((entry) => entry.endsWith(' 302'))) {
      expect(ask(line.split(' ')[1]!).status).toBe(404);
    }
  });
});

describe('nginx include', () => {
  it('puts no header and no error page into a location, where it would drop all the others', () => {
    for (const set of [rules, lms]) {
      const locations = emitNginx(set)
        .split('\n')
        .filter((line) => line.startsWith('location'));
      expect(locations.length).toBeGreaterThan(10);
      expect(locations.filter((line) => /add_header|error_page/.test(line))).toEqual([]);
    }
  });
});

describe('security.txt', () => {
  const text = (date: string) =>
    emitSecurityTxt({
      siteUrl: 'https://www.example.org',
      contactUrl: 'https://www.example.org/lms/contact',
      domain: 'example.org',
      date: new Date(date),
    });

  it('has the fields of RFC 9116, one to a line', () => {
    expect(text('2026-11-21T11:00:00Z').trim().split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Contact: https://www.example.org/lms/contact',
      'Expires: 2027-07-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.org/.well-known/security.txt',
    ]);
  });

  it('is the same for all builds of a quarter, and expires half a year ahead or later, within a year', () => {
    expect(text('2026-10-01T00:00:00Z')).toBe(text('2026-12-31T23:59:59Z'));
    expect(text('2026-12-31T23:59:59Z')).not.toBe(text('2027-01-01T00:00:00Z'));
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text(new Date(day).toISOString()))![1]!);
      const days = (expires - day) / 86_400_000;
      expect(days).toBeGreaterThan(180);
      expect(days).toBeLessThan(277);
    }
  });

  it('takes the time of a build from SOURCE_DATE_EPOCH where it is set', () => {
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
    'form-action': "'self' mailto:",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  };
  const NOTHING: PolicyFacts = {scripts: [], connect: [], formAction: 'mailto:'};
  const MEETINGS = 'https://meet.example/team?embed=1';

  it.each<[name: string, facts: Partial<PolicyFacts>, opened: Partial<typeof CLOSED>]>([
    ['no services', {}, {}],
    [
      'servers of the API, each once and without their paths',
      {connect: ['https://api.example/v1', 'https://api.example/v2', 'https://eu.api.example:8443']},
      {'connect-src': "'self' https://api.example https://eu.api.example:8443"},
    ],
    [
      'servers without TLS, relative ones and what is no address: none of them',
      {connect: ['http://api.example', 'http://localhost:4010', '/api', '{region}.example', 'ws://api.example', '']},
      {},
    ],
    [
      'a contact endpoint',
      {formAction: 'https://forms.example/contact?site=1'},
      {'connect-src': "'self' https://forms.example", 'form-action': "'self' https://forms.example"},
    ],
    [
      'a contact endpoint beside the API',
      {connect: ['https://api.example'], formAction: 'https://api.example/contact'},
      {'connect-src': "'self' https://api.example", 'form-action': "'self' https://api.example"},
    ],
    [
      'a contact endpoint on this machine, for trying things out',
      {formAction: 'http://localhost:8787/contact'},
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
      'inline scripts, each checksum once and in order',
      {scripts: ['b()', 'a()', 'b()']},
      {
        'script-src':
          "'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      },
    ],
  ])('with %s', (_, facts, opened) => {
    const policy = contentSecurityPolicy({...NOTHING, ...facts});
    expect(Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))).toEqual({
      ...CLOSED,
      ...opened,
    });
  });
});
