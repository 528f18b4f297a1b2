import {expect, it} from 'vitest';
import {readOperations, resolver} from 'openapi-model/document';
import {list, type Json} from 'openapi-model/json';
import {postmanCollection} from '../../../../src/plugins/finish/agentFiles/postman';
import {ourContract} from '@site/tests/unit/support/contract';

const requestsOf = (items: Json[]): Json[] => items.flatMap((item) => (item.item ? requestsOf(item.item) : [item]));

const contract = ourContract();
const collection = postmanCollection(contract, null);
const variables = Object.fromEntries(list(collection.variable).map(({key, value}) => [key, value]));

it('the Postman collection has one request for each operation, in format 2.1, in a folder for each tag', () => {
  expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  const addresses = requestsOf(collection.item).map(
    ({request}) => `${request.method} /${request.url.path.join('/').replace(/:(\w+)/g, '{$1}')}`,
  );
  const operations = readOperations(contract, resolver(contract)).map(({method, path}) => `${method} ${path}`);
  expect(addresses.sort()).toEqual(operations.sort());
  expect(collection.item.map(({name}: Json) => name)).toEqual(list(contract.tags).map(({name}) => name));
});

it('it has variables for the server and both credentials, and no credentials', () => {
  expect(variables).toEqual({baseUrl: contract.servers[0].url, apiKey: '', domainId: ''});
  const {auth} = collection;
  expect(auth.apikey).toContainEqual(expect.objectContaining({key: 'value', value: '{{apiKey}}'}));
  for (const {request} of requestsOf(collection.item)) {
    expect(request.url.host).toEqual(['{{baseUrl}}']);
    expect(request.header).toContainEqual(expect.objectContaining({key: 'X-Domain-ID', value: '{{domainId}}'}));
  }
});

it('the reason is named if the contract cannot be converted', () => {
  expect(() => postmanCollection({openapi: '3.1.0'}, null)).toThrow(/^Postman collection: .+/);
});
