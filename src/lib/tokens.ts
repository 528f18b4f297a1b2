/**
 * Brand tokens: `{brand}`, `{brandApi}` and the others, which stand for the brand in text that is not TypeScript (the
 * guides and the API contract). Records import `content/brand.ts` instead.
 */
import type {Brand} from '../content/schema';
import {referenceTo} from 'openapi-model/document';

/** The settings that tokens refer to. */
export interface Addresses {
  siteUrl: string;
  baseUrl: string;
  apiUrl: string;
  contactEmail: string;
  sandboxUrl: string | null;
}

/** Values by token name, without the braces. */
export type Tokens = Readonly<Record<string, string>>;

/** Matches `{brand…}`; the first group is the literal `{brand…}` written in double braces, the second the token name. */
export const TOKEN = /\{(\{brand\w*\})\}|\{(brand\w*)\}/gi;

/** Every token with its value. URLs come from the settings and have no trailing slash. */
export function brandTokens(
  {name, legalName, domain, company}: Pick<Brand, 'name' | 'legalName' | 'domain' | 'company'>,
  {siteUrl, baseUrl, apiUrl, contactEmail, sandboxUrl}: Addresses,
): Tokens {
  return {
    brand: name,
    brandLegalName: legalName,
    brandDomain: domain,
    brandSite: (siteUrl + baseUrl).replace(/\/$/, ''),
    brandApi: apiUrl,
    brandEmail: contactEmail,
    brandSandbox: sandboxUrl ?? '',
    brandIdentifiers: company.identifiers ?? '',
    brandWebhooks: company.webhooks ?? '',
  };
}

const unknownToken = (name: string, tokens: Tokens): string =>
  `unknown token {${name}}; known tokens: ${Object.keys(tokens)
    .map((known) => `{${known}}`)
    .join(', ')}`;

/**
 * Replaces the tokens in a text.
 *
 * @param place file and field, for the error message
 * @throws Error naming the place and the token if the token is unknown
 */
export function fillTokens(text: string, tokens: Tokens, place: string): string {
  return text.replace(TOKEN, (_, literal: string | undefined, name: string) => {
    if (literal) return literal;
    if (!Object.hasOwn(tokens, name)) throw new Error(`${place}: ${unknownToken(name, tokens)}`);
    return tokens[name]!;
  });
}

/** A copy of `value` with `change` applied to every string in it, at any depth; object keys are unchanged. */
export function mapTexts<T>(value: T, change: (text: string, keys: readonly PropertyKey[]) => string): T {
  const visit = (part: unknown, keys: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') return change(part, keys);
    if (Array.isArray(part)) return part.map((entry, index) => visit(entry, [...keys, index]));
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, visit(entry, [...keys, key])]));
  };
  return visit(value, []) as T;
}

/**
 * Replaces the tokens in every string of a JSON document.
 *
 * @throws Error naming the file and the JSON pointer of an unknown token
 */
export function fillDocument<T>(document: T, tokens: Tokens, file: string): T {
  return mapTexts(document, (text, keys) => fillTokens(text, tokens, file + referenceTo(...keys.map(String))));
}
