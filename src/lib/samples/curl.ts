import {addressOf, headersOf, wellFormed} from './parts';
import type {Generator, SampleHeader} from './types';

/** A text within single quotes of a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Controls beside the line break: a command line cannot carry NUL, and a terminal acts on others when they are pasted. */
const CONTROL = /[^\P{Cc}\n]/gu;

function headerArgument(header: SampleHeader): string {
  // curl takes `Name:` for the wish to leave the header out.
  if ('value' in header) return quote(header.value ? `${header.name}: ${header.value}` : `${header.name};`);
  const text = `${header.name}: ${header.prefix ?? ''}`;
  return /[^\w .:;=-]/.test(text) ? `${quote(text)}"$${header.env}"` : `"${text}$${header.env}"`;
}

/** The bytes of a text as escapes of printf. */
const octal = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/** A format of printf that yields the text; octal escapes are the ones that every printf knows. */
const printfFormat = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replace(/^-/, octal)
    .replace(CONTROL, octal);

/** A curl command for a POSIX shell; `--fail-with-body` needs curl 7.76 of 2021. */
export const curl: Generator = (request) => {
  const {method, url, body} = request;
  const address = addressOf(request).map(({text: part, env}) => quote(part) + (env ? `"$${env}"` : ''));
  const text = wellFormed(body?.text ?? '');
  const isPiped = text.search(CONTROL) >= 0;
  const parts = [
    `curl --fail-with-body${/[[\]{}]/.test(url) ? ' --globoff' : ''} ${address.join('')}`,
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
    ...headersOf(request).map((header) => `-H ${headerArgument(header)}`),
    ...(body ? [isPiped ? '--data-binary @-' : `--data-raw ${quote(text)}`] : []),
  ];
  return (isPiped ? `printf ${quote(printfFormat(text))} | ` : '') + parts.join(' \\\n  ');
};
