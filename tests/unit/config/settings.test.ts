import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publicSettings, readSettings, SETTINGS} from '../../../src/config/settings';
import brand from '../../../src/content/brand';

type Cases = {good: [value: string, read: unknown][]; bad: string[]};

const ORIGIN: Cases = {
  good: [
    [' https://LEARN.northmoor.example:8443/ ', 'https://learn.northmoor.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ],
  bad: [
    'learn.northmoor.example',
    'http://localhost.evil.example',
    'https://user:word@learn.northmoor.example',
    // Hosts that a content security policy would misread or cannot carry.
    ...['https://*.example', 'https://a"b.example', 'https://1', 'http://[::1]:8787'],
  ],
};

/** One case of each shows that a setting is read by the same rule. */
const ALSO_ORIGIN: Cases = {good: [ORIGIN.good[0]!], bad: ['https://x.example/path']};

const LINK: Cases = {
  good: [['https://forms.northmoor.example/contact?list=1', 'https://forms.northmoor.example/contact?list=1']],
  bad: ['http://x.example/', 'https://user:word@x.example/', 'https://*.example'],
};

const CASES: Record<keyof typeof SETTINGS, Cases> = {
  SITE_URL: ORIGIN,
  APP_URL: ALSO_ORIGIN,
  API_URL: ALSO_ORIGIN,
  ANALYTICS_CONNECT: ALSO_ORIGIN,
  BASE_URL: {
    good: [['/a/b-c.d_e~1/', '/a/b-c.d_e~1/']],
    bad: ['/lms', 'lms/', '/a//b/', '/a b/', '/%2e/', '/../', '/a/.b/'],
  },
  OPENAPI_FILE: {
    good: [['package.json', 'package.json']],
    bad: ['https://api.example/openapi.yaml', 'README.md', 'none.yaml'],
  },
  CONTACT_ENDPOINT: LINK,
  MEETING_URL: LINK,
  MEETING_SCRIPT_URL: LINK,
  ANALYTICS_SCRIPT_URL: LINK,
  ANALYTICS_ATTRIBUTES: {
    good: [[' data-cf-beacon={"token":"a=b"} data-manual ', {'data-cf-beacon': '{"token":"a=b"}', 'data-manual': ''}]],
    bad: ['onload=alert(1)', 'data-=x', 'data-Domain=x', 'data-domain=x data-domain=y', 'data-domain=bücher'],
  },
  FORM_ORIGINS: {
    good: [['https://forms.example/  https://X.example:8443', 'https://forms.example https://x.example:8443']],
    bad: ['https://forms.example, https://x.example', 'https://forms.example/f/1', "'self'", 'https://*.example'],
  },
  CONTENT_SIGNALS: {
    good: [['search=yes, ai-input=no,ai-train=no', 'search=yes, ai-input=no,ai-train=no']],
    bad: ['ai-train', 'search=yes,', 'search=maybe', 'search=yes\nDisallow: /'],
  },
  SANDBOX_URL: {
    good: [['https://sandbox.example/v1/', 'https://sandbox.example/v1']],
    bad: [...LINK.bad, 'https://sandbox.example/?x=1', 'https://sandbox.example/#x'],
  },
  SITE_STOCK: {
    good: [
      ['0', false],
      [' 1 ', true],
    ],
    bad: ['yes'],
  },
  CONTACT_EMAIL: {
    good: [["o'hara+web@mail.northmoor.example", "o'hara+web@mail.northmoor.example"]],
    bad: ['team@northmoor.example,eve@evil.example', 'team@northmoor.example?bcc=eve@evil.example'],
  },
};

const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/** What the other settings need. */
const NEEDED = {
  MEETING_URL: 'https://meet.northmoor.example/team',
  ANALYTICS_SCRIPT_URL: 'https://stats.northmoor.example/script.js',
};

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

it('has a default for every setting, also for an empty one', () => {
  const defaults = readSettings({});
  expect(Object.keys(defaults).sort()).toEqual(NAMES.map((name) => SETTINGS[name].field).sort());
  const addresses = {siteUrl: `https://www.${brand.domain}`, contactEmail: `hello@${brand.domain}`};
  expect(defaults).toMatchObject({...addresses, baseUrl: '/', contactEndpoint: null, isStock: false});
  expect(readSettings(Object.fromEntries(NAMES.map((name) => [name, '  '])))).toEqual(defaults);
});

it.each(NAMES)('accepts good values of %s', (name) => {
  for (const [value, expected] of CASES[name].good)
    expect(readSettings({...NEEDED, [name]: value})[SETTINGS[name].field]).toEqual(expected);
});

it.each(NAMES)('rejects bad values of %s and names both', (name) => {
  for (const value of CASES[name].bad) {
    const message = messageFor({...NEEDED, [name]: value});
    expect(message).toMatch(new RegExp(`^Invalid settings:\\n.*${name}: must [^\\n]*\\s*$`));
    expect(message).toContain(`; found ${JSON.stringify(value)}`);
  }
});

it('reports all invalid settings at once', () => {
  const message = messageFor(Object.fromEntries(NAMES.map((name) => [name, `wrong ${name}`])));
  expect(NAMES.filter((name) => !new RegExp(`${name}: .*"wrong ${name}"`).test(message))).toEqual([]);
});

it("looks for the embed script at the scheduler's origin", () => {
  const env = {MEETING_URL: 'https://meet.northmoor.example/team/demo?x=1'};
  expect(readSettings(env).meetingScriptUrl).toBe('https://meet.northmoor.example/embed.js');
  const script = 'https://cdn.northmoor.example/v2/embed.js';
  expect(readSettings({...env, MEETING_SCRIPT_URL: script}).meetingScriptUrl).toBe(script);
});

it.each(['MEETING_SCRIPT_URL', 'ANALYTICS_ATTRIBUTES', 'ANALYTICS_CONNECT'] as const)(
  'refuses %s without the setting that it is for',
  (name) => {
    const [value] = CASES[name].good[0]!;
    expect(messageFor({[name]: value})).toMatch(new RegExp(`${name}: must be unset while [A-Z_]+_URL is`));
  },
);

it('says how origins are separated', () => {
  expect(messageFor({FORM_ORIGINS: 'https://a.example, https://b.example'})).toContain('separated by spaces');
});

describe('the settings of analytics', () => {
  const env = {
    ANALYTICS_SCRIPT_URL: 'https://stats.northmoor.example/js/script.js',
    ANALYTICS_ATTRIBUTES: 'data-domain=northmoor.example data-query=a=b data-manual',
    ANALYTICS_CONNECT: 'https://events.northmoor.example',
  };

  it('are in the pages only with a script', () => {
    expect(publicSettings(readSettings({}))).not.toHaveProperty('analytics');
    const shown = publicSettings(readSettings(env));
    expect(shown.analytics).toEqual({
      scriptUrl: env.ANALYTICS_SCRIPT_URL,
      attributes: {'data-domain': 'northmoor.example', 'data-query': 'a=b', 'data-manual': ''},
      connect: env.ANALYTICS_CONNECT,
    });
  });
});

it('docs/settings.md has a row for every setting', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
  const rows = document.matchAll(/^\|\s*`([A-Z][A-Z_]+)`\s*\|/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...NAMES].sort());
});
