/** The parts of a Postman collection that make it run: order, identifiers from earlier responses, and test scripts. */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {postmanCollection} from '../../../../src/plugins/finish/agentFiles/postman';
import {ourContract} from '@site/tests/unit/support/contract';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
type Json = Record<string, any>;

const requestsOf = (items: Json[]): Json[] => items.flatMap((item) => (item.item ? requestsOf(item.item) : [item]));
const requestsIn = (contract: Json): Json[] => requestsOf(postmanCollection(contract).item);
const addressOf = ({request}: Json): string => `${request.method} /${request.url.path.join('/')}`;
const scriptOf = ({event}: Json): string => event[0].script.exec.join('\n');
const named = (requests: Json[], name: string): Json => requests.find((item) => item.name === name)!;
const pathValues = ({request}: Json) =>
  Object.fromEntries(request.url.variable.map(({key, value}: Json) => [key, value]));

const text = {type: 'string'};
const json = (value: unknown) => ({content: {'application/json': {example: value}}});
const inPath = (...names: string[]) => names.map((name) => ({name, in: 'path', required: true, schema: text}));

/** An operation whose successful response has an example. */
const operation = (summary: string, status: number, example?: unknown, more: Json = {}): Json => ({
  summary,
  responses: {[status]: {description: 'Done.', ...(example !== undefined && json(example))}},
  ...more,
});

const contractOf = (paths: Json, more: Json = {}): Json => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://shop.example/v1'}],
  paths,
  ...more,
});

/** The variables that a test script sets, for a response. */
function variablesAfter(item: Json, code: number, body: unknown): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  const pm = {
    test: () => undefined,
    response: {code, json: () => body},
    collectionVariables: {set: (name: string, value: unknown) => (set[name] = value)},
  };
  vm.runInNewContext(scriptOf(item), {pm});
  return set;
}

/** Whether the status test of a script accepts a status. */
function accepts(item: Json, code: number): boolean {
  let isAccepted = true;
  const check = (isRight: boolean) => void (isAccepted = isAccepted && isRight);
  const to = {
    be: {
      within: (low: number, high: number) => check(code >= low && code <= high),
      below: (limit: number) => check(code < limit),
      oneOf: (codes: number[]) => check(codes.includes(code)),
    },
  };
  const pm = {
    test: (_: string, work: () => void) => work(),
    expect: () => ({to}),
    response: {code, to: {have: {status: (wanted: number) => check(code === wanted)}}, json: () => ({})},
    collectionVariables: {set: () => undefined},
  };
  vm.runInNewContext(scriptOf(item), {pm});
  return isAccepted;
}

describe('the order of requests', () => {
  it('of our contract creates before it reads, and deletes last', () => {
    const requests = requestsIn(ourContract());
    const at = (name: string) => requests.indexOf(named(requests, name));
    for (const [first, second] of [
      ['Create a course', 'Get a course'],
      ['List assessments', 'Get an assessment'],
      ['Create a user', 'Enrol a user in a course'],
      ['Create a course', 'Enrol a user in a course'],
      ['List assessments', 'Enrol a user in an assessment'],
      ['Enrol a user in a course', 'Get a learner’s progress'],
      ['Get a learner’s progress', 'Withdraw a user from a course'],
      ['Withdraw a user from a course', 'Delete a user'],
      ['Withdraw a user from an assessment', 'Delete a user'],
    ] as const) {
      expect(at(first), `${first} before ${second}`).toBeLessThan(at(second));
    }
    const methods = requests.map(({request}) => request.method);
    expect(methods.slice(methods.indexOf('DELETE')).every((method) => method === 'DELETE')).toBe(true);
  });

  it('splits a tag only if it has to, and loses no request', () => {
    const tag = (name: string) => ({tags: [name]});
    const taskIds = inPath('project_id');
    const contract = contractOf({
      '/reports': {
        post: operation('Report', 201, {id: 'rep_1'}, {...tag('Projects'), requestBody: json({task_id: 'tsk_1'})}),
      },
      '/projects/{project_id}/tasks': {
        post: operation('Add a task', 201, {id: 'tsk_1'}, {...tag('Tasks'), parameters: taskIds}),
      },
      '/projects/{project_id}': {
        get: operation('Read', 200, {}, {...tag('Projects'), parameters: taskIds}),
        delete: operation('Delete a project', 204, undefined, {...tag('Projects'), parameters: taskIds}),
      },
      '/tasks/{taskId}': {
        delete: operation('Delete a task', 204, undefined, {...tag('Tasks'), parameters: inPath('taskId')}),
      },
      '/projects': {post: operation('Add a project', 201, {id: 'prj_1'}, tag('Projects'))},
    });
    const {item} = postmanCollection(contract);
    expect(item.map((folder: Json) => [folder.name, folder.item.map(({name}: Json) => name)])).toEqual([
      ['Projects', ['Add a project', 'Read']],
      ['Tasks', ['Add a task']],
      ['Projects (continued)', ['Report']],
      ['Deletions', ['Delete a task', 'Delete a project']],
    ]);
  });

  it('of one tag sends before it reads', () => {
    const parameters = inPath('user_id');
    const contract = contractOf({
      '/users/{user_id}/notes': {
        get: operation('Read notes', 200, [], {parameters}),
        post: operation('Write a note', 201, {}, {parameters}),
      },
      '/users': {get: operation('List users', 200, [{id: 'usr_1'}]), post: operation('Add', 201, {id: 'usr_1'})},
    });
    expect(requestsIn(contract).map(({name}) => name)).toEqual(['Add', 'Write a note', 'Read notes', 'List users']);
  });

  it('has every request even if they need each other in a circle', () => {
    const contract = contractOf({
      '/eggs': {post: operation('Lay', 201, {id: 'egg_1'}, {requestBody: json({hen_id: 'hen_1'})})},
      '/hens': {post: operation('Hatch', 201, {id: 'hen_1'}, {requestBody: json({egg_id: 'egg_1'})})},
    });
    expect(requestsIn(contract).map(({name}) => name)).toEqual(['Lay', 'Hatch']);
    const {variable} = postmanCollection(contract);
    expect(variable).toContainEqual(expect.objectContaining({key: 'henId', value: 'hen_1'}));
  });
});

describe('identifiers', () => {
  it('of our contract come from the responses, wherever a request needs one', () => {
    const requests = requestsIn(ourContract());
    expect(JSON.parse(named(requests, 'Enrol a user in a course').request.body.raw)).toEqual({
      user_id: '{{userId}}',
      course_id: '{{courseId}}',
    });
    const progress = named(requests, 'Get a learner’s progress');
    // Named differently, but with the same example as a user.
    expect(pathValues(progress)).toEqual({id: '{{userId}}'});
    expect(progress.request.url.query).toContainEqual(
      expect.objectContaining({key: 'course_id', value: '{{courseId}}', disabled: false}),
    );
    expect(pathValues(named(requests, 'Withdraw a user from an assessment'))).toEqual({
      user_id: '{{userId}}',
      assessment_id: '{{assessmentId}}',
    });
    expect(variablesAfter(named(requests, 'Create a user'), 201, {data: {id: 'usr_new'}})).toEqual({userId: 'usr_new'});
    expect(variablesAfter(named(requests, 'List assessments'), 200, {data: [{id: 'asm_1'}]})).toEqual({
      assessmentId: 'asm_1',
    });
  });

  it('that no operation creates or lists keep the example', () => {
    const {request} = named(requestsIn(ourContract()), 'Create a course');
    expect(JSON.parse(request.body.raw).organization_id).toBe('org_4dn7q');
  });

  it('start with the example, and return to it when the record is deleted', () => {
    const contract = ourContract();
    const {variable} = postmanCollection(contract);
    expect(variable).toContainEqual(expect.objectContaining({key: 'userId', value: 'usr_3h7m9'}));
    const requests = requestsIn(contract);
    expect(variablesAfter(named(requests, 'Delete a user'), 200, {})).toEqual({userId: 'usr_3h7m9'});
    expect(variablesAfter(named(requests, 'Delete a user'), 404, {})).toEqual({});
    expect(variablesAfter(named(requests, 'Withdraw a user from a course'), 200, {})).toEqual({});
  });

  it.each([
    ['no identifier', 201, {data: {}}],
    ['null', 201, null],
    ['an error', 404, {data: {id: 'usr_9'}}],
  ])('stay as they are after a response with %s', (_, code, body) => {
    expect(variablesAfter(named(requestsIn(ourContract()), 'Create a user'), code, body)).toEqual({});
  });

  it('are found under names of any style, as text or numbers', () => {
    const requests = requestsIn(
      contractOf({
        '/categories': {post: operation('Add', 201, {result: {categoryId: 7}})},
        '/categories/{category}/items': {get: operation('Items', 200, [], {parameters: inPath('category')})},
        '/batches': {
          post: operation(
            'Batch',
            201,
            {},
            {
              requestBody: json({name: 'a', categoryIds: [7], nested: {category_id: 7, paid: 7}}),
            },
          ),
        },
        '/forms': {
          post: operation(
            'Form',
            200,
            {},
            {
              requestBody: {
                content: {
                  'application/x-www-form-urlencoded': {
                    schema: {type: 'object', required: ['category_id'], properties: {category_id: {type: 'integer'}}},
                  },
                },
              },
            },
          ),
        },
      }),
    );
    expect(pathValues(named(requests, 'Items'))).toEqual({category: '{{categoryId}}'});
    const {raw} = named(requests, 'Batch').request.body;
    expect(JSON.parse(raw.replaceAll('{{categoryId}}', '9'))).toEqual({
      name: 'a',
      categoryIds: [9],
      nested: {category_id: 9, paid: 7},
    });
    expect(named(requests, 'Form').request.body.urlencoded).toContainEqual(
      expect.objectContaining({key: 'category_id', value: '{{categoryId}}'}),
    );
    expect(variablesAfter(named(requests, 'Add'), 201, {result: {categoryId: 9}})).toEqual({categoryId: 9});
  });

  it('that a request sent itself are not taken for new ones', () => {
    const requests = requestsIn(
      contractOf({
        '/members/user': {
          post: operation('Join', 201, {user_id: 'usr_1'}, {requestBody: json({user_id: 'usr_1', team_id: 'tm_1'})}),
        },
        '/users': {post: operation('Add a user', 201, {id: 'usr_1'}, {requestBody: json({name: 'Amara'})})},
      }),
    );
    expect(requests.map(({name}) => name)).toEqual(['Add a user', 'Join']);
    expect(scriptOf(named(requests, 'Join'))).not.toContain('collectionVariables');
  });

  it('of listed records are not used to change those records', () => {
    const parameters = inPath('id');
    const requests = requestsIn(
      contractOf({
        '/rooms': {get: operation('List rooms', 200, [{id: 'room_1'}])},
        '/rooms/{id}': {
          get: operation('Read a room', 200, {}, {parameters}),
          put: operation('Change a room', 200, {}, {parameters}),
          delete: operation('Delete a room', 204, undefined, {parameters}),
        },
        '/guests': {post: operation('Add a guest', 201, {id: 'guest_1'})},
        '/guests/{guest_id}/rooms/{room_id}': {
          put: operation('Give a room', 200, {}, {parameters: inPath('guest_id', 'room_id')}),
        },
      }),
    );
    const valueIn = (name: string) => pathValues(named(requests, name));
    expect(valueIn('Read a room')).toEqual({id: '{{roomId}}'});
    expect(valueIn('Change a room').id).not.toContain('{{');
    expect(valueIn('Delete a room').id).not.toContain('{{');
    expect(valueIn('Give a room')).toEqual({guest_id: '{{guestId}}', room_id: '{{roomId}}'});
  });

  it('have names of their own if the contract uses the same variable', () => {
    const collection = postmanCollection(
      contractOf(
        {
          '/codes': {post: operation('Add', 201, {id: 'code_1'})},
          '/codes/{id}': {get: operation('Read', 200, {}, {parameters: inPath('id')})},
        },
        {
          security: [{'code id': []}],
          components: {securitySchemes: {'code id': {type: 'http', scheme: 'bearer'}, codeId: {type: 'apiKey'}}},
          servers: [{url: 'https://{codeId}.shop.example', variables: {codeId: {default: 'eu'}}}],
        },
      ),
    );
    const names = collection.variable.map(({key}: Json) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(pathValues(named(requestsOf(collection.item), 'Read'))).toEqual({id: '{{codeId-2}}'});
  });

  it('with hostile names stay text in scripts', () => {
    const hostile = "id'); throw new Error('x'); ('";
    const requests = requestsIn(
      contractOf({
        '/things': {post: operation('Add', 201, {[`thing-${hostile}`]: 1, '</script>_id': 2, thing_id: 'thing_1'})},
        '/things/{thing_id}': {get: operation(hostile, 200, {}, {parameters: inPath('thing_id')})},
      }),
    );
    expect(variablesAfter(named(requests, 'Add'), 201, {thing_id: 'thing_2'})).toEqual({thingId: 'thing_2'});
    for (const item of requests) expect(() => new vm.Script(scriptOf(item))).not.toThrow();
  });
});

describe('the status test', () => {
  it.each([
    [['200', '404'], [200], [201, 204, 404]],
    [
      ['200', '202', '4XX'],
      [200, 202],
      [201, 404],
    ],
    [['2XX'], [200, 226], [199, 300, 404]],
    [['302', '404'], [302], [200, 404]],
    [['default'], [200, 302], [404, 500]],
    [[], [204], [400]],
  ])('of an operation with %j accepts %j and not %j', (codes, right, wrong) => {
    const responses = Object.fromEntries(codes.map((code) => [code, {description: 'A response.'}]));
    const [item] = requestsIn(contractOf({'/x': {get: {summary: 'X', responses}}}));
    expect(right.filter((code) => !accepts(item!, code))).toEqual([]);
    expect(wrong.filter((code) => accepts(item!, code))).toEqual([]);
    expect(item!.protocolProfileBehavior.followRedirects).toBe(codes[0] === '302' ? false : undefined);
  });
});

describe.each(['pets', 'signals', 'ledger', 'sandbox-shapes', 'sandbox-legacy'])('the contract %s', (name) => {
  const contract = parse(readFileSync(`tests/contracts/${name}.yaml`, 'utf8')) as Json;
  const collection = postmanCollection(contract);
  const requests = requestsOf(collection.item);

  it('has every operation once, each with a script that can be parsed', () => {
    const methods = Object.values<Json>(contract.paths).flatMap((item) =>
      Object.keys(item).filter((key) => /^(?:get|put|post|delete|patch|head|options|trace)$/.test(key)),
    );
    expect(requests).toHaveLength(methods.length);
    expect(new Set(requests.map(({id}) => id)).size).toBe(requests.length);
    for (const item of requests) expect(() => new vm.Script(scriptOf(item)), addressOf(item)).not.toThrow();
  });

  it('sends every request to the sandbox, and defines every variable once', () => {
    const variables = new Map<string, string>(collection.variable.map(({key, value}: Json) => [key, value]));
    expect(variables.size).toBe(collection.variable.length);
    expect(variables.get('baseUrl')).toBe('http://localhost:4010');
    for (const {request} of requests) {
      const [host] = request.url.host;
      expect(['{{baseUrl}}', '{{baseUrl2}}']).toContain(host);
      expect(request.url).not.toHaveProperty('protocol');
    }
    const used = [
      ...JSON.stringify([collection.auth, requests.map(({request}) => request)]).matchAll(/\{\{([^{}]+)\}\}/g),
    ];
    expect(used.map(([, key]) => key!).filter((key) => !variables.has(key))).toEqual([]);
  });
});

it('a server of one operation has variables of its own', () => {
  const contract = parse(readFileSync('tests/contracts/pets.yaml', 'utf8')) as Json;
  const {variable, info} = postmanCollection(contract);
  expect(variable).toEqual(
    expect.arrayContaining([
      expect.objectContaining({key: 'baseUrl2', value: '{{baseUrl}}'}),
      expect.objectContaining({key: 'productionUrl2', value: 'https://keepers.kennel.example'}),
    ]),
  );
  expect(info.description.content).toContain('`baseUrl2` to `{{productionUrl2}}`');
});
