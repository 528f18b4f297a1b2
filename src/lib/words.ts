import type {Brand} from '../content/schema';

/** The addresses among the settings that texts name. */
export interface Addresses {
  siteUrl: string;
  baseUrl: string;
  apiUrl: string;
  contactEmail: string;
}

/** Values by token, without its braces. */
export type Tokens = Readonly<Record<string, string>>;

/** What stands for the brand in records, guides and the contract; in two pairs of braces it stands for itself. */
export const TOKEN = /\{(\{brand\w*\})\}|\{(brand\w*)\}/gi;

/**
 * The tokens of a brand: `{brand}` is its name. Addresses are those of the settings, without a slash at the end.
 */
export function brandTokens(
  {name, legalName, domain}: Pick<Brand, 'name' | 'legalName' | 'domain'>,
  {siteUrl, baseUrl, apiUrl, contactEmail}: Addresses,
): Tokens {
  return {
    brand: name,
    brandLegalName: legalName,
    brandDomain: domain,
    brandSite: (siteUrl + baseUrl).replace(/\/$/, ''),
    brandApi: apiUrl,
    brandEmail: contactEmail,
  };
}

/** What to say about a token that does not exist. */
export const unknownToken = (name: string, tokens: Tokens): string =>
  `unknown token {${name}}; there are ${Object.keys(tokens)
    .map((known) => `{${known}}`)
    .join(', ')}`;

/**
 * A text with its tokens replaced.
 *
 * @param place file and field, for the message
 * @throws Error that names the place and the token if that does not exist
 */
export function fillTokens(text: string, tokens: Tokens, place: string): string {
  return text.replace(TOKEN, (_, literal: string | undefined, name: string) => {
    if (literal) return literal;
    if (!Object.hasOwn(tokens, name)) throw new Error(`${place}: ${unknownToken(name, tokens)}`);
    return tokens[name]!;
  });
}

/** The value with every text in it, at any depth, replaced by what `change` makes of it; keys of objects stay. */
export function mapTexts<T>(value: T, change: (text: string, keys: readonly PropertyKey[]) => string): T {
  const visit = (part: unknown, keys: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') return change(part, keys);
    if (Array.isArray(part)) return part.map((entry, index) => visit(entry, [...keys, index]));
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, visit(entry, [...keys, key])]));
  };
  return visit(value, []) as T;
}

/** A JSON document with the tokens of all its texts replaced; an unknown one is named with file and JSON pointer. */
export function fillDocument<T>(document: T, tokens: Tokens, file: string): T {
  const escaped = (key: PropertyKey) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
  return mapTexts(document, (text, keys) => fillTokens(text, tokens, `${file}#/${keys.map(escaped).join('/')}`));
}
