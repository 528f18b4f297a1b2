import {
  expressionsOf,
  filesOf,
  indent,
  isBlock,
  isVisible,
  jsonOf,
  literal,
  urlOf,
  valueOf,
  variablesOf,
  type Syntax,
} from './literals.ts';
import {BODILESS} from '../request.ts';
import {headersOf} from './request.ts';
import {SECONDS, type Generator, type SampleRequest} from './types.ts';

const quote = (text: string): string => (isVisible(text) && !/['\\\n]/.test(text) ? `'${text}'` : literal(text));

const SYNTAX: Syntax = {quote, read: (env) => `process.env.${env}`, plus: ' + '};

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name));

/** JSON as a JavaScript object literal. */
const objectOf = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")(:?)/g, (_, text: string, colon: string) => {
    const value: string = JSON.parse(text);
    return colon ? `${nameOf(value)}:` : quote(value);
  });

/** Lines of text keep their form. What is indented would be part of it. */
const textOf = (text: string): string =>
  isBlock(text) ? `\`${text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\`` : quote(text);

function bodyOf(body: NonNullable<SampleRequest['body']>): string {
  const json = jsonOf(body);
  if (json) return indent(`JSON.stringify(${objectOf(json)})`, '  ');
  const pieces = expressionsOf(body, textOf, (name) => `await readFile(${quote(name)})`);
  return pieces.length === 1 ? pieces[0]! : `new Blob([\n${pieces.map((piece) => `    ${piece},\n`).join('')}  ])`;
}

/**
 * Node.js 18 or newer without packages, as a module such as `sample.mjs`. Not for a page: anyone who opens a page can read
 * its keys.
 */
export const javascript: Generator = (request) => {
  const {method} = request;
  const isLeftOut = Boolean(request.body) && BODILESS.includes(method);
  const body = isLeftOut ? undefined : request.body;
  const url = urlOf(request, SYNTAX);
  const headers = headersOf({...request, body}).map(
    (header) => `    ${nameOf(header.name)}: ${valueOf(header, SYNTAX)},\n`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},\n`]),
    ...(headers.length > 0 ? [`  headers: {\n${headers.join('')}  },\n`] : []),
    ...(body ? [`  body: ${bodyOf(body)},\n`] : []),
    `  signal: AbortSignal.timeout(${SECONDS}_000),\n`,
  ];
  const variables = variablesOf(request).map(quote);
  const guard =
    variables.length > 0
      ? `for (const name of [${variables.join(', ')}]) {\n  if (!process.env[name]) throw new Error(\`\${name} is not set\`);\n}\n\n`
      : '';
  const imports = filesOf(body).length > 0 ? "import {readFile} from 'node:fs/promises';\n\n" : '';
  return `${imports}${guard}${isLeftOut ? `// fetch sends no body with ${method}; curl does.\n` : ''}const response = await fetch(${url}, {
${options.join('')}});
const text = await response.text();
if (!response.ok) throw new Error(\`\${response.status} \${response.statusText}: \${text}\`);
console.log(text);
`;
};
