import {expect, it} from 'vitest';
import type {Json} from 'openapi-model/json';
import {overviewOf} from 'openapi-model/overview';
import type {OperationData, PartData} from 'openapi-model/page';
import {checkPages} from '../src/plugin/generate.ts';
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
  expect(levels((operations[0]!.data as OperationData).operation.descriptionHtml)).toEqual([
    '<h2',
    '</h2',
    '<h3',
    '</h3',
  ]);
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

it('an operation without a page is named', () => {
  const pages = pagesOf(contractOf(3));
  expect(() => checkPages(pages, ['get-0.api.mdx', 'get-2.api.mdx'])).toThrow('GET /1: the generator wrote no page');
  checkPages(pages, ['get-0.api.mdx', 'get-1.api.mdx', 'get-2.api.mdx']);
});

it('what is too long for a page has pages of its own, and every reference leads to the page with its target', () => {
  const nodes = Array.from({length: 20}, (_, index) => {
    const fields = Array.from({length: 60}, (__, field) => [
      `f${field}`,
      {description: 'A field of this node. '.repeat(4)},
    ]);
    const next = {$ref: `#/components/schemas/N${(index + 1) % 20}`};
    return [`N${index}`, {type: 'object', properties: {...Object.fromEntries(fields), next}}];
  });
  const schemas = Object.fromEntries(nodes);
  const schema = {oneOf: Object.keys(schemas).map((name) => ({$ref: `#/components/schemas/${name}`}))};
  const responses = {200: {content: {'application/json': {schema}}}};
  const {operations} = pagesOf({...contractOf(1, {responses}), components: {schemas}});
  expect(operations.length).toBeGreaterThan(2);
  const anchors = new Map<string, Set<string>>();
  const references: {anchor: string; page: string}[] = [];
  for (const {slug, data} of operations) {
    expect(JSON.stringify(data).length).toBeLessThan(110_000);
    const read = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const {id, shownAt} = value as Json;
      if (id) anchors.set(slug, (anchors.get(slug) ?? new Set<string>()).add(id));
      if (shownAt) references.push({anchor: shownAt.anchor, page: shownAt.page ?? slug});
      Object.values(value).forEach(read);
    };
    read('part' in data ? data.part : (data as OperationData).operation);
  }
  expect(references.filter(({anchor, page}) => !anchors.get(page)?.has(anchor))).toEqual([]);
  const [part] = operations.slice(1).map(({data}) => data as PartData);
  expect(part!.operation).toMatchObject({slug: operations[0]!.slug, path: '/0'});
  const fields = JSON.stringify(operations).match(/"name":"f\d+"/g);
  expect(fields).toHaveLength(20 * 60);
});
