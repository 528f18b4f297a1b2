import {describe, expect, it} from 'vitest';
import {resolvePath} from '../../src/lib/routes';
import {answer, headersFor} from '../../src/plugins/hosting/answer';
import {emitHeaders, emitNginx, emitRedirects} from '../../src/plugins/hosting/emit';
import {hostingRules, type HostingFacts} from '../../src/plugins/hosting/rules';

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
const ask = (path: string, set = rules) => answer(set, path, isFile);

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

describe('answer', () => {
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

  it('is quick with long paths', () => {
    const start = performance.now();
    for (const path of [
      `/${'a'.repeat(8192)}`,
      '/a'.repeat(4096),
      '/index'.repeat(1400),
      '/'.repeat(8192),
      '/a-'.repeat(2700),
    ]) {
      ask(path);
    }
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('headersFor', () => {
  it('revalidates pages, keeps hashed assets a year and no errors at all', () => {
    expect(headersFor(rules, '/pricing', 200)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/assets/js/main.js', 200)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/assets/js/gone.js', 404)['Cache-Control']).toBe('no-store');
  });

  it('keeps Markdown twins and texts for language models out of search results, and nothing else', () => {
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

describe('_headers', () => {
  /** Reads the file as Cloudflare Pages does: values add up unless a line "! Name" takes the wider one away. */
  const read = (text: string) =>
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
        const [removed, set] = [
          lines.filter((line) => line.startsWith('! ')),
          lines.filter((line) => !line.startsWith('! ')),
        ];
        return {
          pattern,
          removed: removed.map((line) => line.slice(2)),
          values: Object.fromEntries(
            set.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          ),
        };
      });

  it.each([rules, lms])('gives every path the same values as the rules', (set) => {
    const blocks = read(emitHeaders(set));
    expect(blocks.map(({pattern, values}) => ({pattern, values}))).toEqual(set.headers);
    for (const path of [
      'pricing',
      'assets/js/main.js',
      'og-image.png',
      'openapi.yaml',
      'developer.md',
      'developer/reference/list-courses.md',
      'llms-full.txt',
    ].map((file) => set.baseUrl + file)) {
      const joined: Record<string, string> = {};
      for (const {pattern, removed, values} of blocks) {
        const [start = '', end] = pattern.split('*');
        if (!(end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end))) continue;
        for (const name of removed) delete joined[name];
        for (const [name, value] of Object.entries(values))
          joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
      }
      expect(joined).toEqual(headersFor(set, path, 200));
    }
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

  it('sends what Cloudflare redirects to nothing to paths that nothing answers', () => {
    for (const line of lines.filter((entry) => entry.endsWith(' 302'))) {
      expect(ask(line.split(' ')[1]!).status).toBe(404);
    }
  });
});

describe('nginx include', () => {
  it('carries every header value of the rules', () => {
    for (const set of [rules, lms]) {
      const text = emitNginx(set);
      for (const {values} of set.headers) {
        for (const value of Object.values(values)) expect(text).toContain(`"${value}"`);
      }
      const names = new Set(set.headers.flatMap(({values}) => Object.keys(values)));
      expect(text.match(/add_header/g)).toHaveLength(names.size);
    }
  });

  it('finds pages as the rules do', () => {
    const text = emitNginx(rules);
    expect(text).toContain('try_files $uri $uri.html =404;');
    expect(text).not.toContain('$uri/');
  });
});
