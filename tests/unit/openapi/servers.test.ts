import {describe, expect, it} from 'vitest';
import {serverAddress} from '../../../src/lib/console/servers';
import {serversOf} from '../../../src/openapi/servers';
import {serverUrl} from '../../../src/openapi/serverUrl';
import {createSandbox} from '../../../src/sandbox';
import {exampleRequest} from '@site/tests/unit/support/request';

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
