import {expect, it} from 'vitest';
import {overviewOf} from '../src/overview.ts';
import {foreignContract} from './support/foreign';
import {exampleRequest, exampleRequests} from './support/request';

const VERSION = 'application/vnd.example+json;version=2';
const responses = {200: {content: {'application/json': {}}}};

it.each([
  [{schema: {default: VERSION}}, VERSION],
  [{schema: {}, example: VERSION}, VERSION],
  [{schema: {enum: [VERSION, 'text/csv']}}, VERSION],
  [{schema: {default: 'v2'}}, 'application/json'],
  [{schema: {}}, 'application/json'],
])('the parameter Accept with %j is sent as %s', (node, value) => {
  const {headers} = exampleRequest({parameters: [{name: 'accept', in: 'header', ...node}], responses});
  expect(headers).toEqual([{name: 'Accept', value}]);
});

it('headers that the body and the credentials decide on are listed with the reason, and not as required', () => {
  const [operation] = overviewOf(foreignContract('oddities.yaml')).tags[0]!.operations;
  const found = operation!.parameters.map(({name, required, constraints}) => [name, required, constraints]);
  expect(found).toEqual([
    ['accept', true, [expect.stringContaining(VERSION)]],
    ['Content-Type', false, expect.arrayContaining(['ignored: the request body decides'])],
    ['Authorization', false, ['ignored: see Authentication']],
  ]);
  const {headers, query, url} = exampleRequests(foreignContract('oddities.yaml')).listFilings!;
  expect([headers.map(({name}) => name), query!.map(({name}) => name)]).toEqual([['X-Token'], ['api_key']]);
  expect(url).not.toContain('api_key');
});
