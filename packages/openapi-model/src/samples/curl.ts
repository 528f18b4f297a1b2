import type {Part} from '../request.ts';
import {wellFormed} from '../encode.ts';
import {addressOf, headersOf} from './request.ts';
import {SECONDS, type Generator, type SampleHeader} from './types.ts';

/** A single-quoted string for a POSIX shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Control characters except line breaks: arguments can't hold NUL, and terminals interpret others when pasted. */
const CONTROL = /[^\P{Cc}\n]/gu;

/** A variable that the command needs: without it, the shell says so instead of sending nothing. */
const variable = (name: string): string => `\${${name}:?}`;

function headerArgument(header: SampleHeader): string {
  // To curl, `Name:` means to remove the header; `Name;` sends it empty.
  if ('value' in header) return quote(header.value ? `${header.name}: ${header.value}` : `${header.name};`);
  const text = `${header.name}: ${header.prefix ?? ''}`;
  return /[^\w .:;=-]/.test(text) ? `${quote(text)}"${variable(header.env)}"` : `"${text}${variable(header.env)}"`;
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

/** A part of a form. curl reads a text up to a semicolon, and takes `@`, `<` and `(` at its start for something else. */
function partArgument({name, value, contentType}: Part): string {
  const isText = typeof value === 'string';
  if (isText && !contentType) return `--form-string ${quote(`${name}=${wellFormed(value)}`)}`;
  const text = (plain: string) => `"${plain.replace(/["\\]/g, String.raw`\$&`)}"`;
  const content = !isText
    ? `@${value.name}`
    : /^[^\s"@<(;][^;]*$/.test(value) && value.trim() === value
      ? value
      : text(value);
  return `-F ${quote(`${name}=${content}${contentType ? `;type=${contentType}` : ''}`)}`;
}

/** A curl command for a POSIX shell, with the URL on a line of its own; `--fail-with-body` needs curl 7.76 (2021). */
export const curl: Generator = (request) => {
  const {method, url, body} = request;
  const address = addressOf(request).map(({text: part, env}) => quote(part) + (env ? `"${variable(env)}"` : ''));
  const parts = body && 'parts' in body ? body.parts : undefined;
  const text = wellFormed(body && 'text' in body ? body.text : '');
  const isPiped = text.search(CONTROL) >= 0;
  const options = [
    `curl --fail-with-body --max-time ${SECONDS}`,
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(method === 'GET' && !body ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
  ];
  const sent = () => {
    if (parts) return parts.map(partArgument);
    if (body && 'file' in body) return [`--data-binary ${quote(`@${body.file.name}`)}`];
    return body ? [isPiped ? '--data-binary @-' : `--data-raw ${quote(text)}`] : [];
  };
  const lines = [
    options.join(' '),
    address.join(''),
    // curl writes the content type of a form, with its own boundary.
    ...headersOf(parts ? {...request, body: undefined} : request).map((header) =>
      'env' in header && header.prefix === 'Digest '
        ? `--digest -u "${variable(header.env)}"`
        : `-H ${headerArgument(header)}`,
    ),
    ...sent(),
  ];
  return (isPiped ? `printf ${quote(printfFormat(text))} | ` : '') + lines.join(' \\\n  ');
};
