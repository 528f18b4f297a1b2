/** References that are no JSON pointers lead to the schema that JSON Schema 2020-12 means, or are refused. */
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {schemaReferences} from '../../../../src/plugins/reference/schemaIds';

const ROOT = `
components:
  schemas:
    Leaf: {$anchor: leaf, type: string}
    Tree:
      $id: https://trees.example/tree
      $dynamicAnchor: node
      $defs: {leaf: {$anchor: leaf, type: integer}, 'a/b': {}}
      properties: {asked: ASKED}
    Twig: {$id: twig, $dynamicAnchor: twice}
    Bark: {$dynamicAnchor: twice}
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
  ["$dynamicRef: '#node'", TREE, TREE],
  ["$dynamicRef: '#leaf'", `${TREE}/$defs/leaf`, '#/components/schemas/Leaf'],
])('%s', (asked, inTree, inParameter) => {
  const found = referencesIn(`{${asked}}`);
  const at = (section: string) => found.find((one) => one.at[1] === section)?.reference;
  expect([at('schemas'), at('parameters')]).toEqual([inTree, inParameter]);
  expect(found.filter(({problem}) => problem)).toEqual([]);
});

test('an anchor of another file', () => {
  expect(referencesIn("{$ref: 'parts/a b.yaml#moss'}")[1]).toMatchObject({reference: 'parts/a b.yaml#/moss'});
});

test.each(['$ref: "#nowhere"', '$ref: "#components/schemas/Leaf"', '$dynamicRef: "#nowhere"', '$dynamicRef: "#twice"'])(
  '%s is refused',
  (asked) => {
    for (const {problem, reference} of referencesIn(`{${asked}}`)) {
      expect(problem).toContain('#/components/schemas/');
      expect(reference).toBeUndefined();
    }
    expect(referencesIn(`{${asked}}`)).toHaveLength(2);
  },
);
