import {describe, expect, it} from 'vitest';
import type {Sandbox} from 'openapi-sandbox';
import {createSandbox} from '../../../src/sandbox';
import {readContract, send, type Example} from '@site/packages/openapi-sandbox/tests/support/sandbox';
import {NOT_OFFERED, ourContract} from '@site/tests/unit/support/contract';

const contract = ourContract();
const {operations, problems} = readContract(contract);
const byId = (id: string): Example => operations.find((operation) => operation.id === id)!;
const cases = operations.map((operation): [string, Example] => [operation.id, operation]);

type Paths = Record<string, Record<string, {responses: Record<string, {'x-preview'?: boolean}>}>>;

const ORGANISATION = 'org_4dn7q';
const email = 'callum.reid@larkfield.example';
const CALLUM = {email, first_name: 'Callum', last_name: 'Reid', organization_id: ORGANISATION};

async function create(sandbox: Sandbox, url: string, body: object): Promise<string> {
  const reply = await send(sandbox, 'POST', url, {body});
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}

/** Operations whose response depends on records or on the request. For the others it is the documented example. */
const OWN = ['listCourses', 'createCourse', 'listAssessments', 'createUser', 'createTeam'];

it.each(cases)('%s: a new sandbox returns the documented success', async (id, operation) => {
  const {method, url, body, path, codes, exampleOf} = operation;
  const code = codes.find((each) => each.startsWith('2'))!;
  const reply = await send(createSandbox(contract), method, url, {body});
  expect(String(reply.status), reply.text).toBe(code);
  expect(problems(method, path, code, reply)).toEqual([]);
  if (!OWN.includes(id)) expect(reply.body).toEqual(exampleOf(code));
  const documented = (contract.paths as Paths)[path]![method.toLowerCase()]!.responses[code]!;
  expect(reply.headers.get('X-Preview')).toBe(documented['x-preview'] ? 'true' : null);
});

describe('a requested response', () => {
  const sandbox = createSandbox(contract);

  it.each(cases)('of %s is the documented one, for every code', async (_, operation) => {
    const {method, url, path, codes, exampleOf} = operation;
    for (const code of codes) {
      const reply = await send(sandbox, method, url, {headers: {Prefer: `code=${code}`}});
      expect(String(reply.status)).toBe(code);
      expect(reply.body).toEqual(exampleOf(code));
      expect(problems(method, path, code, reply)).toEqual([]);
      expect(reply.headers.get('Preference-Applied')).toBe(`code=${code}`);
      expect(reply.headers.has('Retry-After')).toBe(code === '429' || code === '503');
      if (code === '405') expect(reply.headers.get('Allow')).toContain(method);
    }
  });

  it('rejects an undocumented code and lists the documented ones', async () => {
    const {status, body} = await send(sandbox, 'GET', '/api/v1/courses', {headers: {Prefer: 'code="a, b"'}});
    expect([status, body.data]).toEqual([400, {field: 'Prefer'}]);
    expect(body.message).toContain('code a, b is not documented for listCourses, only 200, 400, 401, 403, 405');
  });

  it('is sent without running the operation', async () => {
    const own = createSandbox(contract);
    const {method, url} = byId('deleteUser');
    await send(own, method, url, {headers: {Prefer: 'code=200'}});
    expect((await send(own, 'GET', byId('getLearnerProgress').url)).status).toBe(200);
  });
});

describe('errors in requests', () => {
  const sandbox = createSandbox(contract);
  const withHeader = (name: string, value: string) => ({headers: {[name]: value}});
  const READ_ONLY = withHeader('X-API-Key', 'demo-api-key-read-only');
  const TEXT = withHeader('Content-Type', 'text/plain');
  const PROGRESS = '/api/v1/learners/usr_3h7m9/progress';

  type Options = Parameters<typeof send>[3];
  type Row = [request: string, options: Options, status: number, field: string | null, message: string];

  const query = (text: string, field: string, message: string) =>
    [`GET /api/v1/courses?${text}`, {}, 400, field, message] satisfies Row;
  const user = (body: unknown, field: string, message: string) =>
    ['POST /api/v1/users', {body}, 400, field, message] satisfies Row;

  it.each<Row>([
    ['GET /api/v1/courses', withHeader('X-Domain-ID', 'x'), 401, 'X-Domain-ID', 'X-Domain-ID is not known'],
    ['DELETE /api/v1/users/usr_3h7m9', READ_ONLY, 403, null, 'no permission'],
    ['GET /api/v1/nothing', {}, 404, 'path', `no path /api/v1/nothing; see ${NOT_OFFERED}`],
    ['GET /api/v1/courses/nope', {}, 404, 'id', 'there is no course nope'],
    [`GET ${PROGRESS}?course_id=crs_3m6d5`, {}, 404, 'course_id', 'not enrolled'],
    ['POST /api/v1/users', {body: {...CALLUM, organization_id: 'x'}}, 404, 'organization_id', 'x'],
    ['PATCH /api/v1/courses', {}, 405, 'method', `use GET, HEAD, OPTIONS, POST; see ${NOT_OFFERED}`],
    ['GET /api/v1/courses', withHeader('Accept', 'application/json;q=0, */*'), 406, 'Accept', 'application/json'],
    query('page=0', 'page', 'page must be 1 or more'),
    ...['1e2', '1.0', '01', '+1', ' 1'].map((page) =>
      query(`page=${encodeURIComponent(page)}`, 'page', 'page must be'),
    ),
    query('page=0&limit=x', 'page', 'page must be 1 or more, limit must be a whole number'),
    query('page=1&page=2', 'page', 'page is given more than once'),
    query(`page=${'9'.repeat(20)}`, 'page', 'page is too large'),
    [`GET ${PROGRESS}`, {}, 400, 'course_id', 'course_id is required'],
    ['GET /api/v1/courses/%FF', {}, 400, 'id', 'broken percent-encoding'],
    user(undefined, 'body', 'the body is missing'),
    user('{"email": ', 'body', 'the body is not valid JSON'),
    user('\uFEFF{}', 'email', 'email is required'),
    user(new Uint8Array([0x7b, 0xff, 0x7d]), 'body', 'UTF-8'),
    user({...CALLUM, email: 'callum'}, 'email', 'email must be an email address'),
    user(
      {...CALLUM, email: 'x', first_name: 1},
      'email',
      'email must be an email address, first_name must be a string',
    ),
    user(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'body', 'nested more than 64 levels deep'),
    user({...CALLUM, more: Array(20_000).fill(0)}, 'body', 'more than 10000 values'),
    ['POST /api/v1/users', {body: CALLUM, ...TEXT}, 400, 'Content-Type', 'must be application/json'],
  ])('%s, case %#: what is wrong, and with which field', async (request, options, status, field, message) => {
    const [method, url] = request.split(' ') as [string, string];
    const reply = await send(sandbox, method, url, options);
    expect({status: reply.status, field: reply.body.data?.field ?? null}, reply.text).toEqual({status, field});
    expect(reply.body.message).toContain(message);
    expect(problems('GET', '/api/v1/courses/{id}', String(status), reply)).toEqual([]);
  });

  it.each(['image/*, application/json;q=0.1', 'APPLICATION/JSON; charset=utf-8'])('%s allows JSON', async (Accept) => {
    expect((await send(sandbox, 'GET', '/api/v1/courses', {headers: {Accept}})).status).toBe(200);
  });

  it('a request without credentials is told which are missing, and a read-only key may read', async () => {
    const bare = await sandbox.fetch(new Request('http://sandbox.local/api/v1/courses'));
    expect((await bare.json()).message).toContain(
      'X-API-Key is missing, X-Domain-ID is missing; the sandbox accepts X-API-Key: demo-api-key',
    );
    expect((await send(sandbox, 'GET', '/api/v1/courses', READ_ONLY)).status).toBe(200);
  });

  it('500 for an internal error, and passes the error to onFault', async () => {
    const faults: unknown[] = [];
    const own = createSandbox(contract, (error) => faults.push(error));
    const body = new ReadableStream({
      pull() {
        throw new Error('The line is dead');
      },
    });
    const reply = await send(own, 'POST', '/api/v1/users', {body});
    expect(reply.status).toBe(500);
    expect(problems('POST', '/api/v1/users', '500', reply)).toEqual([]);
    expect(faults).toHaveLength(1);
    expect((await own.fetch(null as unknown as Request)).status).toBe(500);
  });
});

it('HEAD returns the headers of GET without a body, and OPTIONS the methods without credentials', async () => {
  const sandbox = createSandbox(contract);
  const {status, text, headers} = await send(sandbox, 'HEAD', '/api/v1/courses');
  expect([status, text, headers.get('Content-Type')]).toEqual([200, '', 'application/json']);
  expect((await send(sandbox, 'HEAD', '/api/v1/users')).status).toBe(405);
  const options = await sandbox.fetch(new Request('http://sandbox.local/api/v1/courses', {method: 'OPTIONS'}));
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
  expect((await send(sandbox, 'OPTIONS', '/nope')).status).toBe(404);
});

it('a new course appears in the list, and a user can be enrolled in it and withdrawn', async () => {
  const sandbox = createSandbox(contract);
  const call = (method: string, url: string, body?: object) => send(sandbox, method, `/api/v1/${url}`, {body});
  const ids = async () => (await call('GET', 'courses?limit=100')).body.data.map(({id}: {id: string}) => id);
  const before = await ids();
  const title = 'First aid at work';
  const course = await create(sandbox, '/api/v1/courses', {title, organization_id: ORGANISATION});
  const user = await create(sandbox, '/api/v1/users', CALLUM);
  expect(await ids()).toEqual([course, ...before]);
  const times = {created_at: '2026-11-21T09:00:01Z', updated_at: '2026-11-21T09:00:01Z'};
  const empty = {description: '', modules_count: 0, lessons_count: 0, modules: []};
  expect((await call('GET', `courses/${course}`)).body.data).toEqual({id: course, title, ...times, ...empty});

  const progress = (id: string) => call('GET', `learners/${user}/progress?course_id=${id}`);
  expect((await progress(course)).status).toBe(404);
  for (const course_id of [course, 'crs_8f2k1'])
    expect((await call('POST', 'enrollments/course', {user_id: user, course_id})).status).toBe(201);
  expect((await progress(course)).body.data).toMatchObject({progress_percentage: 0, total_lessons: 0});
  expect((await progress('crs_8f2k1')).body.data).toMatchObject({total_lessons: 5, last_accessed: null});

  const enrolment = `enrollments/course/${user}/crs_8f2k1`;
  expect((await call('DELETE', enrolment)).status).toBe(200);
  expect((await call('DELETE', enrolment)).status).toBe(404);
  expect((await progress('crs_8f2k1')).status).toBe(404);

  expect((await call('DELETE', `users/${user}`)).status).toBe(200);
  for (const gone of [await call('DELETE', `users/${user}`), await progress(course)])
    expect(gone.body.data).toEqual({field: 'id'});
});

it('deleting a team keeps its members', async () => {
  const sandbox = createSandbox(contract);
  const team = await create(sandbox, '/api/v1/teams', {name: 'Late shift', organization_id: ORGANISATION});
  expect((await send(sandbox, 'GET', `/api/v1/teams/${team}/progress`)).body.data).toEqual([]);
  expect((await send(sandbox, 'GET', `/api/v1/courses?team_id=${team}`)).body.data).toEqual([]);
  expect((await send(sandbox, 'DELETE', `/api/v1/teams/${team}`)).status).toBe(200);
  expect((await send(sandbox, 'GET', `/api/v1/teams/${team}/progress`)).status).toBe(404);

  expect((await send(sandbox, 'DELETE', '/api/v1/teams/team_5c9w2')).status).toBe(200);
  expect((await send(sandbox, 'GET', byId('getLearnerProgress').url)).status).toBe(200);
});

describe('the pages of a list', () => {
  const sandbox = createSandbox(contract);
  const page = async (query: string) => (await send(sandbox, 'GET', `/api/v1/courses?${query}`)).body;

  it('have 20 entries by default, as documented', async () => {
    const {pagination, data} = await page('');
    expect(pagination).toMatchObject({page: 1, limit: 20, total_pages: 2});
    expect(data).toHaveLength(20);
    expect((await page('page=2')).data).toHaveLength(pagination.total - 20);
  });

  it('are empty beyond the last page', async () => {
    const number = Number.MAX_SAFE_INTEGER;
    expect(await page(`page=${number}`)).toMatchObject({data: [], pagination: {page: number, total_pages: 2}});
    expect((await page('team_id=nope')).pagination).toEqual({page: 1, limit: 20, total: 0, total_pages: 0});
  });
});

it('a full sandbox refuses with 403 until something is deleted', async () => {
  const sandbox = createSandbox(contract);
  const team = (name: string) => ({name, organization_id: ORGANISATION});
  const large = team('x'.repeat(900_000));
  const id = await create(sandbox, '/api/v1/teams', large);
  for (let count = 1; count < 4; count += 1) await create(sandbox, '/api/v1/teams', large);
  const {status, body} = await send(sandbox, 'POST', '/api/v1/teams', {body: large});
  expect([status, body.message]).toEqual([
    403,
    expect.stringMatching(/^The sandbox is full: .*; delete some or reset it\.$/),
  ]);
  expect((await send(sandbox, 'GET', `/api/v1/teams/${id}/progress`)).status).toBe(200);
  await send(sandbox, 'DELETE', `/api/v1/teams/${id}`);
  await create(sandbox, '/api/v1/teams', large);
});
