interface Request {
  method: string;
  path: string;
  parameters: readonly {name: string; in: string; required: boolean; example?: string}[];
  body?: {example?: string};
}

/** A text within single quotes of a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const valueOf = (example: string | undefined, name: string): string => {
  if (example === undefined) return `{${name}}`;
  const value: unknown = JSON.parse(example);
  return typeof value === 'string' ? value : String(value);
};

/**
 * A curl command with the example values of an operation and both headers as shell variables (section 7).
 *
 * @param origin origin of the server, without a slash at the end
 */
export function curlExample(origin: string, {method, path, parameters, body}: Request): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, {name, example}) => text.replace(`{${name}}`, encodeURIComponent(valueOf(example, name))), path);
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({name, example}) => [name, valueOf(example, name)]),
  ).toString();
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(origin + filled + (query && `?${query}`))}`,
    '-H "X-API-Key: $API_KEY"',
    '-H "X-Domain-ID: $DOMAIN_ID"',
    ...(body?.example ? [`-H 'Content-Type: application/json'`, `--data-raw ${quote(body.example)}`] : []),
  ].join(' \\\n  ');
}
