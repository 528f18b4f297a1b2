import {expect, it} from 'vitest';
import {createSearch, entriesOf} from '../../../src/lib/search/engine';
import type {SearchPage} from '../../../src/lib/search/file';
import {excerpt, markWords} from '../../../src/lib/search/marks';

const page = (path: string, more: Partial<SearchPage>): SearchPage => ({
  ...{path, kind: 'page', title: path, text: '', parts: []},
  ...more,
});
const operation = (slug: string, title: string, method: string, path: string, more: Partial<SearchPage> = {}) =>
  page(`/${slug}`, {kind: 'operation', title, names: [method, path], text: `${title}.`, ...more});

const searchIn = (pages: SearchPage[]) =>
  createSearch(entriesOf({version: 2, pages}), {sso: 'single sign-on', cost: 'price'});

const search = searchIn([
  page('/', {title: 'AI-powered LMS for organisations', text: 'Courses, teams and prices in one place.'}),
  page('/authentication', {
    kind: 'guide',
    title: 'Authentication',
    answers: ['crest'],
    text: 'Send X-API-Key with every request.',
  }),
  page('/errors', {
    kind: 'guide',
    title: 'Errors',
    parts: [{id: '429', title: '429: rate limit exceeded', text: 'Wait as long as the header Retry-After says.'}],
  }),
  operation('get-course', 'Get a course', 'GET', '/api/v1/courses/{id}', {
    parts: [
      {id: 'parameter-id', kind: 'parameter', title: 'id', text: 'Identifier of the course.'},
      {id: 'data-team_id', kind: 'property', title: 'data.team_id', text: 'Its team.'},
    ],
  }),
  operation('list-courses', 'List courses', 'GET', '/api/v1/courses', {
    text: 'Returns the courses of your domain, of one team with team_id.',
    parts: [{id: 'parameter-team_id', kind: 'parameter', title: 'team_id', text: 'Only what belongs to this team.'}],
  }),
  page('/badges', {kind: 'feature', title: 'Badges and Certificates', text: 'Certificates that expire.'}),
  page('/branding', {
    kind: 'feature',
    title: 'Custom Branding',
    answers: ['white label', 'logo'],
    text: 'Your colours on every certificate.',
    parts: [{id: 'crest', title: 'Print your crest on the certificate', text: 'In your colours.'}],
  }),
  page('/enrolment', {kind: 'feature', title: 'Enrolment', text: 'Enrol a whole organisation by e-mail.'}),
  page('/single-sign-on', {kind: 'feature', title: 'Single Sign-On', text: 'The only account they have.'}),
  page('/pricing', {
    title: 'Pricing per user, monthly or annual',
    text: 'See the price in US dollars.',
    parts: ['One price.', 'Each price.', 'Any price.', 'No price.'].map((text) => ({id: text, title: 'Part', text})),
  }),
]);
const hrefs = (query: string) => search(query).map(({entry}) => entry.href);

it.each([
  ['an API name', 'team_id', '/list-courses#parameter-team_id'],
  ['an operationId', 'listCourses', '/list-courses'],
  ['a path', '/api/v1/courses/{id}', '/get-course'],
  ['a method and a path', 'GET courses', '/list-courses'],
  ['another ending', 'prices', '/pricing'],
  ['a page before its sections', 'certificate', '/badges'],
  ['a question', 'how do I get a badge?', '/badges'],
  ['two spellings', 'organization e-mail', '/enrolment'],
  ['a synonym that is one word', 'cost', '/pricing'],
  ['the start of a word', 'pri', '/pricing'],
  ['a typo', 'certifcate', '/badges'],
  ['a word that is nowhere', 'zeppelin certificate', '/badges'],
])('finds %s: %s', (_, query, href) => {
  expect(hrefs(query)[0]).toBe(href);
});

it('returns entries with all words first', () => {
  expect(hrefs('colours certificate').slice(0, 2)).toEqual(['/branding#crest', '/branding']);
});

it('a query that an entry answers leads to it, as a part of a longer one too, but a single word of several does not', () => {
  expect(hrefs('white label')[0]).toBe('/branding');
  expect(hrefs('do you have white labels?')[0]).toBe('/branding');
  expect(hrefs('crest')[0]).toBe('/authentication');
  expect(hrefs('crest certificate')[0]).toBe('/branding#crest');
});

it('two letters that are swapped are one typo, and a word that is there is none', () => {
  expect(hrefs('bagde')[0]).toBe('/badges');
  expect(hrefs('each')[0]).toMatch(/^\/pricing#/);
  expect(hrefs('each')).not.toContain('/get-course');
});

it('a sentence finds no parameter unless it is its name', () => {
  expect(hrefs('what belongs to a team')).not.toContain('/list-courses#parameter-team_id');
  expect(hrefs('team id')[0]).toBe('/list-courses#parameter-team_id');
});

it('pages of the documentation come first for who reads it, and later for others', () => {
  const find = searchIn([
    page('/features/x', {title: 'Webhook', text: 'For buyers.'}),
    page('/developer/guides/x', {kind: 'guide', title: 'Webhook', text: 'For developers.'}),
  ]);
  const first = (isDeveloper: boolean) => find('webhook', {isDeveloper})[0]!.entry.href;
  expect([first(false), first(true)]).toEqual(['/features/x', '/developer/guides/x']);
});

it('looks for the words of a synonym as they are written, not for longer ones', () => {
  const [hit] = search('sso');
  expect(hit!.entry.href).toBe('/single-sign-on');
  expect([...hit!.terms]).not.toContain('only');
});

it('returns at most three results per page', () => {
  expect(hrefs('price').filter((href) => href.startsWith('/pricing'))).toHaveLength(3);
});

it.each(['', '?!', '\\', '\u0000', '😀'])('finds nothing for %j', (query) => {
  expect(hrefs(query)).toEqual([]);
});

it.each([
  ['Certificates that expire.', ['certificates'], '[Certificates] that expire.'],
  ['<b>gap</b> & gap', ['gap'], '<b>[gap]</b> & [gap]'],
  ['team_id and course_id', ['team', 'id'], '[team_id] and course_id'],
  ['team_id', ['teamid'], '[team_id]'],
])('of %j, %j marks whole words', (text, terms, marked) => {
  const stretches = markWords(text, new Set(terms));
  expect(stretches.map(([part, isMarked]) => (isMarked ? `[${part}]` : part)).join('')).toBe(marked);
});

it('an excerpt is the first match, cut between words, or the beginning of the text', () => {
  const text = `${'begin '.repeat(30)}the needle lies here${' end'.repeat(30)}`;
  const part = excerpt(text, new Set(['needle']), 100);
  expect(part).toMatch(/^… begin .*the needle lies here end.* end …$/);
  expect(part.length).toBeLessThanOrEqual(104);
  expect(excerpt(text, new Set(), 100)).toMatch(/^begin .* begin …$/);
  expect(excerpt('short', new Set(['needle']), 100)).toBe('short');
});
