/** Security schemes and requirements. */
import {markdownIn, type Resolve} from './document';
import {compact, entries, isObject, list, property, text, type Json} from './json';
import type {SecurityAlternative, SecurityFlow, SecurityScheme} from './model';

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;

/** Security requirements as alternatives, each a list of schemes used together. */
export const alternativesOf = (security: unknown): SecurityAlternative[] =>
  list(security).map((requirement) =>
    entries(requirement).map(([scheme, scopes]) => ({scheme, scopes: list(scopes).map(String)})),
  );

function flowsOf(flows: unknown): SecurityFlow[] {
  return entries(flows)
    .filter(([type, flow]) => !type.startsWith('x-') && isObject(flow))
    .map(([type, flow]) =>
      compact({
        type,
        authorizationUrl: flow.authorizationUrl as string | undefined,
        tokenUrl: flow.tokenUrl as string | undefined,
        refreshUrl: flow.refreshUrl as string | undefined,
        scopes: entries(flow.scopes).map(([name, label]) => ({name, label: text(label)})),
      }),
    );
}

/** A scheme by its name; type `unknown` if the contract doesn't define it. */
export function schemeOf(document: Json, scheme: string, resolve: Resolve): SecurityScheme {
  const definition = resolve(property(document.components?.securitySchemes, scheme));
  const type = TYPES.find((known) => known === definition.type) ?? 'unknown';
  const isKey = type === 'apiKey';
  return compact({
    scheme,
    name: isKey ? text(definition.name) : type === 'unknown' || type === 'mutualTLS' ? scheme : 'Authorization',
    description: markdownIn(definition),
    type,
    in: isKey ? (definition.in as SecurityScheme['in']) : type === 'mutualTLS' ? ('connection' as const) : 'header',
    httpScheme: type === 'http' ? text(definition.scheme).toLowerCase() : undefined,
    bearerFormat: definition.bearerFormat as string | undefined,
    flows: type === 'oauth2' ? flowsOf(definition.flows) : undefined,
    openIdConnectUrl: type === 'openIdConnect' ? text(definition.openIdConnectUrl) : undefined,
  });
}

/** Names of all schemes in some alternatives, without duplicates. */
export const schemesIn = (alternatives: readonly SecurityAlternative[]): string[] => [
  ...new Set(alternatives.flatMap((alternative) => alternative.map(({scheme}) => scheme))),
];
