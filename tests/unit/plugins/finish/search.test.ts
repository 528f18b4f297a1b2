import {expect, it} from 'vitest';
import {factsOf, type PageFacts} from '../../../../src/lib/pageFacts';
import {readSearchFile, type SearchPage} from '../../../../src/lib/search/file';
import type {Json} from 'openapi-model/json';
import {overviewOf as valuesOf} from 'openapi-model/overview';
import {collectPages} from '../../../../src/plugins/finish/search/collect';
import {operationEntry} from 'docusaurus-openapi-pages/lib/searchEntry';
import {pageEntry} from '../../../../src/plugins/finish/search/reader';
import {markdownRenderer} from 'docusaurus-openapi-pages/plugin/markdown';
import {readContent} from 'docusaurus-openapi-pages/lib/pageTree';

type Source = Partial<Pick<PageFacts, 'path' | 'kind' | 'title' | 'description'>>;

const extract = (main: string, source: Source = {}) =>
  pageEntry({
    ...factsOf({path: '/pricing', kind: 'page', title: 'Pricing', description: '', ...source}),
    ...readContent(`<main>${main}</main>`, 'https://www.skillgrove.example/pricing'),
  });

const partsOf = (main: string, source?: Source) => extract(main, source).parts;

it('takes title and description from the facts, and the text above the first heading', () => {
  const page = extract('<h1>One plan</h1><p>It falls as you grow.</p><h2 id=tiers>Tiers</h2><p>Five of them.</p>', {
    description: 'Prices in US dollars.',
  });
  expect(page).toEqual({
    path: '/pricing',
    kind: 'page',
    title: 'Pricing',
    text: 'Prices in US dollars. One plan · It falls as you grow.',
    parts: [{id: 'tiers', title: 'Tiers', text: 'Five of them.'}],
  });
});

it('leaves out code, links between pages and cards about other pages', () => {
  const page = extract(`<h1>Scenes</h1><pre><code>curl -X</code></pre>
    <div><a href=/trial>Start</a> <a href=/demo>Demo</a></div>
    <ul><li><h3><a href=/features/quizzes>Quizzes</a></h3><p>About quizzes.</p></li></ul><p>Words that stay.</p>`);
  expect(page.text).toBe('Words that stay. Scenes');
  expect(page.parts).toEqual([]);
});

it('separates text that appears apart on the screen, and does not split words', () => {
  const text = extract(`<h1>x</h1><ul><li>One<li>Two</ul><p><span>integer</span><span>in query</span></p>
    <p>Send <code>team_id</code>, or <b>no</b>thing.</p><p>First.</p><p>Second.</p>`).text;
  expect(text).toBe('One · x · Two · integer in query · Send team_id, or nothing. First. Second.');
});

it('starts a part at every heading, with the nearest fragment', () => {
  const parts = partsOf(`<h1>x</h1><h2 id=gap>Gaps</h2><p>a</p><h3>By team</h3><p>b</p>
    <h2>Elsewhere</h2><p>c</p>`);
  const shown = parts.map(({id, title}) => `${id}|${title}`);
  expect(shown).toEqual(['gap|Gaps', 'gap|By team', '|Elsewhere']);
});

it('recognises questions, including those in accordion buttons', () => {
  const parts = partsOf('<h1>x</h1><h3 id=why><button>Why now?</button></h3><section><p>Because.</p></section>');
  expect(parts).toEqual([{id: 'why', kind: 'question', title: 'Why now?', text: 'Because.'}]);
});

it('cuts a text of any length between words', () => {
  const {text} = extract(`<h1>x</h1><p>${'word '.repeat(100_000)}`);
  expect(text.length).toBeLessThanOrEqual(1200);
  expect(text).toMatch(/word$/);
  expect(extract(`<h1>x</h1><p>${'😀'.repeat(100_000)}`, {title: 'x'}).text).toBe('😀'.repeat(600));
});

const overviewOf = (document: Json) => valuesOf(document, markdownRenderer());

it('an operation has every parameter, property and alternative with its anchor, but no error properties', () => {
  const json = (properties: object) => ({content: {'application/json': {schema: {type: 'object', properties}}}});
  const content = {oneOf: [{title: 'Quiz', type: 'object', properties: {score: {type: 'integer'}}}, {type: 'string'}]};
  const {tags} = overviewOf({
    paths: {
      '/courses/{id}': {
        put: {
          operationId: 'changeCourse',
          summary: 'Change a course',
          description: 'Changes *one* course. It keeps:\n\n- the `id`\n- the team\n  - its name\n\n|a|b|\n|-|-|\n|c|d|',
          parameters: [
            {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}, example: 7},
            {name: 'team_id', in: 'query', deprecated: true, description: 'Of this team.', schema: {type: 'string'}},
          ],
          requestBody: json({email: {type: 'string'}}),
          responses: {
            200: {description: 'The course.', ...json({data: {type: 'array', items: {properties: {content}}}})},
            404: {description: 'No course.', ...json({success: {type: 'boolean'}})},
          },
        },
      },
    },
  });
  const {parts, ...entry} = operationEntry(tags[0]!.operations[0]!);
  expect(entry).toEqual({
    kind: 'operation',
    title: 'Change a course',
    names: ['PUT', '/courses/{id}'],
    text: 'Changes one course. It keeps: the id the team its name a b c d',
  });
  const shown = parts.map(({id, kind, title, text}) => `${id} (${kind}) ${title}: ${text}`);
  expect(shown.sort()).toEqual([
    'body-email (property) email: string optional',
    'parameter-id (parameter) id: integer in path required · at least 1 · Example: 7',
    'parameter-team_id (parameter) team_id: string in query optional deprecated · Of this team.',
    'request-body (undefined) Request body: application/json object',
    'response-200-data (property) data: array of object optional',
    'response-200-data-content (property) data.content: object or string optional',
    'response-200-data-content-Quiz (property) data.content.Quiz: object',
    'response-200-data-content-Quiz-score (property) data.content.score: integer optional',
    'response-200-data-content-string (property) data.content.string: string',
    'responses (undefined) Responses: 200 The course. application/json object',
  ]);
});

const page = (path: string, parts: SearchPage['parts'], more: Partial<SearchPage> = {}): SearchPage => ({
  ...{path, kind: 'page', title: path, text: '', parts},
  ...more,
});
const part = (title: string, text = 'text', id = '') => ({id, title, text});

it('leaves out the entries of a list whose records have pages of their own', () => {
  const file = collectPages([
    page('/list', [
      part('Courses', 'All of them.', 'courses'),
      part('List courses', 'Again.', 'list'),
      part('Parameters', 'page', 'list'),
      part('Responses', 'Courses.', 'list--responses'),
      part('Errors', 'Nine.', 'errors'),
    ]),
    page('/ref', [part('Parameters', 'page', 'parameters')], {kind: 'operation', title: 'List courses'}),
    page('/guide', [part('List courses', 'Your first call.', 'list')], {kind: 'guide'}),
  ]);
  const shown = file.pages.map(({path, parts}) => [path, ...parts.map(({title}) => title)].join());
  expect(shown).toEqual(['/guide,List courses', '/list,Courses,Errors', '/ref,Parameters']);
});

it.each([null, {version: 1, pages: []}])('a file of any other version is refused: %j', (value) => {
  expect(() => readSearchFile(value)).toThrow(/^search-index\.json: /);
});
