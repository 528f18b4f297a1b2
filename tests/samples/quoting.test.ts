import type {IncomingMessage, RequestListener} from 'node:http';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadGenerator, SAMPLE_LANGUAGES} from '../../src/lib/samples';
import type {SampleRequest} from '../../src/lib/samples/types';
import {serve, type TestServer} from '../support/server';
import {NASTY_TEXTS} from './nasty';
import {isInstalled, run, RUNTIMES, titleOf} from './runtimes';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const RESPONSE = 'Grüße, 😀 "quoted"';

/** Visible ASCII with every character that is special in some language. */
const NASTY_HEADER = `it's "x" \\ \\n \\u0041 $HOME \${HOME} {$a} #{1} \`id\` $(id) %s %20 ! ; <&> [0] {b,c} ~ # // /* */`;

const visible = NASTY_TEXTS.filter((text) => /^[\n\P{C}]*$/u.test(text));

/** Covers every kind of literal that a generator writes, with everything that could break out of it. */
const TEXTS = {
  'every nasty text': NASTY_TEXTS.join('\n'),
  'nasty texts in lines': visible.join('\n'),
  'nasty texts in lines, without backticks': visible.filter((text) => !text.includes('`')).join('\n'),
  'nasty texts in one line': visible.filter((text) => !text.includes('\n')).join(' '),
  'a quote at the end': 'first\nlast"',
  'three quotes at the start': '"""\nlast',
  'a backslash at the end': 'first\nlast\\',
  'a backslash alone': '\\',
  'a backslash before a quote': `\\'`,
  'spaces around lines': '  a \n    b\n\n  c\n',
  'tabs before lines': '\ta\n\tb',
  'line breaks at the end': 'a\n\n',
  'text like an option': '-n %s',
  'text like a file name': '@/etc/hostname',
  'text like the end of a block': 'JSON\nTEXT\n  TEXT_;\n',
};

/** A request without its origin, which is known once the server runs. */
type Case = Omit<SampleRequest, 'url'> & {title: string; target: string};

const post = (title: string, contentType: string, text: string): Case => ({
  title,
  method: 'POST',
  target: '/',
  headers: [],
  body: {contentType, text},
});

const constants = {constants: [true, false, null, -1.5e-7, {}], 'a-b': {$c: '', __d: []}};

const CASES: Case[] = [
  {title: 'a GET without a body', method: 'GET', target: "/a%20b%2Fc/it's?q=%24HOME&r=(1)*!~'", headers: []},
  {
    title: 'credentials and nasty headers',
    method: 'GET',
    target: '/',
    headers: [
      {name: 'Accept', value: 'application/json'},
      {name: 'X-API-Key', env: 'API_KEY'},
      {name: 'X-Prefixed', env: 'DOMAIN_ID', prefix: `${NASTY_HEADER} `},
      {name: 'X-Nasty', value: NASTY_HEADER},
    ],
  },
  {
    title: 'credentials in the query',
    method: 'GET',
    target: "/?a='%24",
    query: [
      {name: 'key', env: 'DOMAIN_ID'},
      {name: 'other key', env: 'DOMAIN_ID'},
    ],
    headers: [],
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    title: `a ${method} without a body`,
    method,
    target: '/',
    headers: [],
  })),
  post('a form', 'application/x-www-form-urlencoded', "a=1&b=it's%20%24HOME"),
  post(
    'the parts of a form',
    'multipart/form-data; boundary=x-y',
    '--x-y\r\nContent-Disposition: form-data; name="a"\r\n\r\n$HOME\r\n--x-y--\r\n',
  ),
  ...Object.entries(TEXTS).map(([title, text]) => post(title, 'text/plain', text)),
  post('JSON with every nasty text', 'application/json', JSON.stringify({NASTY_TEXTS, ...constants}, null, 2)),
  post('JSON in lines', 'application/problem+json; x=y', JSON.stringify({visible, ...constants}, null, 2)),
  post(
    'JSON that number types would change',
    'application/json',
    '{"id": 12345678901234567890, "__proto__": {"a": 1.0}}',
  ),
];

const CREDENTIALS: Record<string, string> = {API_KEY: 'a key "of" $5', DOMAIN_ID: 'domain'};

const received: Received[] = [];
const handle: RequestListener = async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {method = '', url = '', headers} = request;
  received.push({method, url, headers, body: Buffer.concat(chunks).toString()});
  response.writeHead(url === '/broken' ? 503 : 200, {'Content-Type': 'text/plain; charset=utf-8'}).end(RESPONSE);
};
let server: TestServer;

beforeAll(async () => {
  server = await serve(handle);
});

afterAll(() => server.close());

for (const language of SAMPLE_LANGUAGES) {
  describe.skipIf(!isInstalled(language.id))(`${titleOf(language)} sends exactly`, () => {
    const {prepare} = RUNTIMES[language.id];
    let folder: string;
    let commands: string[][];

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), `quoting-${language.id}-`));
      const generate = await loadGenerator(language.id);
      const broken = {method: 'GET', target: '/broken', headers: []};
      commands = await prepare(
        folder,
        [...CASES, broken].map(({target, ...request}) => generate({...request, url: server.origin + target})),
      );
    });

    afterAll(() => rm(folder, {recursive: true, force: true}));

    for (const [index, {title, method, target, query = [], headers, body}] of CASES.entries()) {
      it(title, async () => {
        received.length = 0;
        const {code, stdout, stderr} = await run(commands[index]!, {env: CREDENTIALS});
        expect(code, stderr).toBe(0);
        expect(stdout.trimEnd()).toBe(RESPONSE);
        expect(received).toHaveLength(1);
        const request = received[0]!;
        expect(request.method).toBe(method);
        // Some clients encode one more character, so URLs are compared after normalisation.
        const keys = query.map(({name, env}) => `&${encodeURIComponent(name)}=${CREDENTIALS[env]}`).join('');
        expect(new URL(request.url, server.origin).href).toBe(new URL(target + keys, server.origin).href);
        for (const header of headers) {
          const value = 'value' in header ? header.value : `${header.prefix ?? ''}${CREDENTIALS[header.env]}`;
          expect(request.headers[header.name.toLowerCase()]).toBe(value);
        }
        if (!body) {
          expect(request.body).toBe('');
          return;
        }
        expect(request.headers['content-type']).toBe(body.contentType);
        // A JSON body that the sample writes as a native literal may be formatted differently.
        const read = (text: string): unknown =>
          title.startsWith('JSON') && body.text.includes('\n') ? JSON.parse(text) : text;
        expect(read(request.body)).toEqual(read(body.text));
      });
    }

    it('fails visibly on a status other than 2xx', async () => {
      const {code, stdout, stderr} = await run(commands.at(-1)!);
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain('503');
      expect(stdout + stderr).toContain(RESPONSE);
    });
  });
}
