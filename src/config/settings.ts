/**
 * Every setting of the site: one environment variable each, read at build time. docs/settings.md says what they mean.
 *
 * `readSettings` checks all of them at once; the build stops with a message that names each variable, the value found
 * and the rule it breaks.
 */
import {statSync} from 'node:fs';
import brand from '../content/brand';
import {parseAttributes, type Analytics} from '../lib/analytics';
import {didYouMean} from '../lib/didYouMean';
import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import {isPolicyHost} from 'docusaurus-openapi-pages/lib/policyHost';
import {withoutTrailingSlashes} from 'openapi-model/slashes';

export type Variables = Record<string, string | undefined>;

interface Setting {
  /** Name in `Settings`. */
  field: string;
  /** Value if the variable is unset or empty; without one, the setting is then null. */
  default?: string;
  /** Another setting, without which this one does nothing. */
  needs?: string;
  /** Returns the value as it is used, or throws an Error that states the rule. */
  check: (value: string) => unknown;
}

function url(value: string): URL {
  try {
    return new URL(value);
  } catch {
    throw new Error('must be an absolute URL such as https://www.example.org');
  }
}

const isLoopback = ({hostname}: URL) => ['localhost', '127.0.0.1'].includes(hostname);
const IPV4 = /^\d+(?:\.\d+){3}$/;

/** Requires https, or http on this machine for local tests. */
function secureUrl(value: string): URL {
  const parsed = url(value);
  const secure = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLoopback(parsed));
  if (!secure) throw new Error('must be an https URL (http only for localhost)');
  if (parsed.username || parsed.password) throw new Error('must not contain credentials');
  if (!isPolicyHost(parsed.hostname)) {
    throw new Error('must have a host of letters, digits, hyphens and dots; a content security policy allows no other');
  }
  // URL parsers read a number such as https://1 as an IPv4 address.
  if (IPV4.test(parsed.hostname) && !value.includes(parsed.hostname)) {
    throw new Error('must have a host name, not a number');
  }
  return parsed;
}

function origin(value: string): string {
  const parsed = secureUrl(value);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw new Error('must be an origin without path, query or fragment');
  }
  return parsed.origin;
}

function basePath(value: string): string {
  if (!/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value)) throw new Error('must start and end with a slash, such as /lms/');
  if (value.includes('/.')) {
    throw new Error('must not contain a segment that starts with a dot, because hosts do not serve hidden folders');
  }
  return value;
}

function email(value: string): string {
  if (!/^[A-Za-z0-9.!#$%'*+/=^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(value)) {
    throw new Error('must be a single email address such as hello@example.org');
  }
  return value;
}

const link = (value: string) => secureUrl(value).href;

/** An address to which paths are appended. */
function base(value: string): string {
  const {href, search, hash} = secureUrl(value);
  if (search || hash) throw new Error('must not have a query or fragment');
  return withoutTrailingSlashes(href);
}

function origins(value: string): string {
  if (/[,;]/.test(value)) throw new Error('must be origins separated by spaces, without commas');
  return value.split(/\s+/).map(origin).join(' ');
}

function contractFile(value: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(value)) throw new Error('must be the path of a local file, not a URL');
  if (!/\.(?:ya?ml|json)$/i.test(value)) throw new Error('must be a file that ends in .yaml, .yml or .json');
  if (!statSync(value, {throwIfNoEntry: false})?.isFile()) throw new Error('must be a file that exists');
  return value;
}

const SIGNALS = /^(?:(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?!$)|$))+$/;

function signals(value: string): string {
  if (!SIGNALS.test(value)) throw new Error('must be a list such as search=yes, ai-input=yes, ai-train=no');
  return value;
}

function flag(value: string): boolean {
  if (value !== '0' && value !== '1') throw new Error('must be 0 or 1');
  return value === '1';
}

/** The contract of the product's own API. */
export const CONTRACT_FILE = 'openapi/openapi.yaml';

export const SETTINGS = {
  SITE_URL: {field: 'siteUrl', default: `https://www.${brand.domain}`, check: origin},
  BASE_URL: {field: 'baseUrl', default: '/', check: basePath},
  APP_URL: {field: 'appUrl', default: `https://app.${brand.domain}`, check: origin},
  API_URL: {field: 'apiUrl', default: `https://api.${brand.domain}`, check: origin},
  OPENAPI_FILE: {field: 'openapiFile', default: CONTRACT_FILE, check: contractFile},
  CONTACT_ENDPOINT: {field: 'contactEndpoint', check: link},
  CONTACT_EMAIL: {field: 'contactEmail', default: `hello@${brand.domain}`, check: email},
  FORM_ORIGINS: {field: 'formOrigins', check: origins},
  MEETING_URL: {field: 'meetingUrl', check: link},
  MEETING_SCRIPT_URL: {field: 'meetingScriptUrl', needs: 'MEETING_URL', check: link},
  ANALYTICS_SCRIPT_URL: {field: 'analyticsScriptUrl', check: link},
  ANALYTICS_ATTRIBUTES: {
    field: 'analyticsAttributes',
    default: '',
    needs: 'ANALYTICS_SCRIPT_URL',
    check: parseAttributes,
  },
  ANALYTICS_CONNECT: {field: 'analyticsConnect', needs: 'ANALYTICS_SCRIPT_URL', check: origin},
  CONTENT_SIGNALS: {field: 'contentSignals', default: 'search=yes, ai-input=yes', check: signals},
  SANDBOX_URL: {field: 'sandboxUrl', check: base},
  /** Whether to leave out the measures in src/plugins/performance. */
  SITE_STOCK: {field: 'isStock', default: '0', check: flag},
} as const satisfies Record<string, Setting>;

type Declared = (typeof SETTINGS)[keyof typeof SETTINGS];

export type Settings = {
  [S in Declared as S['field']]: ReturnType<S['check']> | (S extends {default: string} ? never : null);
};

/** The settings that pages need. Every page loads them, so those of analytics and forms are left out while they are unset. */
export type PublicSettings = Pick<
  Settings,
  'appUrl' | 'contactEmail' | 'contactEndpoint' | 'meetingUrl' | 'meetingScriptUrl'
> & {formOrigins?: string; analytics?: Analytics};

export function publicSettings(settings: Settings): PublicSettings {
  const {appUrl, contactEmail, contactEndpoint, meetingUrl, meetingScriptUrl, formOrigins} = settings;
  const {analyticsScriptUrl: scriptUrl, analyticsAttributes: attributes, analyticsConnect: connect} = settings;
  return {
    ...{appUrl, contactEmail, contactEndpoint, meetingUrl, meetingScriptUrl},
    ...(formOrigins && {formOrigins}),
    ...(scriptUrl && {analytics: {scriptUrl, attributes, connect}}),
  };
}

/**
 * Reads and checks every setting.
 *
 * @param env environment variables; an empty string counts as unset
 * @param own variables in the file `.env`, which count where none is set
 * @throws Error that lists every wrong variable with its value and the rule
 */
export function readSettings(env: Variables, own: Variables = {}): Settings {
  const known = Object.keys(SETTINGS);
  const errors = Object.keys(own)
    .filter((name) => !known.includes(name))
    .map((name) => `  ${name}: must be in the table of docs/settings.md to be in .env${didYouMean(name, known)}`);
  const valueOf = (name: string) => (env[name] ?? own[name])?.trim();
  const read = ([name, setting]: [string, Setting]): [string, unknown] => {
    const given = valueOf(name);
    const value = given || setting.default;
    try {
      if (given && setting.needs && !valueOf(setting.needs))
        throw new Error(`must be unset while ${setting.needs} is, without which it does nothing`);
      return [setting.field, value === undefined ? null : setting.check(value)];
    } catch (error) {
      errors.push(
        `  ${name}: ${(error as Error).message}; found ${JSON.stringify(value)}${env[name] === undefined && given ? ' in .env' : ''}`,
      );
      return [setting.field, null];
    }
  };
  const settings = Object.fromEntries(Object.entries(SETTINGS).map(read)) as Settings;
  if (errors.length > 0) throw plainError(`Invalid settings:\n${errors.join('\n')}`);
  if (settings.meetingUrl) settings.meetingScriptUrl ??= new URL('/embed.js', settings.meetingUrl).href;
  return settings;
}
