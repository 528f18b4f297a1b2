import {describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {postmanCollection} from '../../../../src/plugins/finish/agentFiles/postman';
import {DEMO_CREDENTIALS} from '../../../../src/sandbox';
import {ourContract} from '@site/tests/unit/support/contract';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
type Json = Record<string, any>;

const contract: Json = ourContract();
const collection = postmanCollection(contract);

const requestsOf = (items: Json[]): Json[] => items.flatMap((item) => (item.item ? requestsOf(item.item) : [item]));
const requests = requestsOf(collection.item);
const addressOf = ({request}: Json): string =>
  `${request.method} /${request.url.path.map((part: string) => part.replace(/^:(.+)/, '{$1}')).join('/')}`;
const operationOf = (item: Json) => {
  const [method, path] = addressOf(item).split(' ');
  return {method: method!.toLowerCase(), path: path!};
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

/** A contract without examples and with other kinds of credentials. */
const withoutExamples = (): Json => ({
  openapi: '3.0.3',
  info: {title: 'Files', version: '1'},
  servers: [{url: 'https://files.example/v1'}],
  security: [{Token: []}],
  paths: {
    '/files/{id}': {
      post: {
        operationId: 'replaceFile',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string', format: 'uuid'}},
          {name: 'constructor', in: 'query', required: true, schema: {type: 'string'}},
          {name: '__proto__', in: 'query', schema: {type: 'string'}},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  name: {type: 'string', pattern: '^[a-z]{4}$'},
                  mail: {type: 'string', format: 'email'},
                  size: {type: 'integer', minimum: 3, maximum: 900},
                  at: {type: 'string', format: 'date-time'},
                  isPublic: {type: 'boolean'},
                },
              },
            },
          },
        },
        responses: {200: {description: 'Replaced.'}},
      },
    },
    '/open': {get: {operationId: 'open', security: [], responses: {200: {description: 'Open.'}}}},
    '/both': {
      get: {
        operationId: 'both',
        security: [{Token: [], Site: [], Place: []}],
        responses: {200: {description: 'Both.'}},
      },
    },
  },
  components: {
    securitySchemes: {
      Token: {type: 'http', scheme: 'bearer'},
      Site: {type: 'apiKey', in: 'header', name: 'X-Site'},
      Place: {type: 'apiKey', in: 'query', name: 'place'},
    },
  },
});

describe('the Postman collection', () => {
  it('has the structure of collection format 2.1', () => {
    expect(collection.info).toMatchObject({
      _postman_id: expect.stringMatching(UUID),
      name: `${brand.name} API`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
    expect(Array.isArray(collection.variable)).toBe(true);
    for (const item of requests) {
      expect(item).toMatchObject({
        id: expect.stringMatching(UUID),
        name: expect.stringMatching(/./),
        request: {
          method: expect.stringMatching(/^[A-Z]+$/),
          header: expect.any(Array),
          url: {host: ['{{baseUrl}}'], path: expect.any(Array), query: expect.any(Array), variable: expect.any(Array)},
        },
        response: expect.any(Array),
      });
      for (const {key, value} of item.request.header) expect([typeof key, typeof value]).toEqual(['string', 'string']);
      for (const response of item.response) {
        expect(response).toMatchObject({
          id: expect.stringMatching(UUID),
          name: expect.any(String),
          code: expect.any(Number),
          originalRequest: {method: item.request.method},
        });
      }
    }
  });

  it('has one request for every operation, in the folders of the tags', () => {
    const operations = Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => /^(?:get|put|post|delete|patch)$/.test(key))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(requests.map(addressOf).sort()).toEqual(operations.sort());
    const folders = collection.item.map(({name}: Json) => name);
    expect(folders.slice(0, -1).sort()).toEqual(contract.tags.map(({name}: Json) => name).sort());
    expect(folders.at(-1)).toBe('Deletions');
    for (const {name, item} of collection.item.slice(0, -1)) {
      for (const one of item) {
        const {method, path} = operationOf(one);
        expect(contract.paths[path][method].tags, one.name).toEqual([name]);
      }
    }
  });

  it('has the example bodies of the contract', () => {
    const create = requests.find((item) => addressOf(item) === 'POST /api/v1/courses')!;
    const {schema, example, examples} = contract.paths['/api/v1/courses'].post.requestBody.content['application/json'];
    expect(schema).toBeDefined();
    const [named] = Object.values<Json>(examples ?? {});
    const reference = String(named?.$ref ?? '')
      .split('/')
      .at(-1)!;
    expect(JSON.parse(create.request.body.raw)).toEqual(
      example ?? named?.value ?? contract.components.examples[reference].value,
    );
  });

  it('uses variables for both credentials, with the values that the sandbox accepts', () => {
    expect(collection.auth).toMatchObject({type: 'apikey'});
    expect(JSON.stringify(collection.auth)).toContain('X-API-Key');
    for (const {request} of requests) {
      expect(request.header).toContainEqual({key: 'X-Domain-ID', value: '{{domainId}}'});
      expect(request.auth).toBeNull();
    }
    const variables = new Map(collection.variable.map(({key, value}: Json) => [key, value]));
    expect(variables.get('apiKey')).toBe(DEMO_CREDENTIALS['X-API-Key']);
    expect(variables.get('domainId')).toBe(DEMO_CREDENTIALS['X-Domain-ID']);
  });

  it('is sent to the sandbox, and says how to call production', () => {
    const variables = new Map(collection.variable.map(({key, value}: Json) => [key, value]));
    expect(variables.get('baseUrl')).toBe('http://localhost:4010');
    expect(variables.get('productionUrl')).toBe(contract.servers[0].url);
    const {content} = collection.info.description;
    expect(content).toContain(contract.info.description);
    expect(content).toContain('`baseUrl` to `{{productionUrl}}`');
    expect(content).toContain('`apiKey`, `domainId`');
  });

  it('disables optional query parameters', () => {
    const list = requests.find((item) => addressOf(item) === 'GET /api/v1/courses')!;
    expect(list.request.url.query.map(({key, disabled}: Json) => [key, disabled])).toEqual([
      ['page', true],
      ['limit', true],
      ['team_id', true],
    ]);
  });

  it.each([
    ['ours', () => contract],
    ['one without examples', withoutExamples],
  ])('is the same every time: %s', (_, make) => {
    expect(JSON.stringify(postmanCollection(make()))).toBe(JSON.stringify(postmanCollection(make())));
  });

  it('gives each request and response a unique identifier', () => {
    const ids = requests.flatMap(({id, response}) => [id, ...response.map((one: Json) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not modify the contract', () => {
    const before = JSON.stringify(contract);
    postmanCollection(contract);
    expect(JSON.stringify(contract)).toBe(before);
  });

  it('supports other kinds of credentials, and operations without any', () => {
    const found = postmanCollection(withoutExamples());
    const byName = new Map(requestsOf(found.item).map((item) => [item.name, item.request]));
    expect(found.auth).toMatchObject({type: 'bearer', bearer: [{value: '{{bearerToken}}'}]});
    expect(byName.get('open')!.auth).toEqual({type: 'noauth'});
    expect(byName.get('both')!.header).toContainEqual({key: 'X-Site', value: '{{site}}'});
    expect(byName.get('both')!.url.query).toContainEqual({key: 'place', value: '{{place}}'});
    expect(found.variable.map(({key}: Json) => key)).toEqual(
      expect.arrayContaining(['baseUrl', 'bearerToken', 'site', 'place']),
    );
  });

  it('follows references to path items and security schemes', () => {
    const contract = withoutExamples();
    const {paths, components} = contract;
    const {Token, Site, Place} = components.securitySchemes;
    const [file, both] = [paths['/files/{id}'], paths['/both']];
    Object.assign(paths, {
      '/files/{id}': {$ref: '#/components/pathItems/File'},
      '/both': {$ref: '#/components/pathItems/Both'},
    });
    Object.assign(components, {
      pathItems: {File: file, Both: both},
      securitySchemes: {
        Token: {$ref: '#/components/securitySchemes/RealToken'},
        Site: {$ref: '#/components/securitySchemes/RealSite'},
        Place: {$ref: '#/components/securitySchemes/RealPlace'},
        RealToken: Token,
        RealSite: Site,
        RealPlace: Place,
      },
    });
    expect(postmanCollection({...contract, openapi: '3.1.0'})).toEqual(
      postmanCollection({...withoutExamples(), openapi: '3.1.0'}),
    );
  });

  it('has examples for all parts of an operation behind references', () => {
    const contract = withoutExamples();
    const {paths, components} = contract;
    const post = paths['/files/{id}'].post;
    const schema = {type: 'object', properties: {id: {type: 'string', format: 'uuid'}}};
    Object.assign(components, {
      parameters: {Id: post.parameters[0], Constructor: post.parameters[1]},
      requestBodies: {File: post.requestBody},
      responses: {
        Replaced: {
          description: 'Replaced.',
          headers: {'X-Job': {$ref: '#/components/headers/Job'}},
          content: {'application/json': {schema}},
        },
      },
      headers: {Job: {schema: {type: 'string', format: 'uuid'}}},
    });
    const shared = {
      parameters: [{$ref: '#/components/parameters/Id'}, {$ref: '#/components/parameters/Constructor'}],
      requestBody: {$ref: '#/components/requestBodies/File'},
      responses: {200: {$ref: '#/components/responses/Replaced'}},
    };
    paths['/files/{id}'] = {post: {operationId: 'replace', ...shared}, put: {operationId: 'put', ...shared}};
    const found = postmanCollection(contract);
    expect(postmanCollection(contract)).toEqual(found);
    const byMethod = new Map(requestsOf(found.item).map((item) => [item.request.method, item]));
    const [replace, put] = [byMethod.get('POST'), byMethod.get('PUT')];
    for (const {request, response} of [replace!, put!]) {
      expect(request.url.query.map(({key}: Json) => key)).toEqual(['constructor']);
      expect(JSON.parse(request.body.raw)).toMatchObject({mail: 'amara.okafor@larkfield.example', size: 3});
      expect(JSON.parse(response[0].body).id).toBe(request.url.variable[0].value);
      expect(response[0].header).toContainEqual(
        expect.objectContaining({key: 'X-Job', value: JSON.parse(response[0].body).id}),
      );
    }
  });

  it('supports forms, and names of properties of Object.prototype', () => {
    const document = withoutExamples();
    document.paths['/files/{id}'].post.requestBody.content = {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['content'],
          properties: {
            content: {type: 'string', format: 'binary'},
            copies: {type: 'integer', minimum: 2},
            tags: {type: 'array', items: {enum: ['new', 'old']}},
          },
        },
      },
    };
    const [first, again] = [postmanCollection(document), postmanCollection(document)];
    expect(JSON.stringify(first)).toBe(JSON.stringify(again));
    const {url, body} = requestsOf(first.item).find(({request}) => request.method === 'POST')!.request;
    expect(body.formdata.map(({key, type, value}: Json) => [key, type, value])).toEqual([
      ['content', 'file', undefined],
      ['copies', 'text', '2'],
      ['tags', 'text', '["new"]'],
    ]);
    expect(url.query.map(({key, disabled}: Json) => [key, disabled])).toEqual([
      ['constructor', false],
      ['__proto__', true],
    ]);
  });

  it('throws an error with the reason if a document cannot be converted', () => {
    expect(() => postmanCollection({openapi: '3.1.0'})).toThrow(/^Postman collection: /);
  });
});
