/** References that are no JSON pointers lead to the schema that JSON Schema 2020-12 means, or stay for Redocly to report. */
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {schemaReferences} from 'openapi-sandbox/node/schemaIds';

const ROOT = `
components:
  schemas:
    Leaf: {$anchor: leaf, type: string}
    Tree:
      $id: https://trees.example/tree
      $dynamicAnchor: node
      $defs: {leaf: {$anchor: leaf, type: integer}, 'a/b': {}}
      properties: {asked: ASKED}
    Twig: {$id: twig}
  parameters:
    asked: {schema: ASKED}
`;
const PARTS = `{moss: {$anchor: moss}, $defs: {fern: {$id: 'https://trees.example/fern'}}}`;

const referencesIn = (asked: string) =>
  schemaReferences(
    new Map([
      ['/api/root.yaml', parse(ROOT.replaceAll('ASKED', asked))],
      ['/api/parts/a b.yaml', parse(PARTS)],
    ]),
  );

const TREE = '#/components/schemas/Tree';

test.each<[asked: string, inTree: string | undefined, inParameter: string | undefined]>([
  ["$ref: '#leaf'", `${TREE}/$defs/leaf`, '#/components/schemas/Leaf'],
  ["$ref: '#/$defs/a~1b'", `${TREE}/$defs/a~1b`, undefined],
  ["$ref: '#'", TREE, undefined],
  ["$ref: '#/components/schemas/Leaf'", undefined, undefined],
  ['$ref: https://trees.example/tree', TREE, TREE],
  ['$ref: https://trees.example/tree#leaf', `${TREE}/$defs/leaf`, `${TREE}/$defs/leaf`],
  ['$ref: https://trees.example/fern', 'parts/a b.yaml#/$defs/fern', 'parts/a b.yaml#/$defs/fern'],
  ['$ref: twig', undefined, '#/components/schemas/Twig'],
  ["$ref: 'parts/a b.yaml#/moss'", undefined, undefined],
  ["$dynamicRef: '#node'", TREE, '#node'],
  ["$ref: '#nowhere'", undefined, undefined],
  ["$dynamicRef: '#leaf'", `${TREE}/$defs/leaf`, '#/components/schemas/Leaf'],
])('%s', (asked, inTree, inParameter) => {
  const found = referencesIn(`{${asked}}`);
  const at = (section: string) => found.find((one) => one.at[1] === section)?.reference;
  expect([at('schemas'), at('parameters')]).toEqual([inTree, inParameter]);
});

test('an anchor of another file', () => {
  expect(referencesIn("{$ref: 'parts/a b.yaml#moss'}")[0]).toMatchObject({reference: 'parts/a b.yaml#/moss'});
});
