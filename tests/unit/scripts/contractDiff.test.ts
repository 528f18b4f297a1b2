import {describe, expect, it} from 'vitest';
import {contractChanges} from '../../../scripts/api-diff/contractDiff';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
type Json = Record<string, any>;

const body = (schema: Json) => ({content: {'application/json': {schema}}});

/** A contract with one operation of each kind that the mutations need. */
const contract = (): Json => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '1.0.0'},
  servers: [{url: 'https://api.example'}],
  security: [{Key: [], Domain: []}],
  paths: {
    '/courses': {
      get: {
        operationId: 'listCourses',
        parameters: [
          {name: 'limit', in: 'query', schema: {type: 'integer', minimum: 1, maximum: 100, default: 20}},
          {name: 'sort', in: 'query', schema: {enum: ['title', 'date']}},
        ],
        responses: {
          200: {
            description: 'A page.',
            headers: {'X-Total': {schema: {type: 'integer'}}},
            ...body({type: 'array', items: {$ref: '#/components/schemas/Course'}}),
          },
          404: {description: 'None.'},
        },
      },
      post: {
        operationId: 'createCourse',
        requestBody: {required: true, ...body({$ref: '#/components/schemas/CourseInput'})},
        responses: {201: {description: 'Created.', ...body({$ref: '#/components/schemas/Course'})}},
      },
    },
    '/courses/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
      get: {operationId: 'getCourse', responses: {200: {description: 'One.'}}},
    },
  },
  components: {
    securitySchemes: {
      Key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      Domain: {type: 'apiKey', in: 'header', name: 'X-Domain'},
    },
    schemas: {
      Course: {
        allOf: [{type: 'object', required: ['id'], properties: {id: {type: 'string'}}}],
        required: ['title'],
        properties: {
          title: {type: 'string', maxLength: 80},
          level: {enum: ['first', 'second']},
          parent: {$ref: '#/components/schemas/Course'},
        },
      },
      CourseInput: {
        type: 'object',
        required: ['title'],
        properties: {
          title: {type: 'string', minLength: 1, maxLength: 80},
          level: {enum: ['first', 'second']},
          target: {oneOf: [{$ref: '#/components/schemas/Team'}, {$ref: '#/components/schemas/User'}]},
        },
      },
      Team: {type: 'object', properties: {team_id: {type: 'string'}}},
      User: {type: 'object', properties: {user_id: {type: 'string'}}},
    },
  },
});

/** `breaks|keeps operation: message` of every change that a mutation makes. */
function changesOf(mutate: (document: Json) => void): string[] {
  const next = contract();
  mutate(next);
  return contractChanges(contract(), next).map(
    ({operation, message, isBreaking}) => `${isBreaking ? 'breaks' : 'keeps'} ${operation}: ${message}`,
  );
}

const list = (document: Json): Json => document.paths['/courses'].get;
const input = (document: Json): Json => document.components.schemas.CourseInput;
const course = (document: Json): Json => document.components.schemas.Course;

describe('changes that break clients', () => {
  const CASES: [name: string, mutate: (document: Json) => void, changes: string[]][] = [
    [
      'an operation removed',
      (document) => delete document.paths['/courses'].post,
      ['breaks POST /courses: operation removed'],
    ],
    [
      'a path moved',
      (document) => {
        document.paths['/v2/courses/{id}'] = document.paths['/courses/{id}'];
        delete document.paths['/courses/{id}'];
      },
      ['breaks GET /courses/{id}: operation removed', 'keeps GET /v2/courses/{id}: operation added'],
    ],
    [
      'a server removed',
      (document) => (document.servers[0].url = 'https://new.example'),
      [
        'breaks all operations: server https://api.example removed',
        'keeps all operations: server https://new.example added',
      ],
    ],
    [
      'a parameter removed',
      (document) => list(document).parameters.pop(),
      ['breaks GET /courses: query parameter "sort": removed'],
    ],
    [
      'a parameter that is required now',
      (document) => (list(document).parameters[0].required = true),
      ['breaks GET /courses: query parameter "limit": now required'],
    ],
    [
      'a new required parameter',
      (document) => list(document).parameters.push({name: 'q', in: 'query', required: true, schema: {type: 'string'}}),
      ['breaks GET /courses: query parameter "q": added and required'],
    ],
    [
      'a parameter written differently',
      (document) => (list(document).parameters[1].style = 'spaceDelimited'),
      ['breaks GET /courses: query parameter "sort": style changed'],
    ],
    [
      'a lower limit',
      (document) => (list(document).parameters[0].schema.maximum = 50),
      ['breaks GET /courses: query parameter "limit": maximum changed from 100 to 50'],
    ],
    [
      'a value that is no longer accepted',
      (document) => list(document).parameters[1].schema.enum.pop(),
      ['breaks GET /courses: query parameter "sort": enum changed from ["title","date"] to ["title"]'],
    ],
    [
      'a body in another format',
      (document) => {
        const {requestBody} = document.paths['/courses'].post;
        requestBody.content = {'application/xml': requestBody.content['application/json']};
      },
      [
        'breaks POST /courses: request body: format application/json removed',
        'keeps POST /courses: request body: format application/xml added',
      ],
    ],
    [
      'a property that is required now',
      (document) => input(document).required.push('level'),
      ['breaks POST /courses: request body, "level": now required'],
    ],
    [
      'a new required property',
      (document) => {
        input(document).properties.owner = {type: 'string'};
        input(document).required.push('owner');
      },
      ['breaks POST /courses: request body, "owner": added and required'],
    ],
    [
      'a property of a body removed',
      (document) => delete input(document).properties.level,
      ['breaks POST /courses: request body, "level": removed'],
    ],
    [
      'another type in a request',
      (document) => (input(document).properties.title.type = 'integer'),
      ['breaks POST /courses: request body, "title": type changed from "string" to "integer"'],
    ],
    [
      'a pattern in a request',
      (document) => (input(document).properties.title.pattern = '^[A-Z]'),
      ['breaks POST /courses: request body, "title": pattern changed from nothing to "^[A-Z]"'],
    ],
    [
      'a variant that is no longer accepted',
      (document) => input(document).properties.target.oneOf.shift(),
      ['breaks POST /courses: request body, "target": variant removed'],
    ],
    [
      'a property of a variant with another type now',
      (document) => (document.components.schemas.User.properties.user_id.type = 'integer'),
      ['breaks POST /courses: request body, "target.user_id": type changed from "string" to "integer"'],
    ],
    [
      'unknown properties rejected',
      (document) => (input(document).additionalProperties = false),
      ['breaks POST /courses: request body, "*": other properties no longer allowed'],
    ],
    [
      'a status removed',
      (document) => delete list(document).responses[404],
      ['breaks GET /courses: response 404: removed'],
    ],
    [
      'a response header removed',
      (document) => delete list(document).responses[200].headers,
      ['breaks GET /courses: response 200: header X-Total removed'],
    ],
    [
      'a property of a response removed, wherever it is used',
      (document) => delete course(document).properties.level,
      [
        'breaks GET /courses: response 200, "[].level": removed',
        'breaks POST /courses: response 201, "level": removed',
      ],
    ],
    [
      'a response property that is optional now',
      (document) => (course(document).required = []),
      [
        'breaks GET /courses: response 200, "[].title": now optional',
        'breaks POST /courses: response 201, "title": now optional',
      ],
    ],
    [
      'a response property that may be null now',
      (document) => (course(document).allOf[0].properties.id.type = ['string', 'null']),
      [
        'breaks GET /courses: response 200, "[].id": type changed from "string" to ["string","null"]',
        'breaks POST /courses: response 201, "id": type changed from "string" to ["string","null"]',
      ],
    ],
    [
      'a new value in a response',
      (document) => course(document).properties.level.enum.push('third'),
      [
        'breaks GET /courses: response 200, "[].level": enum changed from ["first","second"] to ["first","second","third"]',
        'breaks POST /courses: response 201, "level": enum changed from ["first","second"] to ["first","second","third"]',
      ],
    ],
    [
      'credentials that are no longer enough',
      (document) => (list(document).security = [{Key: [], Domain: [], Token: []}]),
      ['breaks GET /courses: Domain and Key no longer enough', 'keeps GET /courses: Domain and Key and Token accepted'],
    ],
  ];

  it.each(CASES)('%s', (_, mutate, changes) => {
    expect(changesOf(mutate)).toEqual(changes);
  });
});

describe('changes that break no client', () => {
  const CASES: [name: string, mutate: (document: Json) => void, changes: string[]][] = [
    ['words', (document) => Object.assign(course(document), {description: 'A course.', example: {}}), []],
    [
      'another order of properties',
      (document) => (document.paths = Object.fromEntries(Object.entries(document.paths).reverse())),
      [],
    ],
    [
      'another name for a part of the path',
      (document) => {
        const item = document.paths['/courses/{id}'];
        item.parameters[0].name = 'course_id';
        document.paths = {'/courses': document.paths['/courses'], '/courses/{course_id}': item};
      },
      [],
    ],
    [
      'a reference replaced by its schema',
      (document) => (document.paths['/courses'].post.requestBody.content['application/json'].schema = input(document)),
      [],
    ],
    [
      'an operation added',
      (document) => (document.paths['/teams'] = {get: {responses: {}}}),
      ['keeps GET /teams: operation added'],
    ],
    [
      'an operation deprecated',
      (document) => (list(document).deprecated = true),
      ['keeps GET /courses: operation deprecated'],
    ],
    [
      'an optional parameter added',
      (document) => list(document).parameters.push({name: 'q', in: 'query', schema: {type: 'string'}}),
      ['keeps GET /courses: query parameter "q": added'],
    ],
    [
      'a higher limit',
      (document) => (list(document).parameters[0].schema.maximum = 200),
      ['keeps GET /courses: query parameter "limit": maximum changed from 100 to 200'],
    ],
    [
      'an additional allowed value',
      (document) => input(document).properties.level.enum.push('third'),
      [
        'keeps POST /courses: request body, "level": enum changed from ["first","second"] to ["first","second","third"]',
      ],
    ],
    [
      'a property that is optional now',
      (document) => (input(document).required = []),
      ['keeps POST /courses: request body, "title": now optional'],
    ],
    [
      'a property added to a response',
      (document) => (course(document).properties.tags = {type: 'array', items: {type: 'string'}}),
      ['keeps GET /courses: response 200, "[].tags": added', 'keeps POST /courses: response 201, "tags": added'],
    ],
    [
      'a status added',
      (document) => (list(document).responses[429] = {description: 'Slower.'}),
      ['keeps GET /courses: response 429: added'],
    ],
    [
      'one credential of two is enough',
      (document) => (list(document).security = [{Key: []}]),
      ['keeps GET /courses: Key accepted'],
    ],
  ];

  it.each(CASES)('%s', (_, mutate, changes) => {
    expect(changesOf(mutate)).toEqual(changes);
  });
});

describe('every change', () => {
  it('has a pointer to its place', () => {
    const next = contract();
    next.paths['/courses'].get.parameters[0].schema.maximum = 50;
    delete next.paths['/courses/{id}'];
    expect(contractChanges(contract(), next).map(({pointer}) => pointer)).toEqual([
      '/paths/~1courses~1{id}/get',
      '/paths/~1courses/get/parameters/0/schema/maximum',
    ]);
  });

  it('is found inside a recursive schema, and the search ends', () => {
    const [old, next] = [contract(), contract()];
    const deepen = (document: Json, type: string) => {
      const {schemas} = document.components;
      schemas.Course.properties.parent = {$ref: '#/components/schemas/Node'};
      schemas.Node = {properties: {course: {$ref: '#/components/schemas/Course'}, weight: {type}}};
    };
    deepen(old, 'number');
    deepen(next, 'string');
    expect(contractChanges(old, next).map(({message}) => message)).toEqual([
      'response 200, "[].parent.weight": type changed from "number" to "string"',
      'response 201, "parent.weight": type changed from "number" to "string"',
    ]);
  });

  it('is found inside recursive schemas whose parts define the same property', () => {
    const [old, next] = [contract(), contract()];
    const twist = (document: Json, type: string) => {
      const {schemas} = document.components;
      const toB = {$ref: '#/components/schemas/B', description: 'A sibling of the reference.'};
      schemas.Course.properties.parent = {$ref: '#/components/schemas/A'};
      schemas.A = {allOf: [{$ref: '#/components/schemas/B'}], properties: {next: {$ref: '#/components/schemas/A'}}};
      schemas.B = {properties: {next: toB, weight: {type}}};
    };
    twist(old, 'number');
    twist(next, 'string');
    expect(contractChanges(old, old)).toEqual([]);
    expect(contractChanges(old, next).map(({message}) => message)).toContain(
      'response 200, "[].parent.next.weight": type changed from "number" to "string"',
    );
  });

  it('is found in a contract of many shared schemas without delay', () => {
    const many = (last: string): Json => {
      const document = contract();
      for (let level = 0; level < 40; level += 1) {
        const child = {$ref: `#/components/schemas/Level${level + 1}`};
        document.components.schemas[`Level${level}`] = {properties: {left: child, right: child}};
      }
      document.components.schemas.Level40 = {type: last};
      document.components.schemas.Course.properties.parent = {$ref: '#/components/schemas/Level36'};
      return document;
    };
    // If equal parts were compared more than once, these would be 2^36 pairs and the test would never end.
    expect(contractChanges(many('string'), many('string'))).toEqual([]);
    expect(contractChanges(many('string'), many('integer')).every(({isBreaking}) => isBreaking)).toBe(true);
  });

  it('reads null as OpenAPI 3.0 writes it', () => {
    const [old, next] = [contract(), contract()];
    old.components.schemas.Team.properties.team_id = {type: 'string', nullable: true};
    next.components.schemas.Team.properties.team_id = {type: ['string', 'null']};
    expect(contractChanges(old, next)).toEqual([]);
  });

  it('reads limits that OpenAPI 3.0 marks as exclusive', () => {
    const [old, next] = [contract(), contract()];
    const {schema} = old.paths['/courses'].get.parameters[0];
    const {schema: newSchema} = next.paths['/courses'].get.parameters[0];
    Object.assign(schema, {minimum: 0, exclusiveMinimum: true});
    delete newSchema.minimum;
    newSchema.exclusiveMinimum = 0;
    expect(contractChanges(old, next)).toEqual([]);
  });

  it('names a reference that points to nothing', () => {
    const next = contract();
    next.components.schemas.CourseInput.properties.title = {$ref: '#/components/schemas/Nothing'};
    expect(() => contractChanges(contract(), next)).toThrow('#/components/schemas/Nothing points to nothing');
  });
});
