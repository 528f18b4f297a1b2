import {expect, it} from 'vitest';
import {openContract} from '../src/contract.ts';
import {exampleFor, exampleText} from '../src/example.ts';

const Order = {type: 'object', xml: {name: 'order'}, properties: {id: {type: 'integer', example: 7}}};
const contract = openContract({openapi: '3.1.0', components: {schemas: {Order}}});
const $ref = '#/components/schemas/Order';

it.each<[what: string, schema: object, lines: string[]]>([
  [
    'attributes, escaped, before elements',
    {
      type: 'object',
      xml: {name: 'line', prefix: 'a', namespace: 'urn:a&b'},
      properties: {sku: {example: 'A&B <1>', xml: {attribute: true}}, note: {type: ['string', 'null'], example: null}},
    },
    ['<a:line xmlns:a="urn:a&amp;b" sku="A&amp;B &lt;1&gt;">', '  <note/>', '</a:line>'],
  ],
  [
    'lists with and without a wrapper',
    {
      type: 'object',
      properties: {
        plain: {type: 'array', xml: {name: 'unused'}, items: {$ref}},
        tags: {type: 'array', xml: {name: 'all', wrapped: true}, items: {const: 'x', xml: {name: 'tag'}}},
      },
    },
    '<root>|  <order>|    <id>7</id>|  </order>|  <all>|    <tag>x</tag>|  </all>|</root>'.split('|'),
  ],
  [
    'a list as the root',
    {type: 'array', xml: {name: 'orders'}, items: {$ref}},
    '<orders>|  <order>|    <id>7</id>|  </order>|</orders>'.split('|'),
  ],
  ['names that XML can’t have', {properties: {'1 <b>': {example: '\u0000'}}}, ['<root>', '  <_1__b_/>', '</root>']],
])('XML has %s', (_, schema, lines) => {
  const media = {schema};
  const {value} = exampleFor(contract, media, 'response', {contentType: 'application/vnd.order+xml'})!;
  const text = exampleText(contract, value, 'application/vnd.order+xml', media);
  expect(text.trimEnd().split('\n')).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', ...lines]);
});
