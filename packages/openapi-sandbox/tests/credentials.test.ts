/** Samples, console and sandbox agree on where the credential of each security scheme goes. */
import {describe, expect, it} from 'vitest';
import {credentialsOf} from 'openapi-model/console/credentials';
import {openContract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import {schemeOf} from 'openapi-model/security';
import {createSandbox, demoCredential} from '../src/index.ts';
import {exampleRequests} from '../../openapi-model/tests/support/request';

const SCHEMES = {
  LoudToken: {type: 'http', scheme: 'BEARER'},
  Login: {type: 'http', scheme: 'Basic'},
  Signed: {type: 'http', scheme: 'digest'},
  OAuth: {type: 'oauth2', flows: {implicit: null}},
};

const contractOf = (name: string, scheme: object): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '1'},
  security: [{[name]: []}],
  paths: {'/x': {get: {responses: {204: {description: 'Done.'}}}}},
  components: {securitySchemes: {[name]: scheme}},
});

describe.each(Object.entries(SCHEMES))('%s', (name, definition) => {
  const contract = contractOf(name, definition);
  const scheme = schemeOf(openContract(contract), name);
  const sandbox = createSandbox(contract);
  const typed = demoCredential(scheme);
  const [sent] = credentialsOf([scheme], {[name]: typed});
  const statusFor = async (header: string, value: string) =>
    (await sandbox.fetch(new Request('https://api.example/x', {headers: {[header]: value}}))).status;

  it('is accepted by the sandbox as the console and the samples send it', async () => {
    expect(await statusFor(sent!.name, sent!.prefix + sent!.value)).toBe(204);
    const [header] = exampleRequests(contract)['get /x']!.headers;
    const {name: title, prefix = ''} = header as {name: string; prefix?: string};
    expect(await statusFor(title, prefix + sent!.value)).toBe(204);
  });

  it('is named by the response to a request without it', async () => {
    const refused = await (await sandbox.fetch(new Request('https://api.example/x'))).text();
    expect(refused).toContain(`${sent!.name}: ${sent!.prefix}${sent!.value}`);
  });
});

it('one header has one credential: that of the first scheme that needs it', async () => {
  const contract = {
    ...contractOf('OAuth', SCHEMES.OAuth),
    security: [{OAuth: [], Login: [], Key: []}],
    components: {securitySchemes: {...SCHEMES, Key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
  };
  const {headers} = exampleRequests(contract)['get /x']!;
  expect(headers.map(({name}) => name)).toEqual(['Authorization', 'X-Key']);
  const sent = {Authorization: 'Bearer demo-oauth', 'X-Key': 'demo-key'};
  const {status} = await createSandbox(contract).fetch(new Request('https://api.example/x', {headers: sent}));
  expect(status).toBe(204);
});

it.each([
  ['a client certificate', {type: 'mutualTLS'}],
  ['an unknown type', {type: 'magic', in: 'header', name: 'X-Magic'}],
  ['a key in an unknown place', {type: 'apiKey', in: 'body', name: 'key'}],
])('there is no credential for %s', (_, definition) => {
  const contract = contractOf('Scheme', definition);
  expect(demoCredential(schemeOf(openContract(contract), 'Scheme'))).toBe('');
});
