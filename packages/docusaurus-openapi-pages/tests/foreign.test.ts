/** Third-party contracts: nothing in them is lost on the way to the pages. */
import {describe, expect, it} from 'vitest';
import {resolver} from 'openapi-model/document';
import {entries, list, type Json} from 'openapi-model/json';
import {overviewOf as valuesOf} from 'openapi-model/overview';
import type {Body, Operation, Property} from 'openapi-model/page';
import {markdownRenderer} from 'docusaurus-openapi-pages/plugin/markdown';
import {foreignContract} from '../../openapi-model/tests/support/foreign';

/** The overview as pages carry it: descriptions as HTML, limits as text. */
const overviewOf = (document: Json) => valuesOf(document, markdownRenderer());

const PETS = foreignContract('pets.yaml');
const SIGNALS = foreignContract('signals.yaml');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const formats = (body: Body | undefined): Body[] => (body ? [body, ...(body.alternatives ?? [])] : []);
describe.each([
  ['pets.yaml', PETS],
  ['signals.yaml', SIGNALS],
])('%s', (_, document) => {
  const resolve = resolver(document);
  const pages = overviewOf(document).tags.flatMap((tag) => tag.operations);
  const operations = [document.paths, document.webhooks].flatMap((container) =>
    entries(container).flatMap(([address, node]) => {
      const {parameters, ...item} = resolve(node);
      return METHODS.filter((method) => item[method]).map((method) => ({
        operation: item[method] as Json,
        shared: list(parameters),
        page: pages.find((page) => page.path === address && page.method === method.toUpperCase())!,
      }));
    }),
  );

  it('has a page for every operation and webhook, with every parameter and its location', () => {
    expect(new Set(operations.map(({page}) => page))).toEqual(new Set(pages));
    for (const {operation, shared, page} of operations) {
      const places = [...shared, ...list(operation.parameters)].map((node) => {
        const {name, in: place} = resolve(node);
        return `${place as string} ${name as string}`;
      });
      const shown = page.parameters.map(({name, in: place}) => `${place} ${name}`);
      expect(shown.sort()).toEqual([...new Set(places)].sort());
    }
  });

  it('shows every format of the bodies, and every response with its description, headers and an example', () => {
    for (const {operation, page} of operations) {
      expect(formats(page.body)).toHaveLength(entries(resolve(operation.requestBody).content).length);
      const documented = entries(operation.responses).filter(([status]) => !status.startsWith('x-'));
      expect(page.responses.map(({status}) => status).sort()).toEqual(documented.map(([status]) => status).sort());
      for (const {status, description, headers, body} of page.responses) {
        const response = resolve(operation.responses[status]);
        expect(formats(body)).toHaveLength(entries(response.content).length);
        expect(description, status).not.toBe('');
        expect((headers ?? []).map(({name}) => name)).toEqual(Object.keys(response.headers ?? {}));
        const shown = body?.examples?.[0]?.text ?? body?.example;
        if (/json/.test(body?.contentType ?? '')) expect(() => JSON.parse(shown!), status).not.toThrow();
      }
    }
  });

  it('shows every property', () => {
    const names = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'properties') for (const [name] of entries(value)) names.add(name);
      return value;
    });
    const shown = JSON.stringify(pages);
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !shown.includes(JSON.stringify(name)))).toEqual([]);
  });

  it('has unique anchors on every page, and no links to missing ones', () => {
    for (const page of pages) {
      // The id of an operation is not an anchor.
      const json = JSON.stringify({...page, id: ''});
      const named = (key: string) => [...json.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(([, id]) => id!);
      const ids = [...named('id'), 'request-body', 'responses'];
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids.filter((id) => /[\s"'<>#]/.test(id))).toEqual([]);
      expect(named('anchor').filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

describe('in the model of a contract', () => {
  const [pets, signals] = [overviewOf(PETS), overviewOf(SIGNALS)];
  const bySlug = ({tags}: ReturnType<typeof overviewOf>, slug: string): Operation =>
    tags.flatMap(({operations}) => operations).find((operation) => operation.slug === slug)!;
  const [addPet, keeper, upload] = ['add-pet', 'create-keeper', 'upload-picture'].map((slug) => bySlug(pets, slug));
  const [hook, proto] = ['post-reading-created', 'proto'].map((slug) => bySlug(signals, slug));
  const successOf = (operation: Operation): Body => operation.responses.find(({status}) => status === '200')!.body!;

  /** The property at a path such as `tree.parent`. */
  const at = (properties: readonly Property[], path: string): Property => {
    const [name, ...below] = path.split('.');
    const found = properties.find((candidate) => candidate.name === name)!;
    return below.length > 0 ? at(found.children, below.join('.')) : found;
  };

  it('every alternative has a name, and its discriminator value', () => {
    const named = ({variants}: {variants?: Body['variants']}) =>
      variants!.flatMap(({options}) => options.map(({name, chosenBy}) => `${name} ${chosenBy}`));
    expect(addPet!.body!.variants).toMatchObject([{kind: 'one of', discriminator: 'petType'}]);
    expect(named(addPet!.body!)).toEqual(['Cat "cat"', 'Dog "dog"']);
    expect(named(at(keeper!.body!.children, 'contact'))).toEqual(['Mail "Mail"', 'Phone "Phone"']);
  });

  it('requests leave out read-only properties, responses and webhooks write-only ones', () => {
    const names = ({children}: Body) => children.map(({name}) => name);
    const body = keeper!.responses[0]!.body!;
    expect(names(keeper!.body!)).toEqual(['login', 'secret', 'contact', 'pets']);
    expect(names(body)).toEqual(['login', 'joined', 'contact', 'pets']);
    expect(keeper!.body!.omitted).toEqual({mark: 'read-only', names: ['joined']});
    expect(body.omitted).toEqual({mark: 'write-only', names: ['secret']});
    expect(names(hook!.body!)).toEqual(['id', 'source']);
    expect(JSON.stringify(hook!.body)).not.toContain('read-only');
  });

  it.each<[path: string, shown: object]>([
    ['tree.parent', {type: 'Node or null', shownAt: {name: 'Node', anchor: 'response-200-tree'}}],
    ['matrix', {type: 'array of array of object', constraints: ['each item: at least 2 items']}],
    ['matrix.y', {type: 'integer or null', constraints: ['not 0']}],
    ['by_code', {children: [{name: '/^s_/', type: 'integer'}]}],
    ['tuple', {children: [{name: '[0]'}, {name: '[1]', type: 'object'}]}],
  ])('the property %s is shown as %o', (path, shown) => {
    expect(at(successOf(proto!).children, path)).toMatchObject(shown);
  });

  it('files are recognised, and form parts have their content type', () => {
    const {body, responses} = upload!;
    const constraints = ['format binary', 'sent as image/png, image/jpeg'];
    expect(at(body!.children, 'picture')).toMatchObject({type: 'file', required: true, constraints});
    expect(at(body!.children, 'thumbnails').type).toBe('array of file');
    expect(body!.alternatives).toMatchObject([{contentType: 'application/octet-stream', type: 'file'}]);
    expect(responses[0]!.body).toMatchObject({contentType: 'image/png', type: 'file'});
  });

  it('security may have alternatives, combined schemes or nothing', () => {
    const ways = (slug: string) => bySlug(pets, slug).security.map((way) => way.map(({scheme}) => scheme).join('+'));
    expect(ways('add-pet')).toEqual(['kennel_auth', 'api_key+csrf', 'staff']);
    expect(ways('get-pet')).toEqual(['', 'api_key']);
    expect(ways('delete-pets-pet-id')).toEqual([]);
    const words = pets.security[0]!.descriptionHtml.match(/(?<=<code[^>]*>).*?(?=<)/g);
    expect(words).toEqual(['kennel_auth', 'authorizationCode', 'write:pets', 'read:pets', 'clientCredentials']);
    expect(signals.security.map(({type}) => type)).toEqual([...['http', 'openIdConnect', 'mutualTLS', 'unknown']]);
  });

  it('webhooks and callbacks are kept apart from operations', () => {
    expect(hook).toMatchObject({isWebhook: true, path: 'reading.created', security: []});
    const expression = '{$request.body#/callbackUrl}';
    expect(addPet!.callbacks).toMatchObject([{name: 'petMoved', expression, responses: [{status: '204'}]}]);
  });

  it('names such as __proto__ or HTML tags are treated as text', () => {
    expect(proto!.parameters.map(({name}) => name)).toEqual(['place_id', 'path', '__proto__', 'a b"<i>']);
    expect(at(successOf(proto!).children, 'note.words').descriptionHtml).not.toContain('<script');
    expect(({} as Json).polluted).toBeUndefined();
  });
});
