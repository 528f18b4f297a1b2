import type {Code, Root} from 'mdast';
import {expect, it} from 'vitest';
import {guideBlocks, type GuideBlock} from 'docusaurus-openapi-pages/steps/blocks';
import {consoleOperation} from 'openapi-model/console/operation';
import {draftOf, programsOf, type Saved, type GuideStep} from 'docusaurus-openapi-pages/steps/steps';
import {openContract} from 'openapi-model/contract';
import {GENERATORS} from 'openapi-model/samples/programs';
import {ourContract} from '../support/contract';

const contract = ourContract();

const code = (meta: string, value = '', line = 1): Code => {
  const point = {line, column: 1};
  return {type: 'code', lang: 'json', meta, value, position: {start: point, end: point}};
};
const fenced = (lang: string, meta = ''): Code => ({type: 'code', lang, meta, value: lang});

/** The blocks of a guide. */
const guide = (...children: Root['children']): GuideBlock[] =>
  guideBlocks({type: 'root', children: [{type: 'blockquote', children: children as Code[]}]}, 'docs/guides/g.md', () =>
    structuredClone(contract),
  );

const textOf = ({programs: [curl]}: Pick<GuideBlock, 'programs'>): string => curl!.text;

const CREATE = code('run="createUser" save="user"');
const ENROL = '{"user_id": "{user.data.id}", "course_id": "crs_1"}';
const INVALID = '{"email": 1, "first_name": "A", "last_name": "B", "organization_id": "o"}';

function textWith(step: GuideStep, saved: Saved): string {
  const operation = consoleOperation(openContract(contract), step.run);
  return textOf({programs: programsOf(operation, draftOf(operation, step, saved), step, GENERATORS)});
}

it('shows examples until the step it refers to has run, then what the response contains', () => {
  const [, enrol, progress] = guide(
    CREATE,
    code('run="enrolInCourse"', ENROL),
    code('run="getLearnerProgress" id="{user.data.id}"'),
  );
  expect(textOf(enrol!)).toContain('"user_id": "usr_3h7m9",\n  "course_id": "crs_1"');
  expect(textOf(progress!)).toContain('/learners/usr_3h7m9/progress?course_id=crs_8f2k1');
  expect(enrol!.step!.uses).toEqual([{name: 'user', summary: 'Create a user'}]);
  // As short as it is, and part of another value: only the places that refer to it change.
  const saved = {user: {data: {id: '1'}}};
  expect(textWith(enrol!.step!, saved)).toContain('"user_id": "1",\n  "course_id": "crs_1"');
  expect(textWith(progress!.step!, saved)).toContain('/learners/1/progress?course_id=crs_8f2k1');
  expect(textWith(progress!.step!, {user: {data: null}})).toBe(textOf(progress!));
});

it('is in every language, and calls the server and asks for the status that it names', () => {
  const [block] = guide(code('run="listCourses" prefer="429" sendTo="http://localhost:4010"'));
  expect(block!.programs.map(({languages}) => languages)).toEqual(Object.keys(GENERATORS).map((id) => [id]));
  for (const {text} of block!.programs) {
    expect(text).toContain('http://localhost:4010/api/v1/courses');
    expect(text).toContain('code=429');
  }
});

it('lets a body be wrong where an error is expected', () => {
  expect(guide(code('run="createUser" expects="400"', INVALID))[0]!.programs[0]!.text).toContain('"email": 1');
});

it('takes blocks in different languages, one after the other, for one; its first stands in for the others', () => {
  const text = {type: 'thematicBreak'} as const;
  const [first, second, ...more] = guide(
    fenced('js', 'title="a.mjs"'),
    fenced('python'),
    fenced('json'),
    fenced('php'),
    text,
    fenced('go'),
    fenced('bash'),
    fenced('bash'),
  );
  expect(more).toEqual([]);
  expect(first!.programs.map(({languages, title}) => [title, ...languages])).toEqual([
    ['a.mjs', 'javascript', 'curl', 'php', 'go'],
    [undefined, 'python'],
  ]);
  expect(second!.programs.map(({languages: [own]}) => own)).toEqual(['go', 'curl']);
});

it.each([
  ['an operation', [code('run="creatUser"')], 'the contract has no operation creatUser'],
  ['a parameter', [code('run="listCourses" limt="2"')], 'listCourses has no parameter limt'],
  ['a status', [code('run="listCourses" prefer="418"')], 'listCourses has no status 418, only 200, 400'],
  ['a value', [code('run="createUser"', INVALID)], 'createUser: Body: email must be a string'],
  ['JSON', [code('run="createUser"', '{email}')], 'docs/guides/g.md:1: '],
  [
    'a saved response',
    [CREATE, code('run="enrolInCourse"', ENROL.replace('user.', 'usr.'), 7)],
    'docs/guides/g.md:7: no earlier step saves usr',
  ],
] as [string, Code[], string][])('stops at a step that names %s that does not exist', (_, blocks, fault) =>
  expect(() => guide(...blocks)).toThrow(fault),
);
