import {expect, it} from 'vitest';
import type {Json} from 'openapi-model/json';
import {overviewOf} from 'openapi-model/overview';
import {generatorInput} from '../src/plugin/generator.ts';
import {markdownRenderer} from '../src/plugin/markdown.ts';
import {referencePages} from '../src/plugin/pages.ts';
import {foreignContract} from '../../openapi-model/tests/support/foreign';

const signals = foreignContract('signals.yaml');
const pagesOf = (contract: Json) =>
  referencePages(overviewOf(contract, markdownRenderer()), contract, {product: 'Product', hasContact: true});

const contractOf = (operations: number, operation: Json = {}): Json => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '1'},
  paths: Object.fromEntries(
    Array.from({length: operations}, (_, index) => [`/${index}`, {get: {summary: 'Get', responses: {}, ...operation}}]),
  ),
});

it('the generator gets what its pages hold: a unique ASCII id, title, description and tag for each, and nothing else', () => {
  const contract = {...signals, components: {...signals.components, examples: {a: {value: {$ref: '#/nowhere'}}}}};
  const reference = pagesOf(contract);
  const input = generatorInput(reference);
  const all: Json[] = Object.values(input.paths).map((item) => (item as Json).get);
  expect(all).toEqual(
    reference.operations.map(({slug, meta: {title, description}, tag}) => ({
      operationId: slug,
      summary: title,
      description,
      tags: [tag.name],
      responses: {},
    })),
  );
  const ids = all.map(({operationId}) => operationId);
  expect(ids).toEqual(expect.arrayContaining(['list-readings', 'list-readings-2', 'operation']));
  // As lodash's kebabCase, through which the generator passes them, leaves them.
  expect(ids.filter((id) => !/^(?:[a-z]+|\d+)(?:-(?:[a-z]+|\d+))*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(input)).not.toMatch(/\$ref|schema|components/);
});

it('operations are shown in full on the overview up to some kilobytes, and listed above that', () => {
  const tagsOf = (operations: number) => pagesOf(contractOf(operations)).overview.tags;
  expect(tagsOf(60).flatMap(({operations = []}) => operations)).toHaveLength(60);
  expect(tagsOf(300).flatMap(({rows = []}) => rows)).toHaveLength(300);
  expect(tagsOf(300)[0]).not.toHaveProperty('operations');
});

it('headings of a description follow that of its operation, on its page and in the overview', () => {
  const {operations, overview} = pagesOf(contractOf(1, {description: '## Limits\n\n#### Burst'}));
  const levels = (html: string) => html.match(/<\/?h\d/g);
  expect(levels(operations[0]!.data.operation.descriptionHtml)).toEqual(['<h2', '</h2', '<h3', '</h3']);
  expect(levels(overview.tags[0]!.operations![0]!.descriptionHtml)).toEqual(['<h4', '</h4', '<h5', '</h5']);
});

it('titles and descriptions are unique and fit search results, whatever the contract says', () => {
  const emoji = '😀'.repeat(99);
  for (const contract of [contractOf(3), contractOf(3, {summary: emoji, description: emoji})]) {
    const metas = pagesOf(contract).operations.map(({meta}) => meta);
    for (const kind of ['title', 'description'] as const) expect(new Set(metas.map((meta) => meta[kind])).size).toBe(3);
    for (const {title, description} of metas) {
      expect(`${title} | Product`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(title + description).not.toMatch(/\p{Surrogate}/u);
    }
  }
});
