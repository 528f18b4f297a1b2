import {openContract, type Contract} from '../openapi/contract';
import {credentialPlace, type CredentialPlace} from '../openapi/credentials';
import {demoCredential} from '../openapi/demoCredential';
import type {OpenApiDocument} from '../openapi/document';
import {list, objectOf, type Json} from '../openapi/json';
import {schemeOf} from '../openapi/security';
import {COOKIE_HEADER, headerIn, type Sources} from './parameters';
import {Refusal} from './refusal';

/** Suffix of read-only credentials. */
const READ_ONLY = '-read-only';

interface Scheme extends CredentialPlace {
  /** The credential that the sandbox accepts. */
  demo: string;
}

/** How a scheme appears in a request; null for schemes that don't, such as client certificates. */
function readScheme({document, resolve}: Contract, key: string): Scheme | null {
  const scheme = schemeOf(document, key, resolve);
  const place = credentialPlace(scheme);
  const demo = demoCredential(scheme);
  return place ? {...place, demo: place.kind === 'password' ? btoa(demo) : demo} : null;
}

function schemesOf(contract: Contract, requirement: Json): Scheme[] {
  return Object.keys(requirement)
    .map((key) => readScheme(contract, key))
    .filter((scheme) => scheme !== null);
}

function demoValues(document: OpenApiDocument, security: unknown, place: Scheme['in']): Record<string, string> {
  const contract = openContract(document);
  const all = Object.keys(objectOf(objectOf(document.components).securitySchemes));
  const requirement =
    security === undefined
      ? Object.fromEntries(all.map((key) => [key, []]))
      : objectOf(list(security).find((alternative) => Object.keys(objectOf(alternative)).length > 0));
  return Object.fromEntries(
    schemesOf(contract, requirement)
      .filter((scheme) => scheme.in === place)
      .reverse()
      .map(({name, prefix, demo}) => [name, prefix + demo]),
  );
}

/**
 * Headers with credentials that the sandbox accepts, by name.
 *
 * @param security security of one operation; by default, every scheme of the contract
 */
export function demoCredentials(contract: OpenApiDocument, security?: unknown): Record<string, string> {
  const cookies = Object.entries(demoValues(contract, security, 'cookie'));
  return {
    ...demoValues(contract, security, 'header'),
    ...(cookies.length > 0 && {[COOKIE_HEADER]: cookies.map(([name, value]) => `${name}=${value}`).join('; ')}),
  };
}

/** Query parameters with credentials that the sandbox accepts, by name. */
export const demoQuery = (contract: OpenApiDocument, security?: unknown): Record<string, string> =>
  demoValues(contract, security, 'query');

function credentialOf({in: place, name, prefix}: Scheme, {headers, query, cookies}: Sources): string | null {
  if (place === 'query') return query.get(name);
  if (place === 'cookie') return cookies.get(name) ?? null;
  const value = headerIn(headers, name);
  if (value === null || !value.toLowerCase().startsWith(prefix.toLowerCase())) return null;
  return value.slice(prefix.length).trim();
}

export interface Access {
  mayWrite: boolean;
}

/**
 * Checks the credentials of a request against the alternatives of an operation.
 *
 * @throws Refusal 401 naming the missing or wrong credentials of the closest alternative
 */
export function checkCredentials(contract: Contract, security: readonly Json[], sources: Sources): Access {
  const attempts = security.map((requirement) =>
    schemesOf(contract, requirement).map((scheme) => ({scheme, found: credentialOf(scheme, sources)})),
  );
  const isRight = ({scheme, found}: {scheme: Scheme; found: string | null}) =>
    found === scheme.demo || found === scheme.demo + READ_ONLY;
  const passed = attempts.filter((attempt) => attempt.every(isRight));
  if (attempts.length === 0 || passed.length > 0) {
    const isWriting = ({scheme, found}: {scheme: Scheme; found: string | null}) => found === scheme.demo;
    return {mayWrite: attempts.length === 0 || passed.some((attempt) => attempt.every(isWriting))};
  }
  const [closest] = attempts
    .map((attempt) => attempt.filter((entry) => !isRight(entry)))
    .sort((a, b) => a.filter(({found}) => !found).length - b.filter(({found}) => !found).length);
  const problems = closest!.map(({scheme, found}) => ({
    name: scheme.name,
    text: found ? `${scheme.name} is not known` : `${scheme.name} is missing`,
  }));
  throw new Refusal(401, problems.map(({text}) => text).join(', '), problems[0]!.name);
}
