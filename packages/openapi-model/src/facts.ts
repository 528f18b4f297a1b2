/** Details of a contract as HTML: a label and a text each. */
import {examplesIn, type Resolve} from './document.ts';
import {escapeHtml} from './escapeHtml.ts';
import {objectOf, text, type Json} from './json.ts';
import type {SecurityAlternative} from './model.ts';
import {serversOf, serverUrl} from './servers.ts';

/** @param url as written in the contract; may be no web address */
function fact(label: string, shown: unknown, url?: unknown): string[] {
  const [words, address] = [escapeHtml(text(shown)), escapeHtml(text(url))];
  if (!words && !address) return [];
  if (!address) return [`${label}: ${words}`];
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) {
    return [`${label}: ${words && words !== address ? `${words} ` : ''}<code>${address}</code>`];
  }
  return [`${label}: <a href="${address}">${words || address}</a>`];
}

const letters = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The title of a schema, unless a name next to it says the same. */
export const titleIn = ({title}: Json, names: readonly string[]): string[] =>
  names.some((name) => letters(name).endsWith(letters(text(title)))) ? [] : fact('Title', title);

/** The external documentation of a document, tag, operation or schema. */
export function docsIn(node: Json): string[] {
  const {description, url} = objectOf(node.externalDocs);
  return fact('More', description, url);
}

/** Whom to ask about an API, and under which terms it may be used. */
export function infoFacts(info: Json): string[] {
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
export const exampleLinks = (node: Json, resolve: Resolve): string[] =>
  examplesIn(node, resolve)
    .filter((example) => example.value === undefined && example.node.externalValue)
    .flatMap((example) => fact('Example', text(example.node.summary) || example.name, example.node.externalValue));

/** The schemes that a callback requires. */
export const securityFact = (alternatives: readonly SecurityAlternative[]): string[] =>
  fact(
    'Authentication',
    alternatives
      .map((way) =>
        way.map(({scheme, scopes}) => (scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme)).join(' and '),
      )
      .map((way) => way || 'none')
      .join(', or '),
  );

export const serverFact = (server: unknown): string[] =>
  serversOf([server]).flatMap((one) => fact('Server', one.label, serverUrl(one)));

/** The HTML of a description with facts as a paragraph after its opening. */
export const withFacts = (html: string, facts: readonly string[]): string =>
  facts.length > 0 ? html.replace(/(?=<h\d)|$/, () => `<p>${facts.join(' · ')}</p>\n`) : html;
