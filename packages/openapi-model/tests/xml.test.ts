import {expect, it} from 'vitest';
import {openContract} from '../src/contract.ts';
import {exampleFor, exampleText} from '../src/example.ts';
import {xmlValue} from '../src/xml.ts';

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
  [
    'maps',
    {
      type: 'object',
      additionalProperties: {type: 'array', xml: {wrapped: true}, items: {type: 'integer'}},
      example: {a: [1]},
    },
    ['<root>', '  <a>', '    <a>1</a>', '  </a>', '</root>'],
  ],
  ['names that XML can’t have', {properties: {'1 <b>': {example: '\u0000'}}}, ['<root>', '  <_1__b_/>', '</root>']],
])('XML has %s, and is read as what it was written from', (_, schema, lines) => {
  const media = {schema};
  const {value} = exampleFor(contract, media, 'response', {contentType: 'application/vnd.order+xml'})!;
  const text = exampleText(contract, value, 'application/vnd.order+xml', media);
  expect(text.trimEnd().split('\n')).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', ...lines]);
  // XML has no way to write null and control characters.
  const written = JSON.stringify(value).replace(/null|"\\u0000"/g, '""');
  expect(JSON.stringify(xmlValue(contract, schema, text))).toBe(written);
});

it.each<[source: string, value: unknown]>([
  ["<!-- a --><Order no='5'><![CDATA[<]]></Order>", {no: 5}],
  ['<o:order xmlns:o="urn:o"><o:id>&#x37;</o:id><more> a&amp;b </more></o:order>', {id: 7, more: ' a&b '}],
  ['<order/>', {}],
  ['<order><id>x</id></order>', {id: 'x'}],
  ['', undefined],
  ['text', undefined],
  ['<order>', undefined],
  ['<order></other>', undefined],
  ['</order>', undefined],
  ['<order/><order/>', undefined],
  ['<!DOCTYPE order [<!ENTITY a "b">]><order/>', undefined],
  ['<order id=5/>', undefined],
  ['<a>'.repeat(100_000), undefined],
])('XML is read from %j', (source, value) => {
  expect(
    xmlValue(contract, {...Order, allOf: [{properties: {no: {type: 'integer', xml: {attribute: true}}}}]}, source),
  ).toEqual(value);
});
