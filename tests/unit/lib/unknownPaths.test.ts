import {expect, it} from 'vitest';
import {
  endSegments,
  NOT_FOUND_TEXTS,
  pathWords,
  resolvePath,
  type NotFoundSection,
} from '../../../src/lib/unknownPaths';

const ENDS = ['pricing', 'about'];
const PAGES = [
  '/',
  ...ENDS.map((segment) => `/${segment}`),
  ...['/solutions', '/solutions/employee-training', '/features', '/developer', '/developer/guides/errors'],
  ...['/compare', '/compare/quill-academy-alternative', '/customers', '/customers/larkfield', '/events/spring'],
];

it('paths below a page end on it if it has neither records nor pages below it', () => {
  expect(endSegments(PAGES)).toEqual(ENDS);
});

it.each([
  ['/pricing/x', '/pricing'],
  ['/compare/quill%2Dacademy', '/compare/quill-academy-alternative'],
  ['//pricing', '/pricing'],
  ['/pricing/%FF', '/pricing'],
  ['/pricing/https://evil.example', '/pricing'],
  ['/pricing/..', '/pricing'],
  ['/docs', '/developer'],
  ['/employee-training', '/solutions/employee-training'],
])('redirects %s to %s', (path, to) => {
  expect(resolvePath(path, PAGES)).toEqual({kind: 'redirect', to});
});

it.each<[section: NotFoundSection, path: string]>([
  ['solution', '/solutions/nope'],
  ['comparison', '/compare/nope-alternative'],
  ['developer', '/developer/guides/nope'],
  ['page', '/trust'],
  ['page', '/events'],
  ['page', '/pricing%2Fx'],
  ['page', '//evil.example/pricing'],
  ['page', '/\\evil.example/pricing'],
  ['page', '/constructor/toString'],
])('says that a %s was not found: %s', (section, path) => {
  expect(resolvePath(path, PAGES)).toEqual({kind: 'not-found', section});
});

it.each([
  ['/skills-gap_analysis', 'skills gap analysis'],
  ['/Zo%C3%AB/%E2%82%AC', 'Zoë'],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script alert 1 script'],
  ['/', ''],
])('%s suggests the search %j', (path, words) => {
  expect(pathWords(path)).toBe(words);
});

it('a missing page has the message of section 8, and a missing feature its title', () => {
  expect(NOT_FOUND_TEXTS.page.message).toBe("Sorry, we couldn't find the page you're looking for.");
  expect(NOT_FOUND_TEXTS.feature).toMatchObject({title: 'Content not found', link: 'Back to Home'});
});
