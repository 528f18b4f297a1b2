/** Details of a contract as rows of a label and a text. */
import {objectOf, text, type Json} from './json';
import type {Fact, SecurityAlternative} from './model';
import {serverUrl} from './serverUrl';
import {serversOf} from './servers';

const fact = (label: string, shown: unknown, url?: unknown): Fact[] => {
  const words = text(shown) || text(url);
  return words ? [{label, text: words, ...(text(url) && {url: text(url)})}] : [];
};

/** The external documentation of a document, tag, operation or schema. */
export function docsIn(node: Json): Fact[] {
  const {description, url} = objectOf(node.externalDocs);
  return fact('More', description, url);
}

/** Whom to ask about an API, and under which terms it may be used. */
export function infoFacts(info: Json): Fact[] {
  const {contact, license, termsOfService} = info;
  const {name, url, email} = objectOf(contact);
  const {name: licence, url: address, identifier} = objectOf(license);
  return [
    ...fact('Contact', name, url),
    ...fact('Email', email, email && `mailto:${email}`),
    ...fact('Licence', [...new Set([licence, identifier])].filter(Boolean).join(', '), address),
    ...fact('Terms of service', termsOfService, termsOfService),
  ];
}

/** Examples that are only links. */
export const exampleLinks = (examples: readonly {name: string; node: Json; url: string}[]): Fact[] =>
  examples.flatMap(({name, node, url}) => fact('Example', text(node.summary) || name, url));

/** The schemes that a callback requires. */
export const securityFact = (alternatives: readonly SecurityAlternative[]): Fact[] =>
  fact(
    'Authentication',
    alternatives
      .map((way) =>
        way.map(({scheme, scopes}) => (scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme)).join(' and '),
      )
      .map((way) => way || 'none')
      .join(', or '),
  );

/** The server of a link. */
export const serverFact = (server: unknown): Fact[] =>
  serversOf([server]).flatMap((one) => fact('Server', one.label, serverUrl(one)));

/** Facts as an optional field. */
export const someFacts = (facts: Fact[]): Fact[] | undefined => (facts.length > 0 ? facts : undefined);
