import {describe, expect, it} from 'vitest';
import {createSearch, entriesOf, type Synonyms} from '../../../src/lib/search/engine';
import type {SearchFile, SearchPage} from '../../../src/lib/search/file';
import {excerpt, markWords} from '../../../src/lib/search/marks';
import {stemOf, wordsOf} from '../../../src/lib/search/terms';

const page = (path: string, more: Partial<SearchPage>): SearchPage => ({
  path,
  kind: 'page',
  title: path,
  text: '',
  parts: [],
  ...more,
});

const FILE: SearchFile = {
  version: 1,
  pages: [
    page('/', {title: 'AI-powered LMS for organisations', text: 'Courses, teams and prices in one place.'}),
    page('/developer/guides/authentication', {
      kind: 'guide',
      title: 'Authentication',
      text: 'Send X-API-Key and X-Domain-ID with every request.',
    }),
    page('/developer/guides/errors', {
      kind: 'guide',
      title: 'Errors',
      text: 'Nine codes.',
      parts: [
        {id: '401', title: '401: API key or domain ID incorrect', text: 'X-API-Key is wrong.'},
        {id: '429', title: '429: rate limit exceeded', text: 'Wait as long as the header Retry-After says.'},
      ],
    }),
    page('/developer/reference/get-course', {
      kind: 'operation',
      title: 'Get a course',
      names: ['GET', '/api/v1/courses/{id}'],
      text: 'Returns one of the courses.',
      parts: [
        {id: 'parameter-id', kind: 'parameter', title: 'id', text: 'Identifier of the course.'},
        {id: 'response-200-data-team_id', kind: 'property', title: 'data.team_id', text: 'Its team.'},
      ],
    }),
    page('/developer/reference/list-courses', {
      kind: 'operation',
      title: 'List courses',
      names: ['GET', '/api/v1/courses'],
      text: 'Returns the courses of your domain, of one team with team_id.',
      parts: [{id: 'parameter-team_id', kind: 'parameter', title: 'team_id', text: 'Only what belongs to this team.'}],
    }),
    page('/developer/reference/create-course', {
      kind: 'operation',
      title: 'Create a course',
      names: ['POST', '/api/v1/courses'],
      text: 'Adds a course to an organisation.',
      parts: [{id: 'body-organization_id', kind: 'property', title: 'organization_id', text: 'Owner.'}],
    }),
    page('/features/badges', {kind: 'feature', title: 'Badges and Certificates', text: 'Certificates that expire.'}),
    page('/features/branding', {
      kind: 'feature',
      title: 'Custom Branding',
      text: 'Your colours on every certificate.',
      parts: [{id: 'crest', title: 'Print your crest on the certificate', text: 'In your colours.'}],
    }),
    page('/features/enrolment', {kind: 'feature', title: 'Enrolment', text: 'Enrol a whole organisation by e-mail.'}),
    page('/features/single-sign-on', {kind: 'feature', title: 'Single Sign-On', text: 'With the account they have.'}),
    page('/pricing', {
      title: 'Pricing per user, monthly or annual',
      text: 'See the price in US dollars.',
      parts: [
        {id: 'what', kind: 'question', title: 'What do we pay?', text: 'The price of your tier.'},
        {id: 'tiers', title: 'Tiers', text: 'Each price.'},
        {id: 'save', title: 'Saving', text: 'A lower price.'},
        {id: 'more', title: 'More', text: 'No price above 1,000.'},
      ],
    }),
  ],
};

const SYNONYMS: Synonyms = {sso: 'single sign-on', cost: 'price'};
const search = await createSearch(entriesOf(FILE), SYNONYMS);
const first = (query: string) => search(query)[0]?.entry.href;

describe('the search', () => {
  it.each([
    ['team_id', '/developer/reference/list-courses#parameter-team_id'],
    ['team id', '/developer/reference/list-courses#parameter-team_id'],
    ['listCourses', '/developer/reference/list-courses'],
    ['/api/v1/courses/{id}', '/developer/reference/get-course'],
    ['GET courses', '/developer/reference/list-courses'],
  ])('finds API names: %s', (query, href) => {
    expect(first(query)).toBe(href);
  });

  it.each([
    ['pricing', '/pricing'],
    ['prices', '/pricing'],
    ['certificate', '/features/badges'],
    ['retry-after', '/developer/guides/errors#429'],
    ['how do I get a badge?', '/features/badges'],
  ])('finds words with other endings, and ranks pages above their sections: %s', (query, href) => {
    expect(first(query)).toBe(href);
  });

  it.each([
    ['enroll', '/features/enrolment'],
    ['color', '/features/branding'],
    ['organization e-mail', '/features/enrolment'],
    ['SSO', '/features/single-sign-on'],
    ['cost', '/pricing'],
  ])('finds both spellings and synonyms: %s', (query, href) => {
    expect(first(query)).toBe(href);
  });

  it.each([
    ['pri', '/pricing'],
    ['certifcate', '/features/badges'],
    ['AUTHENTICATION', '/developer/guides/authentication'],
  ])('finds prefixes and tolerates typos: %s', (query, href) => {
    expect(first(query)).toBe(href);
  });

  it('returns entries with all words, or with some of them if none has all', () => {
    expect(search('colours certificate').map(({entry}) => entry.href)).toEqual([
      '/features/branding#crest',
      '/features/branding',
    ]);
    expect(first('zeppelin certificate')).toBe('/features/badges');
  });

  it('returns at most three results per page', () => {
    const hits = search('price').filter(({entry}) => entry.href.startsWith('/pricing'));
    expect(hits).toHaveLength(3);
  });

  it.each(['', '?!', '()', '\\', '\u0000', '😀'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });
});

describe('the ranking of operations', () => {
  const operation = (slug: string, title: string, method: string, path: string) =>
    page(`/developer/reference/${slug}`, {kind: 'operation', title, names: [method, path], text: `${title}.`});
  const ranked = createSearch(
    entriesOf({
      version: 1,
      pages: [
        page('/terms', {
          title: 'Terms of Service',
          text: 'When you create a team or delete a user of your team, enrol a user or end an enrolment, these terms apply.',
          parts: [{id: 'teams', title: 'Teams', text: 'Create a team, delete a team, enrol each user of a team.'}],
        }),
        page('/features/teams-and-managers', {kind: 'feature', title: 'Teams and Managers', text: 'Create a team.'}),
        operation('create-team', 'Create a team', 'POST', '/api/v1/teams'),
        operation('create-user', 'Create a user', 'POST', '/api/v1/users'),
        operation('delete-team', 'Delete a team', 'DELETE', '/api/v1/teams/{id}'),
        operation('enrol-in-course', 'Enrol a user in a course', 'POST', '/api/v1/enrollments/course'),
      ],
    }),
  );

  it.each([
    ['create team', 'create-team'],
    ['delete team', 'delete-team'],
    ['enroll users', 'enrol-in-course'],
  ])('puts the operation that does it first: %s', async (query, slug) => {
    expect((await ranked)(query)[0]?.entry.href).toBe(`/developer/reference/${slug}`);
  });
});

describe('wordsOf', () => {
  const words = (text: string) => wordsOf(text).map(({parts, whole}) => [whole, ...(parts.length > 1 ? parts : [])]);

  it('returns compounds whole and in parts', () => {
    expect(words('team_id')).toEqual([['teamid', 'team', 'id']]);
    expect(words('listCourses')).toEqual([['listcourses', 'list', 'courses']]);
    expect(words('/api/v1/courses/{id}')).toEqual([['apiv1coursesid', 'api', 'v1', 'courses', 'id']]);
    expect(words('Retry-After: 3.')).toEqual([['retryafter', 'retry', 'after'], ['3']]);
  });
});

describe('stemOf', () => {
  it.each([
    ['courses', 'course'],
    ['pricing', 'price'],
    ['planning', 'plan'],
    ['enrolment', 'enrol'],
  ])('%s and %s have the same stem', (word, other) => {
    expect(stemOf(word)).toBe(stemOf(other));
  });
});

describe('markWords', () => {
  const marked = (text: string, ...terms: string[]) =>
    markWords(text, new Set(terms))
      .map(([part, isMarked]) => (isMarked ? `[${part}]` : part))
      .join('');

  it('marks whole words without changing the text', () => {
    expect(marked('Certificates that expire.', 'certificates')).toBe('[Certificates] that expire.');
    expect(marked('<b>gap</b> & gap', 'gap')).toBe('<b>[gap]</b> & [gap]');
    expect(marked('nothing', 'x')).toBe('nothing');
    expect(marked('', 'x')).toBe('');
  });

  it('marks a compound that matched whole or in all its parts', () => {
    expect(marked('team_id and course_id', 'team', 'id')).toBe('[team_id] and course_id');
    expect(marked('team_id', 'teamid')).toBe('[team_id]');
  });
});

describe('excerpt', () => {
  const text = `${'begin '.repeat(30)}the needle lies here${' end'.repeat(30)}`;

  it('shows the first match, cut between words', () => {
    const part = excerpt(text, new Set(['needle']), 100);
    expect(part).toMatch(/^… begin .*the needle lies here end.* end …$/);
    expect(part.length).toBeLessThanOrEqual(104);
  });

  it('is the beginning of the text without a match, and all of a short text', () => {
    expect(excerpt(text, new Set(), 100)).toMatch(/^begin .* begin …$/);
    expect(excerpt('short', new Set(['needle']), 100)).toBe('short');
  });
});
