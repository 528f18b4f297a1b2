/** Third-party contracts: nothing in them is lost on the way to the pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {resolver} from '../../../src/openapi/document';
import {entries, isObject, list, type Json} from '../../../src/openapi/json';
import {overviewOf as valuesOf} from '../../../src/openapi/overview';
import {pageOf, type Body, type Operation, type Property} from '../../../src/openapi/page';
import {markdownRenderer} from '../../../src/plugins/reference/markdown';

/** The overview as pages carry it: descriptions as HTML, limits as text. */
const overviewOf = (document: Json) => pageOf(valuesOf(document), markdownRenderer(), 2);

const read = (name: string): Json =>
  parse(readFileSync(path.resolve(import.meta.dirname, '../../contracts', name), 'utf8')) as Json;

const PETS = read('pets.yaml');
const SIGNALS = read('signals.yaml');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const operationsOf = (document: Json): Operation[] => overviewOf(document).tags.flatMap(({operations}) => operations);
const bySlug = (document: Json, slug: string): Operation => {
  const found = operationsOf(document).find((operation) => operation.slug === slug);
  if (!found) throw new Error(`no operation ${slug}`);
  return found;
};
/** Names of all properties reachable from a schema. */
function namesIn(document: Json, root: unknown): Set<string> {
  const resolve = resolver(document);
  const names = new Set<string>();
  const seen = new Set<Json>();
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    const schema = resolve(node);
    for (const part of [node, schema]) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const [name, child] of entries(part.properties)) {
        names.add(name);
        visit(child);
      }
      for (const keyword of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) list(part[keyword]).forEach(visit);
      for (const keyword of ['items', 'additionalProperties']) visit(part[keyword]);
      entries(part.patternProperties).forEach(([, child]) => visit(child));
      entries(part.discriminator?.mapping).forEach(([, target]) =>
        visit({$ref: String(target).includes('/') ? target : `#/components/schemas/${String(target)}`}),
      );
    }
  };
  visit(root);
  return names;
}

const formats = (body: Body | undefined): Body[] => (body ? [body, ...(body.alternatives ?? [])] : []);
describe.each([
  ['pets.yaml', PETS],
  ['signals.yaml', SIGNALS],
])('%s', (_, document) => {
  const resolve = resolver(document);
  const sources = [document.paths, document.webhooks].flatMap((container) =>
    entries(container).flatMap(([address, node]) => {
      const item = resolve(node);
      return METHODS.filter((method) => item[method]).map((method) => ({address, method, item}));
    }),
  );
  const operations = operationsOf(document);
  const pageFor = ({address, method}: {address: string; method: string}): Operation => {
    const found = operations.filter((page) => page.path === address && page.method === method.toUpperCase());
    expect(found, `${method} ${address}`).toHaveLength(1);
    return found[0]!;
  };

  it('has a page for every operation and webhook, with every parameter and its location', () => {
    expect(operations).toHaveLength(sources.length);
    for (const source of sources) {
      const wanted = [...list(source.item.parameters), ...list(source.item[source.method].parameters)].map((node) => {
        const {name, in: place} = resolve(node);
        return `${place as string} ${name as string}`;
      });
      const shown = pageFor(source).parameters.map(({name, in: place}) => `${place} ${name}`);
      expect(shown.sort()).toEqual([...new Set(wanted)].sort());
    }
  });

  it('shows every property of every request and response body, in every format', () => {
    const compare = (content: unknown, body: Body | undefined, page: Operation) => {
      expect(formats(body).map(({contentType}) => contentType)).toHaveLength(entries(content).length);
      // The same schema in another format, or in an earlier response, is shown once.
      const earlier = page.responses.find(({id}) => body?.shownAt?.anchor === id);
      const shown = JSON.stringify([body, earlier?.body]);
      for (const [, {schema}] of entries(content)) {
        expect([...namesIn(document, schema)].filter((name) => !shown.includes(JSON.stringify(name)))).toEqual([]);
      }
    };
    for (const source of sources) {
      const page = pageFor(source);
      const operation: Json = source.item[source.method];
      compare(resolve(operation.requestBody).content, page.body, page);
      for (const {status, body} of page.responses) compare(resolve(operation.responses[status]).content, body, page);
    }
  });

  it('shows every response status with its description, headers and an example', () => {
    for (const source of sources) {
      const {responses} = pageFor(source);
      const documented = entries(source.item[source.method].responses).filter(([status]) => !status.startsWith('x-'));
      expect(responses.map(({status}) => status).sort()).toEqual(documented.map(([status]) => status).sort());
      for (const {status, description, headers, body} of responses) {
        const response = resolve(source.item[source.method].responses[status]);
        expect(description, status).not.toBe('');
        expect((headers ?? []).map(({name}) => name)).toEqual(Object.keys(response.headers ?? {}));
        if (/json/.test(body?.contentType ?? '')) expect(() => JSON.parse(body!.example!), status).not.toThrow();
      }
    }
  });

  it('has unique anchors on every page, and no links to missing ones', () => {
    for (const page of operations) {
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
  const property = (properties: readonly Property[], name: string): Property => {
    const found = properties.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`no property ${name}`);
    return found;
  };
  const responseOf = (operation: Operation, status: string) =>
    operation.responses.find((one) => one.status === status)!;

  it('every alternative has a name, and its discriminator value', () => {
    const {variants} = bySlug(PETS, 'add-pet').body!;
    expect(variants).toMatchObject([
      {
        kind: 'one of',
        discriminator: 'petType',
        options: [
          {name: 'Cat', chosenBy: '"cat"'},
          {name: 'Dog', chosenBy: '"dog"'},
        ],
      },
    ]);
    const contact = property(bySlug(PETS, 'create-keeper').body!.properties, 'contact');
    expect(contact.variants![0]!.options.map(({name, chosenBy}) => [name, chosenBy])).toEqual([
      ['Mail', '"Mail"'],
      ['Phone', '"Phone"'],
    ]);
    const source = property(bySlug(SIGNALS, 'post-reading-created').body!.properties, 'source');
    expect(source.variants![0]!.options.map(({name}) => name)).toEqual(['By place', 'By device']);
  });

  it('enum values have their descriptions', () => {
    const status = property(bySlug(PETS, 'get-pet').responses[0]!.body!.properties, 'status');
    expect(status).toMatchObject({
      type: 'string or null',
      descriptionHtml: '<p>Where the pet is.</p>\n',
    });
    const unit = property(responseOf(bySlug(SIGNALS, 'proto'), '200').body!.properties, 'unit');
    expect(unit.values!.map(({value}) => value)).toEqual(['"C"', '"K"']);
  });

  it('requests leave out read-only properties, and responses write-only ones', () => {
    const keeper = bySlug(PETS, 'create-keeper');
    const names = ({properties}: Body) => properties.map(({name}) => name);
    expect(names(keeper.body!)).toEqual(['login', 'secret', 'contact', 'pets']);
    expect(keeper.body!.omitted).toEqual({mark: 'read-only', names: ['joined']});
    expect(names(keeper.responses[0]!.body!)).toEqual(['login', 'joined', 'contact', 'pets']);
    expect(keeper.responses[0]!.body!.omitted).toEqual({mark: 'write-only', names: ['secret']});
    // Webhooks may hold both.
    expect(names(bySlug(SIGNALS, 'post-reading-created').body!)).toEqual(['id', 'secret', 'source']);
  });

  it('a recursive schema ends with a link to where it is shown', () => {
    const tree = property(responseOf(bySlug(SIGNALS, 'proto'), '200').body!.properties, 'tree');
    expect(property(tree.children, 'parent')).toMatchObject({
      type: 'Node',
      shownAt: {name: 'Node', anchor: tree.id},
    });
    expect(property(tree.children, 'children').type).toBe('array of Node');
    expect(property(tree.children, 'by_name').children[0]).toMatchObject({shownAt: {anchor: tree.id}});
  });

  it('arrays, maps, tuples and pattern properties have a row for each part', () => {
    const {properties} = responseOf(bySlug(SIGNALS, 'proto'), '200').body!;
    expect(property(properties, 'matrix')).toMatchObject({
      type: 'array of array of object',
      constraints: ['each item: at least 2 items'],
      children: [{name: 'x'}, {name: 'y', type: 'integer or null', constraints: ['not 0']}],
    });
    expect(property(properties, 'by_day')).toMatchObject({type: 'map of object', constraints: ['names: format date']});
    expect(property(properties, 'by_code').children).toMatchObject([{name: '/^s_/', type: 'integer'}]);
    expect(property(properties, 'tuple').children).toMatchObject([{name: '[0]'}, {name: '[1]', type: 'object'}]);
    expect(property(properties, 'limits').constraints).toEqual(['at least 1 property', 'low needs high too']);
  });

  it('files are recognised, and form parts have their content type', () => {
    const {body, responses} = bySlug(PETS, 'upload-picture');
    expect(body!.contentType).toBe('multipart/form-data');
    expect(property(body!.properties, 'picture')).toMatchObject({
      type: 'file',
      required: true,
      constraints: ['format binary', 'sent as image/png, image/jpeg'],
    });
    expect(property(body!.properties, 'thumbnails').type).toBe('array of file');
    expect(body!.alternatives).toMatchObject([{contentType: 'application/octet-stream', type: 'file'}]);
    expect(responses[0]!.body).toMatchObject({contentType: 'image/png', type: 'file'});
  });

  it('parameters say how arrays and objects are serialised', () => {
    const {parameters} = bySlug(PETS, 'find-pets');
    const words = Object.fromEntries(parameters.map(({name, constraints}) => [name, constraints.at(-1)]));
    expect(words).toMatchObject({
      status: 'values separated by commas',
      filter: 'written as name[property]=value',
      where: 'written as application/json',
      trace: 'default false',
    });
    expect(parameters.find(({name}) => name === 'X-Request-ID')!.deprecated).toBe(true);
    expect(parameters.find(({name}) => name === 'where')!.example).toBe('{"within_km":5}');
    expect(parameters.find(({name}) => name === 'filter')!.children.map(({name}) => name)).toEqual([
      'breed',
      'born_before',
    ]);
  });

  it('security may have alternatives, combined schemes or nothing', () => {
    const {security} = overviewOf(PETS);
    expect(security.map(({scheme, type, name, in: place}) => [scheme, type, name, place])).toEqual([
      ['kennel_auth', 'oauth2', 'Authorization', 'header'],
      ['api_key', 'apiKey', 'key', 'query'],
      ['csrf', 'apiKey', 'csrf_token', 'cookie'],
      ['staff', 'http', 'Authorization', 'header'],
    ]);
    expect(security[0]!.flows!.map(({type, scopes}) => [type, scopes.map(({name}) => name)])).toEqual([
      ['authorizationCode', ['write:pets', 'read:pets']],
      ['clientCredentials', []],
    ]);
    const ways = (slug: string) => bySlug(PETS, slug).security.map((way) => way.map(({scheme}) => scheme).join('+'));
    expect(ways('find-pets')).toEqual(['kennel_auth']);
    expect(ways('add-pet')).toEqual(['kennel_auth', 'api_key+csrf', 'staff']);
    expect(ways('get-pet')).toEqual(['', 'api_key']);
    expect(ways('delete-pets-pet-id')).toEqual([]);
    expect(overviewOf(SIGNALS).security.map(({scheme, type}) => [scheme, type])).toEqual([
      ['bearer', 'http'],
      ['oidc', 'openIdConnect'],
      ['client', 'mutualTLS'],
      ['missing_scheme', 'unknown'],
    ]);
  });

  it('webhooks and callbacks are kept apart from operations', () => {
    expect(bySlug(SIGNALS, 'post-reading-created')).toMatchObject({
      isWebhook: true,
      path: 'reading.created',
      security: [],
    });
    expect(overviewOf(SIGNALS).tags.map(({name}) => name)).toContain('Webhooks');
    expect(bySlug(PETS, 'add-pet').callbacks).toMatchObject([
      {name: 'petMoved', expression: '{$request.body#/callbackUrl}', method: 'POST', responses: [{status: '204'}]},
    ]);
  });

  it('names such as __proto__ or HTML tags are treated as text', () => {
    const operation = bySlug(SIGNALS, 'proto');
    expect(operation.id).toBe('__proto__');
    expect(operation.parameters.map(({name}) => name)).toEqual(['place_id', 'path', '__proto__', 'a b"<i>']);
    const {properties} = responseOf(operation, '200').body!;
    expect(properties.map(({name}) => name)).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
    expect(property(property(properties, 'note').children, 'words').descriptionHtml).not.toMatch(/<(?:b|script)>/);
    expect(({} as Json).polluted).toBeUndefined();
  });
});
