/** Security schemes and requirements. */
import type {Contract} from './contract.ts';
import {markdownIn} from './document.ts';
import {compact, entries, list, namedEntries, objectOf, property, text, type Json} from './json.ts';
import type {SecurityAlternative, SecurityScheme} from './model.ts';

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;

/** Security requirements as alternatives, each a list of schemes used together. */
export const alternativesOf = (security: unknown): SecurityAlternative[] =>
  list(security).map((requirement) =>
    entries(requirement).map(([scheme, scopes]) => ({scheme, scopes: list(scopes).map(String)})),
  );

/** A URL of the contract; a link only if it is a web address. */
const addressOf = (url: unknown): string =>
  /^https?:\/\/[^\s<>]+$/i.test(text(url)) ? `<${text(url)}>` : `\`${text(url)}\``;

function flowText(type: string, {authorizationUrl, tokenUrl, refreshUrl, scopes}: Json): string {
  const places = [
    ['authorisation at', authorizationUrl],
    ['tokens from', tokenUrl],
    ['renewed at', refreshUrl],
  ].filter(([, url]) => url);
  const lines = entries(scopes).map(([name, label]) => `\n- \`${name}\` ${text(label).replace(/\s+/g, ' ').trim()}`);
  const opening = [`Flow \`${type}\``, ...places.map(([words, url]) => `${words} ${addressOf(url)}`)].join(', ');
  return lines.length > 0 ? `${opening}\n${lines.join('')}` : opening;
}

const definitionOf = ({document, resolve}: Pick<Contract, 'document' | 'resolve'>, scheme: string): Json =>
  resolve(property(document.components?.securitySchemes, scheme));

/** What the contract says of a scheme and of how to get its credentials, as Markdown. */
export function schemeText(contract: Contract, scheme: string): string {
  const definition = definitionOf(contract, scheme);
  const {type, openIdConnectUrl, flows} = definition;
  return [
    markdownIn(definition),
    ...(TYPES.some((known) => known === type) ? [] : ['The contract names this scheme without defining it.']),
    ...(type === 'openIdConnect' ? [`Discovery: ${addressOf(openIdConnectUrl)}`] : []),
    ...(type === 'oauth2' ? namedEntries(flows).map(([name, flow]) => flowText(name, objectOf(flow))) : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A scheme by its name; type `unknown` if the contract doesn't define it. */
export function schemeOf(contract: Pick<Contract, 'document' | 'resolve'>, scheme: string): SecurityScheme {
  const definition = definitionOf(contract, scheme);
  const type = TYPES.find((known) => known === definition.type) ?? 'unknown';
  const isKey = type === 'apiKey';
  return compact({
    scheme,
    name: isKey ? text(definition.name) : type === 'unknown' || type === 'mutualTLS' ? scheme : 'Authorization',
    type,
    in: isKey ? (definition.in as SecurityScheme['in']) : type === 'mutualTLS' ? ('connection' as const) : 'header',
    httpScheme: type === 'http' ? text(definition.scheme).toLowerCase() : undefined,
    bearerFormat: definition.bearerFormat as string | undefined,
  });
}

/** Where something is in a request. The names of headers are not case-sensitive. */
export const placeOf = ({in: place, name}: {in: string; name: string}): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`;

/**
 * The schemes of a requirement as a request meets it: a header, such as that of two kinds of OAuth, holds the credential of
 * the first.
 */
export function schemesTogether(contract: Contract, requirement: Json): SecurityScheme[] {
  const schemes = Object.keys(requirement).map((scheme) => schemeOf(contract, scheme));
  const places = schemes.map(placeOf);
  return schemes.filter((_, index) => places.indexOf(places[index]!) === index);
}

/** Names of all schemes in some alternatives, without duplicates. */
export const schemesIn = (alternatives: readonly SecurityAlternative[]): string[] => [
  ...new Set(alternatives.flatMap((alternative) => alternative.map(({scheme}) => scheme))),
];
