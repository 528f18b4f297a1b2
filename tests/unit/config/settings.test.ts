import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publicSettings, readSettings, SETTINGS, type Settings} from '../../../src/config/settings';
import brand from '../../../src/content/brand';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/settings.md');

const FIELD: Record<keyof typeof SETTINGS, keyof Settings> = {
  SITE_URL: 'siteUrl',
  BASE_URL: 'baseUrl',
  APP_URL: 'appUrl',
  API_URL: 'apiUrl',
  OPENAPI_FILE: 'openapiFile',
  CONTACT_ENDPOINT: 'contactEndpoint',
  CONTACT_EMAIL: 'contactEmail',
  MEETING_URL: 'meetingUrl',
  MEETING_SCRIPT_URL: 'meetingScriptUrl',
  ANALYTICS_SCRIPT_URL: 'analyticsScriptUrl',
  ANALYTICS_ATTRIBUTES: 'analyticsAttributes',
  ANALYTICS_CONNECT: 'analyticsConnect',
  SITE_STOCK: 'isStock',
};

/** URLs whose hosts a content security policy would misread or cannot carry. */
const HOSTS = [
  'https://*.example',
  'https://*',
  'https://a"b.example',
  "https://a'b.example",
  'https://a;b.example',
  'https://1',
  'https://[2001:db8::1]',
  'http://[::1]:8787',
];

const ORIGIN = {
  good: [
    ['https://learn.northmoor.example', 'https://learn.northmoor.example'],
    ['https://learn.northmoor.example/', 'https://learn.northmoor.example'],
    ['https://LEARN.northmoor.example:8443', 'https://learn.northmoor.example:8443'],
    [' https://learn.northmoor.example ', 'https://learn.northmoor.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ],
  bad: [
    'learn.northmoor.example',
    '//learn.northmoor.example',
    '/lms/',
    'http://learn.northmoor.example',
    'http://localhost.evil.example',
    'ftp://learn.northmoor.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:word@learn.northmoor.example',
    'https://learn.northmoor.example/path',
    'https://learn.northmoor.example?x=1',
    'https://learn.northmoor.example#x',
    'https://',
    ...HOSTS,
  ],
};

const LINK = {
  good: [
    ['https://forms.northmoor.example/contact?list=1', 'https://forms.northmoor.example/contact?list=1'],
    ['http://localhost:4020/contact', 'http://localhost:4020/contact'],
  ],
  bad: [
    'contact',
    'http://forms.northmoor.example/',
    'javascript:alert(1)',
    'https://user:word@x.example/',
    'mailto:a@b.c',
    ...HOSTS,
  ],
};

const CASES: Record<keyof typeof SETTINGS, {good: (string | boolean)[][]; bad: string[]}> = {
  SITE_URL: ORIGIN,
  APP_URL: ORIGIN,
  API_URL: ORIGIN,
  BASE_URL: {
    good: [
      ['/', '/'],
      ['/lms/', '/lms/'],
      ['/a/b-c.d_e~1/', '/a/b-c.d_e~1/'],
    ],
    bad: [
      'lms',
      '/lms',
      'lms/',
      '//',
      '/a//b/',
      '/a b/',
      '/?x/',
      '/#/',
      '/<b>/',
      '/%2e/',
      '/../',
      '/./',
      '/.a/',
      '/a/.b/',
      '/a/../b/',
      'https://x.example/',
    ],
  },
  OPENAPI_FILE: {
    good: [
      ['contracts/other.yaml', 'contracts/other.yaml'],
      ['../other.yml', '../other.yml'],
      ['/srv/other.JSON', '/srv/other.JSON'],
    ],
    bad: ['https://api.example/openapi.yaml', 'openapi', 'openapi.yaml.exe', 'file:///openapi.yaml'],
  },
  CONTACT_ENDPOINT: LINK,
  MEETING_URL: LINK,
  MEETING_SCRIPT_URL: LINK,
  ANALYTICS_SCRIPT_URL: LINK,
  ANALYTICS_ATTRIBUTES: {
    good: [
      ['data-domain=northmoor.example data-api=/api/event', 'data-domain=northmoor.example data-api=/api/event'],
      [' data-site-id=3 ', 'data-site-id=3'],
      ['data-cf-beacon={"token":"a=b"} data-manual', 'data-cf-beacon={"token":"a=b"} data-manual'],
    ],
    bad: [
      'northmoor.example',
      'src=https://evil.example/x.js',
      'onload=alert(1)',
      'data-=x',
      'data-Domain=x',
      'data-domain =x',
      'data-domain=x data-domain=y',
      'data-domain=bücher',
      'data-domain=a\u0000b',
    ],
  },
  ANALYTICS_CONNECT: ORIGIN,
  SITE_STOCK: {
    good: [
      ['0', false],
      ['1', true],
      [' 1 ', true],
    ],
    bad: ['yes', 'true', '2', '-1'],
  },
  CONTACT_EMAIL: {
    good: [
      ['team@northmoor.example', 'team@northmoor.example'],
      ["o'hara+web@mail.northmoor.example", "o'hara+web@mail.northmoor.example"],
    ],
    bad: [
      'team',
      'team@northmoor',
      'team@northmoor.example,eve@evil.example',
      'team@northmoor.example?bcc=eve@evil.example',
      'Team <team@northmoor.example>',
      'te am@northmoor.example',
      'team@northmoor.example\nBcc: eve@evil.example',
    ],
  },
};

const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

describe('readSettings', () => {
  it('has a default for every setting', () => {
    const defaults: Settings = {
      siteUrl: `https://www.${brand.domain}`,
      baseUrl: '/',
      appUrl: `https://app.${brand.domain}`,
      apiUrl: `https://api.${brand.domain}`,
      openapiFile: 'openapi/openapi.yaml',
      contactEndpoint: null,
      contactEmail: `hello@${brand.domain}`,
      meetingUrl: null,
      meetingScriptUrl: null,
      analyticsScriptUrl: null,
      analyticsAttributes: null,
      analyticsConnect: null,
      isStock: false,
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings(Object.fromEntries(NAMES.map((name) => [name, ''])))).toEqual(defaults);
    expect(readSettings(Object.fromEntries(NAMES.map((name) => [name, '  '])))).toEqual(defaults);
    expect(readSettings({UNRELATED: 'x', PATH: '/bin'})).toEqual(defaults);
  });

  for (const name of NAMES) {
    it.each(CASES[name].good)(`accepts ${name} %j`, (value, expected) => {
      expect(readSettings({[name]: String(value)})[FIELD[name]]).toBe(expected);
    });

    it.each(CASES[name].bad)(`rejects ${name} %j`, (value) => {
      let message = '';
      try {
        readSettings({[name]: value});
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message).toMatch(/^Invalid settings:\n/);
      expect(message).toContain(`${name}: must `);
      expect(message).toContain(`found ${JSON.stringify(value)}`);
      expect(message.trim().split('\n')).toHaveLength(2);
    });
  }

  it('reports all invalid settings at once', () => {
    const env = Object.fromEntries(NAMES.map((name) => [name, `wrong value of ${name}`]));
    expect(() => readSettings(env)).toThrow();
    try {
      readSettings(env);
    } catch (error) {
      const lines = (error as Error).message.split('\n').slice(1);
      expect(lines).toHaveLength(NAMES.length);
      for (const name of NAMES) {
        expect(
          lines.filter((line) => line.includes(`${name}: `) && line.includes(`"wrong value of ${name}"`)),
        ).toHaveLength(1);
      }
    }
  });

  it("looks for the embed script at the scheduler's origin", () => {
    const env = {MEETING_URL: 'https://meet.northmoor.example/team/demo?x=1'};
    expect(readSettings(env).meetingScriptUrl).toBe('https://meet.northmoor.example/embed.js');
    const script = 'https://cdn.northmoor.example/v2/embed.js';
    expect(readSettings({...env, MEETING_SCRIPT_URL: script}).meetingScriptUrl).toBe(script);
  });
});

describe('the settings of analytics', () => {
  const env = {
    ANALYTICS_SCRIPT_URL: 'https://stats.northmoor.example/js/script.js',
    ANALYTICS_ATTRIBUTES: 'data-domain=northmoor.example data-query=a=b data-manual',
    ANALYTICS_CONNECT: 'https://events.northmoor.example',
  };

  it('are in the pages only with a script', () => {
    expect(publicSettings(readSettings({}))).not.toHaveProperty('analytics');
    expect(publicSettings(readSettings({...env, ANALYTICS_SCRIPT_URL: ''}))).not.toHaveProperty('analytics');
    const shown = publicSettings(readSettings(env));
    expect(shown.analytics).toEqual({
      scriptUrl: env.ANALYTICS_SCRIPT_URL,
      attributes: {'data-domain': 'northmoor.example', 'data-query': 'a=b', 'data-manual': ''},
      connect: env.ANALYTICS_CONNECT,
    });
    const [none, some] = [publicSettings(readSettings({})), shown].map((fields) => Object.keys(fields));
    expect(some!.filter((field) => !none!.includes(field))).toEqual(['analytics']);
  });

  it.each(['', 'data-site-id', 'data-site-id=main', 'data-domain=northmoor.example'])(
    'ask for the number of the site in Matomo; found %j',
    (attributes) => {
      const url = 'https://matomo.northmoor.example/matomo.js';
      const settings = {ANALYTICS_SCRIPT_URL: url, ANALYTICS_ATTRIBUTES: attributes};
      expect(() => readSettings(settings)).toThrow(
        `ANALYTICS_ATTRIBUTES: must contain data-site-id=1, with the site's number in Matomo; found "${attributes}"`,
      );
      expect(readSettings({...settings, ANALYTICS_ATTRIBUTES: 'data-site-id=12'}).analyticsScriptUrl).toBe(url);
    },
  );
});

describe('SETTINGS', () => {
  it.each(NAMES)('describes %s', (name) => {
    expect(SETTINGS[name].meaning.length).toBeGreaterThan(10);
  });

  it('matches the table in docs/settings.md', () => {
    const rows = readFileSync(DOCUMENT, 'utf8').matchAll(/^\|\s*`([A-Z][A-Z_]+)`\s*\|/gm);
    expect([...rows].map(([, name]) => name).sort()).toEqual([...NAMES].sort());
  });
});
