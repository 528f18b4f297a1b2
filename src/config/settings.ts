/**
 * Every setting of the site: one environment variable each, read at build time. docs/settings.md says what they mean.
 *
 * `readSettings` checks all of them at once; the build stops with a message that names each variable, the value found
 * and the rule it breaks.
 */
import brand from '../content/brand';
import {parseAttributes, type Analytics} from '../lib/analytics';
import {plainError} from '../lib/plainError';
import {isPolicyHost} from '../lib/policyHost';
import {withoutTrailingSlashes} from '../openapi/slashes';

interface Setting {
  /** Value if the variable is unset or empty; undefined switches the feature off. */
  default?: string;
  /** Returns the normalised value, or throws an Error that states the rule. */
  check: (value: string) => string;
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
const origins = (value: string) => value.split(/\s+/).map(origin).join(' ');

function attributes(value: string): string {
  parseAttributes(value);
  return value;
}

function contractFile(value: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(value)) throw new Error('must be the path of a local file, not a URL');
  if (!/\.(?:ya?ml|json)$/i.test(value)) throw new Error('must be a file that ends in .yaml, .yml or .json');
  return value;
}

const SIGNALS = /^(?:(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?!$)|$))+$/;

function signals(value: string): string {
  if (!SIGNALS.test(value)) throw new Error('must be a list such as search=yes, ai-input=yes, ai-train=no');
  return value;
}

function flag(value: string): string {
  if (value !== '0' && value !== '1') throw new Error('must be 0 or 1');
  return value;
}

/** The contract of the product's own API. */
export const CONTRACT_FILE = 'openapi/openapi.yaml';

export const SETTINGS = {
  SITE_URL: {default: `https://www.${brand.domain}`, check: origin},
  BASE_URL: {default: '/', check: basePath},
  APP_URL: {default: `https://app.${brand.domain}`, check: origin},
  API_URL: {default: `https://api.${brand.domain}`, check: origin},
  OPENAPI_FILE: {default: CONTRACT_FILE, check: contractFile},
  CONTACT_ENDPOINT: {check: link},
  CONTACT_EMAIL: {default: `hello@${brand.domain}`, check: email},
  FORM_ORIGINS: {check: origins},
  MEETING_URL: {check: link},
  MEETING_SCRIPT_URL: {check: link},
  ANALYTICS_SCRIPT_URL: {check: link},
  ANALYTICS_ATTRIBUTES: {check: attributes},
  ANALYTICS_CONNECT: {check: origin},
  CONTENT_SIGNALS: {default: 'search=yes, ai-input=yes', check: signals},
  SANDBOX_URL: {check: (value) => withoutTrailingSlashes(link(value))},
  SITE_STOCK: {default: '0', check: flag},
} as const satisfies Record<string, Setting>;

export interface Settings {
  siteUrl: string;
  baseUrl: string;
  appUrl: string;
  apiUrl: string;
  openapiFile: string;
  contactEndpoint: string | null;
  contactEmail: string;
  formOrigins: string | null;
  meetingUrl: string | null;
  meetingScriptUrl: string | null;
  analyticsScriptUrl: string | null;
  analyticsAttributes: string | null;
  analyticsConnect: string | null;
  contentSignals: string;
  /** Public address of the API sandbox, if the owner runs one. */
  sandboxUrl: string | null;
  /** Whether to leave out the measures in src/plugins/performance. */
  isStock: boolean;
}

/**
 * Settings that pages may read: without `openapiFile`, a path on the build machine, and those that only the build needs. Every page loads them, so those of analytics and forms are left out while they are unset.
 */
export type PublicSettings = Omit<
  Settings,
  | 'openapiFile'
  | 'isStock'
  | 'contentSignals'
  | 'sandboxUrl'
  | 'formOrigins'
  | 'analyticsScriptUrl'
  | 'analyticsAttributes'
  | 'analyticsConnect'
> & {formOrigins?: string; analytics?: Analytics};

export function publicSettings(settings: Settings): PublicSettings {
  const {
    analyticsScriptUrl: scriptUrl,
    analyticsAttributes,
    analyticsConnect: connect,
    formOrigins,
    ...others
  } = settings;
  const shown: Partial<typeof others> = {...others};
  delete shown.openapiFile;
  delete shown.isStock;
  delete shown.contentSignals;
  delete shown.sandboxUrl;
  const analytics = scriptUrl && {scriptUrl, attributes: parseAttributes(analyticsAttributes ?? ''), connect};
  return {...(shown as PublicSettings), ...(formOrigins && {formOrigins}), ...(analytics && {analytics})};
}

/**
 * Reads and checks every setting.
 *
 * @param env environment variables; an empty string counts as unset
 * @throws Error that lists every wrong variable with its value and the rule
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const errors: string[] = [];
  const read = (name: keyof typeof SETTINGS): string | null => {
    const setting: Setting = SETTINGS[name];
    const value = env[name]?.trim() || setting.default;
    if (value === undefined) return null;
    try {
      return setting.check(value);
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}; found ${JSON.stringify(value)}`);
      return value;
    }
  };
  const meetingUrl = read('MEETING_URL');
  const settings: Settings = {
    siteUrl: read('SITE_URL')!,
    baseUrl: read('BASE_URL')!,
    appUrl: read('APP_URL')!,
    apiUrl: read('API_URL')!,
    openapiFile: read('OPENAPI_FILE')!,
    contactEndpoint: read('CONTACT_ENDPOINT'),
    contactEmail: read('CONTACT_EMAIL')!,
    formOrigins: read('FORM_ORIGINS'),
    meetingUrl,
    meetingScriptUrl: read('MEETING_SCRIPT_URL'),
    analyticsScriptUrl: read('ANALYTICS_SCRIPT_URL'),
    analyticsAttributes: read('ANALYTICS_ATTRIBUTES'),
    analyticsConnect: read('ANALYTICS_CONNECT'),
    contentSignals: read('CONTENT_SIGNALS')!,
    sandboxUrl: read('SANDBOX_URL'),
    isStock: read('SITE_STOCK') === '1',
  };
  if (errors.length > 0) throw plainError(`Invalid settings:\n${errors.map((line) => `  ${line}`).join('\n')}`);
  if (meetingUrl && !settings.meetingScriptUrl) {
    settings.meetingScriptUrl = new URL('/embed.js', meetingUrl).href;
  }
  return settings;
}
