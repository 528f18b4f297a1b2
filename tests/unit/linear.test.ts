/**
 * Every parser of text from outside takes linear time. Each gets 100 kB of the texts for which a careless one would be
 * slowest.
 */
import vm from 'node:vm';
import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parseJson} from '../../src/lib/console/json';
import {serverAddress} from '../../src/lib/console/servers';
import {normaliseMessage, validateMessage} from '../../src/lib/contact';
import {searchAnswers} from '../../src/lib/help';
import {socialImagePath} from '../../src/lib/metadata';
import {camelCase, collectionOf, identified, kindOf, ownerOf, prefixOf, singular, stemOf} from '../../src/lib/names';
import {parseRetryAfter} from '../../src/lib/retryAfter';
import {SAMPLE_LANGUAGES, loadGenerator} from '../../src/lib/samples';
import {jsonMarks, sampleMarks} from '../../src/lib/samples/marks';
import {linesOf, tokensOf} from '../../src/lib/samples/tokens';
import {excerpt, markWords} from '../../src/lib/search/marks';
import {wordsOf} from '../../src/lib/search/terms';
import {slugOf} from '../../src/lib/slug';
import {nearestPages} from '../../src/lib/suggestions';
import {pathWords, resolvePath} from '../../src/lib/unknownPaths';
import {openContract} from '../../src/openapi/contract';
import {essenceOf, isJsonType} from '../../src/openapi/media';
import {serverUrl} from '../../src/openapi/serverUrl';
import {anchorFor, kebabCase, slugFor} from '../../src/openapi/slugs';
import {markdownWithin} from '../../src/plugins/finish/agentFiles/html';
import {code, escapeText, fence, link, paragraph, table} from '../../src/plugins/finish/agentFiles/markdown';
import {inlineScripts} from '../../src/plugins/finish/hosting/documents';
import {respond} from '../../src/plugins/finish/hosting/respond';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';
import {markdownRenderer} from '../../src/plugins/reference/markdown';
import {joinTexts} from '../../src/plugins/finish/search/text';
import {createSandbox} from '../../src/sandbox';
import {negotiate} from '../../src/sandbox/negotiate';
import {cookiesOf} from '../../src/sandbox/parameters';
import {readPreference} from '../../src/sandbox/prefer';
import {createRouter} from '../../src/sandbox/routing';
import {createTextReader} from '../../src/sandbox/text';

const SIZE = 100_000;

/**
 * Time limit for one text, in milliseconds; a linear parser needs only a few. Vitest's own limit would not interrupt a
 * synchronous function.
 */
const LIMIT = 3000;

const context = vm.createContext({});
const script = new vm.Script('work()');

/** Runs a synchronous function and stops it after the limit. */
function within(work: () => unknown): void {
  context.work = work;
  script.runInContext(context, {timeout: LIMIT});
}

const many = (part: string, size = SIZE): string => part.repeat(Math.ceil(size / part.length));

/** Texts for which a regular expression may try every split: long runs with a different end, and unclosed openings. */
const RUNS = [' ', '\t\n', '-', '/', '.', '"', '\\"', "'", '`', '{', '{}', '[', '<a', '&', '=', ';', ',', ':', '#', '%20']
  .concat(['A', 'aA', '1', 'a.', 'a-', 'a=', 'é', '_', '*', '@', '\n"', '"""!', '_a', '*a', '[a', '`a']); // prettier-ignore
const WORST = RUNS.flatMap((run) => [`${many(run)}\u0001x`, `"a${many(run)}`]);

const headers = (name: string, value: string) => new Headers([[name, value.replace(/[^\t\x20-\x7e]/g, ' ')]]);

const rules = hostingRules({baseUrl: '/', pages: ['/', '/compare/x-alternative'], csp: ''});

const contract = openContract({
  openapi: '3.1.0',
  info: {title: 'Pairs', version: '1'},
  servers: [{url: 'https://pairs.example/'}],
  paths: {'/pairs/{a}-{b}-{c}-{d}.json': {get: {responses: {200: {description: 'A pair.'}}}}},
});
const route = createRouter(contract);
const reader = createTextReader(contract);

const PARSERS: Record<string, (text: string) => unknown> = {
  'cookies of a request': (text) => cookiesOf(headers('X-Sandbox-Cookie', `;${text};`)),
  'Prefer headers': (text) => readPreference(text),
  'Accept headers': (text) => negotiate(text, ['application/json', 'text/csv']),
  'Retry-After headers': (text) => parseRetryAfter(text, 0),
  'media types': (text) => [essenceOf(text), isJsonType(text), isJsonType(`a/${text}`)],
  'paths with several parameters in a segment': (text) => route(`/pairs/${text}`),
  'values in the query': (text) => reader.scalar(text, {type: ['number', 'boolean', 'null']}),
  'server URLs': (text) => [
    serverUrl({url: text, variables: []}),
    serverAddress({url: `https://a.example/${text}`}, {}, 'https://b.example'),
  ],
  'unknown paths': (text) => [
    resolvePath(text, ['/', '/pricing', '/compare/x-alternative']),
    nearestPages(pathWords(text), [{title: text, href: '/'}]),
  ],
  'request paths': (text) => [respond(rules, text, () => false), respond(rules, `/${text}`, () => true)],
  'descriptions of a contract': (text) => markdownRenderer().html(text),
  'documents with scripts': (text) => inlineScripts(`<p title='${text}'>${text}<script>${text}</script>${text}`),
  'social image paths': (text) => socialImagePath(text),
  'JSON with a mistake': (text) => [parseJson(text), parseJson(`["${text}`)],
  'code to highlight': (text) => ['bash', 'java', 'json', 'php'].map((grammar) => tokensOf(text, grammar)),
  'lines of code': (text) => linesOf(text, 'text'),
  'examples to mark': (text) => {
    const body = {contentType: 'application/json', properties: [{id: 'a', name: text, children: []}]};
    jsonMarks(text, body);
    sampleMarks(text, {url: text, body: {contentType: body.contentType, text}}, {parameters: [], body});
  },
  'contact messages': (text) =>
    [text, `${text}@${text}`, `a@${text}`].map((email) =>
      validateMessage(normaliseMessage({name: text, email, message: text})),
    ),
  'queries of the help widget': (text) => searchAnswers([{question: text, answer: text}], text.slice(0, 100), 5),
  'text to search': (text) => [
    wordsOf(text),
    markWords(text, new Set(['a'])),
    excerpt(`x ${text}`, new Set(['a']), text.length - 10),
  ],
  'names and headings': (text) => [slugOf, kebabCase, anchorFor, (name: string) => slugFor(name, 'x')].map((f) => f(text)),
  'names of identifiers': (text) => [
    [stemOf, identified, singular, camelCase, collectionOf, kindOf, prefixOf].map((f) => f(text)),
    ownerOf(`/${text}/{id}`, 'id'),
  ],
  'Markdown text': (text) => [code, escapeText, fence, paragraph].map((write) => write(text)),
  'Markdown links and tables': (text) => [link(text, `https://a.example/${text}`), table([text], [[text]])],
  'text of a page': (text) => joinTexts(text.split(' ')),
}; // prettier-ignore

describe('linear time is enough for', () => {
  it.each(Object.entries(PARSERS))('%s', (_, parse) => {
    for (const text of WORST) within(() => parse(text));
  });

  it.each(SAMPLE_LANGUAGES)('samples in $label', async ({id, grammar}) => {
    const write = await loadGenerator(id);
    const url = 'https://pairs.example/';
    const bodies = WORST.filter((text) => /[\s"'`\\_{]/.test(text.slice(0, 3))).flatMap((text) => [
      {contentType: 'text/plain', text},
      {contentType: 'text/plain', text: `\n${text}JSON${many('_', SIZE / 10)}TEXT${many('_', SIZE / 10)}`},
      {contentType: 'application/json', text: JSON.stringify({[text]: text})},
    ]);
    for (const body of bodies) within(() => tokensOf(write({method: 'POST', url, headers: [], body}), grammar));
  });

  it('the Markdown of a page', () => {
    for (const text of WORST) {
      const page = cheerio.load('<main><p>a<b></b></p><blockquote>b</blockquote><pre>c</pre><h2>d</h2></main>');
      page('main *').append(page('<i>').text(text));
      within(() => markdownWithin(page('main'), 'https://a.example/'));
    }
  });

  describe('bodies of requests to the sandbox:', () => {
    const content = {
      'application/json': {schema: {type: 'array', uniqueItems: true}},
      'application/x-www-form-urlencoded': {schema: {properties: {a: {type: 'array'}}}},
    };
    const sandbox = createSandbox({
      openapi: '3.1.0',
      info: {title: 'Lists', version: '1'},
      paths: {'/lists': {post: {requestBody: {content}, responses: {200: {description: 'Stored.'}}}}},
    });
    const send = async (type: string, body: string) => {
      const request = {method: 'POST', headers: {'Content-Type': type}, body};
      return (await sandbox.fetch(new Request('https://lists.example/lists', request))).text();
    };

    it('a form with one field many times', async () => {
      const reply = await send('application/x-www-form-urlencoded', 'a&'.repeat(100_000));
      expect(reply).toContain('the body holds more than 10000 values');
    });

    it('a list whose items must be unique', async () => {
      const items = Array.from({length: 1000}, (_, index) => ({index}));
      expect(await send('application/json', JSON.stringify([...items.slice(1), {index: 1}]))).toContain(
        'the body must not contain the same item twice',
      );
      expect(await send('application/json', JSON.stringify([...items, {index: 1}]))).toBe('');
    });
  });
});
