import {expressionsOf, indent, jsonOf, literal, urlOf, valueOf, variablesOf, type Syntax} from './literals.ts';
import {headersOf} from './request.ts';
import {SECONDS, type Generator, type SampleRequest} from './types.ts';

const CONSTANTS: Record<string, string> = {true: 'True', false: 'False', null: 'None'};

const SYNTAX: Syntax = {quote: literal, read: (env) => `os.environ["${env}"]`, plus: ' + '};

/** JSON as a Python literal. */
const literalOf = (json: string): string =>
  json
    .replace(/^ +/gm, '$&$&')
    .replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => CONSTANTS[token] ?? token);

function bytesOf(body: NonNullable<SampleRequest['body']>): string {
  const pieces = expressionsOf(
    body,
    (text) => `${literal(text)}.encode()`,
    (name) => `open(${literal(name)}, "rb").read()`,
  );
  return pieces.length === 1
    ? pieces[0]!
    : `b"".join([\n${pieces.map((piece) => `        ${piece},\n`).join('')}    ])`;
}

/**
 * Python 3.6 or newer, standard library only: `requests` would be a little shorter, but a sample should run without
 * installing anything.
 */
export const python: Generator = (request) => {
  const {method, body} = request;
  const json = body && jsonOf(body);
  const variables = variablesOf(request).map((name) => literal(name));
  const modules = [...(json ? ['json'] : []), ...(variables.length > 0 ? ['os'] : [])];
  const guard =
    variables.length > 0
      ? `for name in [${variables.join(', ')}]:\n    if not os.environ.get(name):\n        sys.exit(f"{name} is not set")\n\n`
      : '';
  const headers = headersOf(request).map((header) => `        ${literal(header.name)}: ${valueOf(header, SYNTAX)},\n`);
  const data = json ? `json.dumps(${indent(literalOf(json), '    ')}).encode()` : body && bytesOf(body);
  return `${modules.map((name) => `import ${name}\n`).join('')}import sys
import urllib.error
import urllib.request

${guard}request = urllib.request.Request(
    ${urlOf(request, SYNTAX)},
    method=${literal(method)},
${headers.length > 0 ? `    headers={\n${headers.join('')}    },\n` : ''}${data ? `    data=${data},\n` : ''})
try:
    with urllib.request.urlopen(request, timeout=${SECONDS}) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.reason}: {error.read().decode()}")
`;
};
