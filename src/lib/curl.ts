interface Request {
  method: string;
  path: string;
  parameters: readonly {name: string; in: string; required: boolean; example?: string}[];
  body?: {example?: string; contentType: string};
}

interface Credential {
  name: string;
  in: string;
  type: string;
  httpScheme?: string;
}

/** A text within single quotes of a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const valueOf = (example: string | undefined, name: string): string => {
  if (example === undefined) return `{${name}}`;
  const value: unknown = JSON.parse(example);
  return typeof value === 'string' ? value : String(value);
};

/** `X-Domain-ID` → `DOMAIN_ID`. */
const variableOf = (name: string): string =>
  name
    .replace(/^x-/i, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^(?=\d|$)/, 'KEY_')
    .toUpperCase();

/** A fixed text and a shell variable as one argument. */
const withVariable = (text: string, variable: string): string =>
  /^[\w\s:=&-]*$/.test(text) ? `"${text}$${variable}"` : `${quote(text)}"$${variable}"`;

/** How a credential travels, as an argument of curl; those in the address are added there. */
function credentialArgument({name, in: place, type, httpScheme}: Credential): string[] {
  if (type === 'apiKey' && place === 'header') return [`-H ${withVariable(`${name}: `, variableOf(name))}`];
  if (type === 'apiKey' && place === 'cookie') return [`-b ${withVariable(`${name}=`, variableOf(name))}`];
  if (type === 'http' && httpScheme === 'basic') return ['-u "$USER_NAME:$PASSWORD"'];
  if (['http', 'oauth2', 'openIdConnect'].includes(type)) return ['-H "Authorization: Bearer $TOKEN"'];
  if (type === 'mutualTLS') return ['--cert client.pem'];
  return [];
}

/**
 * A curl command with the example values of an operation and its credentials as shell variables (section 7).
 *
 * @param origin origin of the server, without a slash at the end
 * @param credentials schemes that are needed together
 */
export function curlExample(
  origin: string,
  {method, path, parameters, body}: Request,
  credentials: readonly Credential[],
): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, {name, example}) => text.replace(`{${name}}`, () => encodeURIComponent(valueOf(example, name))),
      path,
    );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({name, example}) => [name, valueOf(example, name)]),
  ).toString();
  const keys = credentials
    .filter(({type, in: place}) => type === 'apiKey' && place === 'query')
    .map(({name}, index) =>
      withVariable(`${query || index > 0 ? '&' : '?'}${encodeURIComponent(name)}=`, variableOf(name)),
    );
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(origin + filled + (query && `?${query}`))}${keys.join('')}`,
    ...credentials.flatMap(credentialArgument),
    ...(body?.example ? [`-H ${quote(`Content-Type: ${body.contentType}`)}`, `--data-raw ${quote(body.example)}`] : []),
  ].join(' \\\n  ');
}
