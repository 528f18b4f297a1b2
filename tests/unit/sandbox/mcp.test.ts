/** Agents at /mcp: the tools by themselves, and through the protocol's own client. */
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {expect, it, vi} from 'vitest';
import {docsTools} from '../../../src/lib/agent/docs';
import {markdownPath} from '../../../src/lib/paths';
import {INDEX_VERSION, type SearchPage} from '../../../src/lib/search/file';
import {openContract} from 'openapi-model/contract';
import type {Json} from 'openapi-model/json';
import {MAX_BODY, type OpenApiDocument} from 'openapi-sandbox';
import {host} from 'openapi-sandbox/host';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {callTool} from 'openapi-sandbox/tools/callTool';
import {OPERATION_TOOLS} from 'openapi-sandbox/tools/operations';
import {AgentError, type AgentContext, type Tool} from 'openapi-sandbox/tools/types';
import {createSandbox} from '../../../src/sandbox';
import {createMcp} from '../../../src/sandbox/mcp';
import {NOT_OFFERED, ourContract} from '@site/tests/unit/support/contract';
import {foreignContract} from '@site/packages/openapi-model/tests/support/foreign';
import {send} from '@site/packages/openapi-sandbox/tests/support/sandbox';
import {randomFrom} from '@site/tests/support/random';
import {STYLES_CONTRACT} from '@site/packages/openapi-model/tests/support/styles';

const contract = ourContract();

const pageAt = (path: string): SearchPage => {
  const parts = [{id: 'retries', title: `Retries at ${path}`, text: 'Wait before you repeat a request.'}];
  return {path, kind: 'guide', title: `Page ${path}`, text: '', parts};
};

/** A build whose reader notes the paths that it was asked for. */
function build(paths = ['/', '/guides/errors']) {
  const files = new Map(paths.map((path) => [markdownPath(path), `# ${path}\n`]));
  files.set('/search-index.json', JSON.stringify({version: INDEX_VERSION, pages: paths.map(pageAt)}));
  const asked = new Set<string>();
  const read = async (path: string): Promise<string> => {
    asked.add(path);
    const text = files.get(path);
    if (text === undefined) throw new AgentError('Run "npm run build".');
    return text;
  };
  return {files, asked, read};
}

const toolsOf = (read = build().read): Tool[] => [...docsTools({read, synonyms: {}}), ...OPERATION_TOOLS];
const TOOLS = toolsOf();

function contextOf(document: Json): AgentContext {
  const {fetch} = createSandbox(document as OpenApiDocument);
  return {
    contract: openContract(document as OpenApiDocument),
    send: fetch,
    cookieHeader: COOKIE_HEADER,
  };
}

const run = (name: string, args: unknown, context: AgentContext, tools = TOOLS) =>
  callTool(
    tools.find((tool) => tool.name === name)!,
    args,
    context,
  );

function serve(read = build().read) {
  const sandbox = createSandbox(contract);
  const mcp = createMcp({contract, sandbox, read});
  return {sandbox, handle: host(sandbox, {origins: (origin) => origin === 'https://own.example', mcp})};
}

async function connect(handle: (request: Request) => Promise<Response>, mode: 'legacy' | 'auto' = 'auto') {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  const fetch = (url: string | URL, init?: RequestInit) => handle(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {fetch}));
  return {client, call: (name: string, args: Json) => client.callTool({name, arguments: args})};
}

it.each(['legacy', 'auto'] as const)('a client creates, enrols and follows a user (%s)', async (mode) => {
  const {sandbox, handle} = serve();
  const {client, call} = await connect(handle, mode);
  expect((await client.listTools()).tools.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
  expect(client.getInstructions()).toContain(NOT_OFFERED);
  expect((await call('list_operations', {})).structuredContent).toMatchObject({not_offered: NOT_OFFERED});
  const ask = async (operation: string, args: Json) => {
    const {structuredContent, content} = await call('call_sandbox', {operation, ...args});
    expect(content).toEqual([{type: 'text', text: JSON.stringify(structuredContent)}]);
    expect(structuredContent).toMatchObject({matches_contract: true});
    return (structuredContent as Json).body.data as Json;
  };
  const person = {email: 'c@larkfield.example', first_name: 'C', last_name: 'R', organization_id: 'org_4dn7q'};
  const {id} = await ask('createUser', {body: person});
  await ask('POST /api/v1/enrollments/course', {body: {user_id: id, course_id: 'crs_8f2k1'}});
  const progress = await ask('getLearnerProgress', {parameters: {id, course_id: 'crs_8f2k1'}});
  expect(progress).toMatchObject({user_id: id, completed_lessons: 0});
  // Everyone who uses the server has the same records.
  expect((await send(sandbox, 'GET', `/api/v1/learners/${id}/progress?course_id=crs_8f2k1`)).status).toBe(200);
  await expect(call('delete_files', {})).rejects.toThrow('delete_files');
  await client.close();
});

it('pages are found and read, and a new build is noticed', async () => {
  const {files, read} = build();
  const {client, call} = await connect(serve(read).handle);
  const {structuredContent} = await call('search_docs', {query: 'errors retries'});
  const [{path}] = (structuredContent as Json).results;
  expect(path).toBe('/guides/errors#retries');
  const addresses = ['https://own.example/guides/errors', 'https://own.example/base/guides/errors.md#retries'];
  for (const written of [path, 'guides/errors/', '/guides/errors.md', ...addresses]) {
    expect((await call('read_page', {path: written})).content).toEqual([{type: 'text', text: '# /guides/errors\n'}]);
  }
  const narrow = await call('search_docs', {query: 'errors retries', scope: 'documentation'});
  expect(narrow.structuredContent).toMatchObject({note: expect.any(String), results: []});
  for (const [name, text] of build(['/new']).files) files.set(name, text);
  expect((await call('read_page', {path: '/new'})).isError).toBe(false);
  files.clear();
  const {isError, content} = await call('search_docs', {query: 'new'});
  expect([isError, content]).toEqual([true, [{type: 'text', text: 'Run "npm run build".'}]]);
  await client.close();
});

const JSON_TYPE = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'};

it.each<[number, string, Record<string, string>, string?]>([
  [405, 'GET', {}],
  [405, 'DELETE', {}],
  [403, 'POST', {...JSON_TYPE, Origin: 'https://elsewhere.example'}, '{}'],
  [403, 'POST', {...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site'}, '{}'],
  [415, 'POST', {'Content-Type': 'text/plain'}, '{}'],
  [400, 'POST', JSON_TYPE, '{'],
  [413, 'POST', JSON_TYPE, ' '.repeat(MAX_BODY + 1)],
])('%i for %s with %j', async (status, method, headers, body) => {
  expect((await serve().handle(new Request('http://localhost/mcp', {method, headers, body}))).status).toBe(status);
});

const CONTRACTS: [string, Json][] = [
  ['our contract', contract],
  ['every style', STYLES_CONTRACT],
  ...['pets.yaml', 'signals.yaml', 'operations.yaml'].map((name): [string, Json] => [name, foreignContract(name)]),
];

it.each(CONTRACTS)('each operation of %s is described with a call that works', async (_, document) => {
  const {operations} = (await run('list_operations', {}, contextOf(document))).data!;
  for (const {id} of operations) {
    const context = contextOf(document);
    const {data} = await run('describe_operation', {operation: id}, context);
    const reply = await run('call_sandbox', data!.example_call, context);
    expect([id, reply.data?.status < 300, reply.data?.note, reply.text]).toEqual([id, true, undefined, reply.text]);
  }
});

it.each([
  ['call_sandbox', 'operation is required', {}],
  ['call_sandbox', 'secret is not allowed', {operation: 'listCourses', secret: 'x'}],
  ['call_sandbox', 'status must be 200 or more', {operation: 'listCourses', status: 99}],
  ['call_sandbox', 'listCourses', {operation: 'listCourse'}],
  ['call_sandbox', 'page: Must be 1 or more', {operation: 'listCourses', parameters: {page: 0}}],
  ['call_sandbox', 'page: Must be a whole number', {operation: 'listCourses', parameters: {page: '1e2'}}],
  ['call_sandbox', 'no body', {operation: 'listCourses', body: {}}],
  ['call_sandbox', 'id: ', {operation: 'getCourse', parameters: {id: '..'}, send_anyway: true}],
  ['call_sandbox', 'name must be a string', {operation: 'createTeam', body: {name: 5, organization_id: 'o'}}],
  ['call_sandbox', 'more than 10000 values', {operation: 'createTeam', body: Array(20_000).fill(1)}],
  ['call_sandbox', 'nested', {operation: 'createTeam', body: JSON.parse('['.repeat(2e4) + ']'.repeat(2e4))}],
  ['describe_operation', 'enrolInCourse', {operation: 'post /api/v1/enrollment/courses'}],
  ['read_page', '/guides/errors', {path: '/guide/eror'}],
])('%s refuses: %s', async (name, message, args) => {
  const {text, isError, data} = await run(name, args, contextOf(contract));
  expect([text, isError, data]).toEqual([expect.stringContaining(message), true, undefined]);
});

it('the whole site includes its links to other addresses, such as that of the app', async () => {
  const app = 'https://app.own.example/auth/login';
  const search = async (scope?: string) => {
    const args = {query: 'retries', ...(scope && {scope})};
    const {data} = await run('search_docs', args, contextOf(contract), toolsOf(build([app]).read));
    return (data!.results as {path: string}[]).map(({path}) => path.split('#')[0]);
  };
  expect(await search()).toContain(app);
  expect(await search('documentation')).toEqual([]);
});

it.each(['../../package.json', 'https://elsewhere.example/x', 'file:///etc/hosts', '/%2e%2e/package.json', '/a\\b'])(
  'nothing but the index is read for the path %s',
  async (path) => {
    const {read, asked} = build();
    expect((await run('read_page', {path}, contextOf(contract), toolsOf(read))).isError).toBe(true);
    expect([...asked]).toEqual(['/search-index.json']);
  },
);

it('an error can be forced, and an invalid request sent', async () => {
  const context = contextOf(contract);
  const forced = await run('call_sandbox', {operation: 'createUser', status: 429}, context);
  expect(forced.data).toMatchObject({status: 429, matches_contract: true, headers: {'retry-after': '30'}});
  const invalid = await run('call_sandbox', {operation: 'createUser', body: {}, send_anyway: true}, context);
  expect(invalid.data).toMatchObject({status: 400, matches_contract: true});
  const {body} = (await run('describe_operation', {operation: 'createUser'}, context)).data!.example_call as Json;
  const slip = await run('call_sandbox', {operation: 'createUser', body: {...body, role: 'admin'}}, context);
  expect(slip.data).toMatchObject({status: 201, note: expect.stringMatching(/^role is not in the contract/)});
  const misspelt = await run('call_sandbox', {operation: 'listCourses', parameters: {page: 1, límit: 1}}, context);
  expect(misspelt.data).toMatchObject({status: 200, note: expect.stringMatching(/^límit is not in the contract/)});
  expect(misspelt.data!.request).toBe('GET /api/v1/courses?page=1&l%C3%ADmit=1');
});

it('random calls change nothing outside their sandbox', async () => {
  const {read, asked, files} = build();
  const context = contextOf(contract);
  const tools = toolsOf(read);
  const ids = context.contract.operations.map(({id}) => id);
  const described = await Promise.all(ids.map((operation) => run('describe_operation', {operation}, context)));
  const examples = described.map(({data}) => data!.example_call as Json);

  const {next, pick} = randomFrom(1);
  const names = ['id', 'page', 'limit', '__proto__', 'constructor', 'user_id', 'query.limit', 'title'];
  const plain = ['', '..', '../../x', 'https://x.example', 'usr_3h7m9', '\u0000\ud800', -1, 1e99, true, null, ...ids];
  const valueOf = (depth: number): unknown => {
    if (depth === 0 || next() < 0.6) return pick<unknown>(plain);
    const values = Array.from({length: Math.floor(next() * 4)}, () => valueOf(depth - 1));
    const members = values.map((value) => `"${pick(names)}": ${JSON.stringify(value)}`);
    // Parsed, as only then `__proto__` is a name like any other.
    return next() < 0.3 ? values : JSON.parse(`{${members.join()}}`);
  };
  const argsOf = ({name, inputSchema}: Tool): unknown => {
    if (next() < 0.05) return valueOf(3);
    if (name === 'call_sandbox' && next() < 0.5)
      return {...pick(examples), ...pick([{}, {}, {body: {}, send_anyway: true}, {status: 429}])};
    const given = Object.keys(inputSchema.properties).filter((key) => key === 'operation' || next() < 0.6);
    return Object.fromEntries(given.map((key) => [key, key === 'operation' && next() < 0.9 ? pick(ids) : valueOf(4)]));
  };

  const network = vi.spyOn(globalThis, 'fetch');
  const other = createSandbox(contract);
  const outside = async () => [
    (await send(other, 'GET', '/api/v1/courses?limit=100')).text,
    JSON.stringify(contract),
    Object.getOwnPropertyNames(Object.prototype),
    Object.getOwnPropertyNames(globalThis),
  ];
  const before = await outside();
  const statuses = new Set<number>();
  for (let count = 0; count < 1000; count += 1) {
    const tool = pick(tools);
    const {data} = await callTool(tool, argsOf(tool), context);
    if (data?.status) statuses.add(data.status);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 404, 429]));
  expect(await outside()).toEqual(before);
  expect([...asked].filter((path) => !files.has(path))).toEqual([]);
  expect(network).not.toHaveBeenCalled();
  network.mockRestore();
});
