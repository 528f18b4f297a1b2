import type {Contract} from 'openapi-model/contract';
import {credentialPlace, demoCredential, type CredentialPlace} from 'openapi-model/credentials';
import type {Json} from 'openapi-model/json';
import type {SecurityScheme} from 'openapi-model/model';
import {schemesTogether} from 'openapi-model/security';
import type {Sources} from './parameters.ts';
import {Refusal} from './refusal.ts';

const READ_ONLY = '-read-only';

interface Scheme extends CredentialPlace {
  /** The credential that the sandbox accepts. */
  demo: string;
}

/** How a scheme appears in a request; null for schemes that don't, such as client certificates. */
function readScheme(scheme: SecurityScheme): Scheme | null {
  const place = credentialPlace(scheme);
  const demo = demoCredential(scheme);
  return place ? {...place, demo: place.kind === 'password' ? btoa(demo) : demo} : null;
}

const schemesOf = (contract: Contract, requirement: Json): Scheme[] =>
  schemesTogether(contract, requirement).flatMap((scheme) => readScheme(scheme) ?? []);

/** The names under which requests carry the credentials of an operation. */
export const namesOf = (contract: Contract, security: readonly Json[]): string[] =>
  security.flatMap((requirement) => schemesOf(contract, requirement).map(({name}) => name));

function credentialOf({in: place, name, prefix}: Scheme, {headers, query, cookies}: Sources): string | null {
  if (place === 'query') return query.get(name);
  if (place === 'cookie') return cookies.get(name) ?? null;
  const value = headers.get(name);
  if (value === null || !value.toLowerCase().startsWith(prefix.toLowerCase())) return null;
  return value.slice(prefix.length).trim();
}

/** A credential as a request carries it: `X-API-Key: demo-api-key`, or `key=demo-api-key` in a query or a cookie. */
const written = ({in: place, name, prefix, demo}: Scheme): string =>
  place === 'header' ? `${name}: ${prefix}${demo}` : `${name}=${demo}`;

/** The credentials that the sandbox accepts, of all schemes that the contract's operations need. */
export function acceptedCredentials(contract: Contract): string[] {
  const needed = contract.operations.flatMap(({security}) => security.flatMap((each) => schemesOf(contract, each)));
  return [...new Set(needed.map(written))];
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
  const accepted = closest!.map(({scheme}) => written(scheme)).join(' and ');
  const detail = `${problems.map(({text}) => text).join(', ')}; the sandbox accepts ${accepted}`;
  throw new Refusal(401, detail, problems[0]!.name);
}
