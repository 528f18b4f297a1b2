import {wellFormed} from './encode';
import {addressOf, headersOf} from './request';
import type {Generator, SampleHeader} from './types';

/** A single-quoted string for a POSIX shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Control characters except line breaks: arguments can't hold NUL, and terminals interpret others when pasted. */
const CONTROL = /[^\P{Cc}\n]/gu;

function headerArgument(header: SampleHeader): string {
  // To curl, `Name:` means to remove the header; `Name;` sends it empty.
  if ('value' in header) return quote(header.value ? `${header.name}: ${header.value}` : `${header.name};`);
  const text = `${header.name}: ${header.prefix ?? ''}`;
  return /[^\w .:;=-]/.test(text) ? `${quote(text)}"$${header.env}"` : `"${text}$${header.env}"`;
}

/** The bytes of a text as printf escapes. */
const octal = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/** A printf format that prints the text; every printf supports octal escapes. */
const printfFormat = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replace(/^-/, octal)
    .replace(CONTROL, octal);

/** A curl command for a POSIX shell, with the URL on a line of its own; `--fail-with-body` needs curl 7.76 (2021). */
export const curl: Generator = (request) => {
  const {method, url, body} = request;
  const address = addressOf(request).map(({text: part, env}) => quote(part) + (env ? `"$${env}"` : ''));
  const text = wellFormed(body?.text ?? '');
  const isPiped = text.search(CONTROL) >= 0;
  const options = [
    'curl --fail-with-body',
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
  ];
  const parts = [
    options.join(' '),
    address.join(''),
    ...headersOf(request).map((header) => `-H ${headerArgument(header)}`),
    ...(body ? [isPiped ? '--data-binary @-' : `--data-raw ${quote(text)}`] : []),
  ];
  return (isPiped ? `printf ${quote(printfFormat(text))} | ` : '') + parts.join(' \\\n  ');
};
