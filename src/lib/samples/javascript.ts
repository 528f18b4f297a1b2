import {indent, isBlock, isVisible, jsonOf, literal, urlOf, valueOf} from './literals';
import {headersOf} from './request';
import type {Generator, SampleRequest} from './types';

const quote = (text: string): string => (isVisible(text) && !/['\\\n]/.test(text) ? `'${text}'` : literal(text));

const read = (env: string): string => `process.env.${env}`;

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name));

/** JSON as a JavaScript object literal. */
const objectOf = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")(:?)/g, (_, text: string, colon: string) => {
    const value: string = JSON.parse(text);
    return colon ? `${nameOf(value)}:` : quote(value);
  });

function bodyOf(body: NonNullable<SampleRequest['body']>): string {
  const json = jsonOf(body);
  if (json) return `JSON.stringify(${objectOf(json)})`;
  return isBlock(body.text) ? `\`${body.text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\`` : quote(body.text);
}

/**
 * Node.js 18 or newer without packages, as a module such as `sample.mjs`. Not for a page: anyone who opens a page can read
 * its keys.
 */
export const javascript: Generator = (request) => {
  const {method, body} = request;
  const url = urlOf(request, quote, read);
  const headers = headersOf(request).map((header) => `    ${nameOf(header.name)}: ${valueOf(header, quote, read)},\n`);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},\n`]),
    ...(headers.length > 0 ? [`  headers: {\n${headers.join('')}  },\n`] : []),
    // Don't indent the content of template literals.
    ...(body ? [`  body: ${jsonOf(body) ? indent(bodyOf(body), '  ') : bodyOf(body)},\n`] : []),
  ];
  const call = options.length > 0 ? `fetch(${url}, {\n${options.join('')}})` : `fetch(${url})`;
  return `const response = await ${call};
const text = await response.text();
if (!response.ok) throw new Error(\`\${response.status} \${response.statusText}: \${text}\`);
console.log(text);
`;
};
