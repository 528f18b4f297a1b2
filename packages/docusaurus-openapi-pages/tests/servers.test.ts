import {describe, expect, it} from 'vitest';
import {serverAddress} from 'openapi-model/console/servers';
import {overviewOf} from 'openapi-model/overview';
import {serversOf, serverUrl} from 'openapi-model/servers';
import {isCallable, type ServerChoices, serverSources} from '../src/lib/serverSources.ts';
import {createSandbox} from 'openapi-sandbox';
import {exampleRequest} from '../../openapi-model/tests/support/request';

const SERVER = {
  url: 'https://{region}.tools.example/{version}/{nothing}',
  variables: {region: {default: 'eu'}, version: {default: 2}, broken: null},
};

describe('serverUrl', () => {
  const [server] = serversOf([SERVER, null, 'https://text.example']);

  it.each([
    [undefined, 'https://eu.tools.example/2/{nothing}'],
    [{region: 'us', version: '', nothing: 'x'}, 'https://us.tools.example/2/{nothing}'],
    [{region: '{version}', version: '$&'}, 'https://{version}.tools.example/$&/{nothing}'],
  ])('fills in the variables with %j', (values, url) => {
    expect(serverUrl(server!, values)).toBe(url);
  });

  it('uses the default of a variable named like a property of Object.prototype', () => {
    const hostile = {url: '/{constructor}', variables: [{name: 'constructor', default: 'v1'}]};
    expect(serverUrl(hostile, {})).toBe('/v1');
  });

  it('gives samples, console and sandbox the same address', async () => {
    const paths = {'/x': {get: {responses: {204: {description: 'Done.'}}}}};
    const {url} = exampleRequest({}, {servers: [SERVER]});
    expect(serverAddress(server!, {}, 'https://site.example')).toMatchObject({url: url.replace(/\/x$/, '')});
    const sandbox = createSandbox({openapi: '3.1.0', servers: [SERVER], paths});
    expect((await sandbox.fetch(new Request(url))).status).toBe(204);
  });
});

it.each([
  ['https://api.example.com/v1', undefined],
  ['/v1', /names no host: https:\/\/api\.example .* placeholder/],
  ['//cdn.example.com/v1', /no scheme: samples use https/],
  ['wss://api.example.com', /WebSockets: samples use https/],
  ['mqtt://api.example.com', /no web address/],
  ['https://{host}/v1', /not define \{host\}/],
  ['https://a:b@api.example.com/v1?key=c', /leave out its query/],
])('says of the server %s what samples make of it: %s', (url, note) => {
  const [server] = serversOf([{url}]);
  if (note) expect(server!.note).toMatch(note);
  else expect(server).not.toHaveProperty('note');
});

it('names the placeholder of an API without servers', () => {
  const paths = {'/a': {get: {responses: {}}}};
  expect(overviewOf({openapi: '3.1.0', info: {}, paths}).servers[0]!.note).toContain('placeholder');
});

const ORIGIN = 'https://www.example.org';

describe('serverSources', () => {
  const server = (url: string, variables: ServerChoices['variables'] = []): ServerChoices => ({url, variables});
  const variable = (name: string, ...values: string[]) => ({name, default: values[0]!, values});
  const free = (name: string, initial: string) => ({name, default: initial, values: []});
  const of = (...servers: ServerChoices[]) => serverSources(servers, ORIGIN);

  it('returns each origin once, without paths and without that of the site', () => {
    const urls = ['https://api.example/v1', 'https://API.example/v2', 'https://eu.api.example:8443', '//cdn.example/x'];
    expect(of(...urls.map((url) => server(url)), server('/api'), server(`${ORIGIN}/api`))).toEqual({
      sources: ['https://api.example', 'https://eu.api.example:8443', 'https://cdn.example'],
      refused: [],
    });
  });

  it('fills in every value of a variable', () => {
    const regions = variable('region', 'eu', 'us');
    const port = free('port', '8443');
    expect(of(server('https://{region}.api.example:{port}/v1', [regions, port])).sources).toEqual([
      'https://eu.api.example:8443',
      'https://us.api.example:8443',
    ]);
  });

  it.each(['http://api.example', 'https://*.api.example', "https://a'b.example", 'https://[2001:db8::1]/', 'https://'])(
    'refuses %s, which a policy cannot allow',
    (url) => {
      expect(of(server(url))).toEqual({sources: [], refused: [url]});
    },
  );

  const own = server('{protocol}://{host}:{port}', [
    free('protocol', 'http'),
    free('host', 'localhost'),
    free('port', '1'),
  ]);
  const cloud = server('https://{host}/v1', [free('host', 'api.example')]);
  const fixed = server('http://127.0.0.1:8108/v1');

  it('opens the visitor’s own machine, and no host of a free variable but the default', () => {
    expect(of(own, cloud)).toEqual({
      sources: ['http://localhost:*', 'http://127.0.0.1:*', 'https://api.example'],
      refused: [],
    });
    expect(of(fixed).sources).toEqual(['http://127.0.0.1:8108']);
  });

  it.each([
    [own, 'http://localhost:9000/v1', true],
    [own, 'https://api.example', false],
    [own, 'http://localhost.evil.example:9000', false],
    [own, 'http://10.0.0.1:8108', false],
    [fixed, 'http://127.0.0.1:8109', false],
    [cloud, 'https://api.example/v1', true],
    [cloud, 'https://other.example/v1', false],
    [server('/api'), `${ORIGIN}/api`, true],
  ])('judges %j with %s as the policy does: %s', (template, url, expected) => {
    expect(isCallable(template, url, ORIGIN)).toBe(expected);
  });
});
