import type {Code} from 'mdast';
import {expect, it} from 'vitest';
import {guideSteps} from 'docusaurus-openapi-pages/steps/remark';
import {consoleOperation} from 'openapi-model/console/operation';
import {draftOf, stepText, type Saved, type GuideStep} from 'docusaurus-openapi-pages/steps/steps';
import {openContract} from 'openapi-model/contract';
import {ourContract} from '../support/contract';

const contract = ourContract();

const code = (meta: string, value = '', line = 1): Code => {
  const point = {line, column: 1};
  return {type: 'code', lang: 'json', meta, value, position: {start: point, end: point}};
};

/** Runs the plugin over the blocks of a guide, which it changes. */
function guide(...blocks: Code[]): Code[] {
  guideSteps(contract)({type: 'root', children: [{type: 'blockquote', children: blocks}]}, {path: 'docs/guides/g.md'});
  return blocks;
}

const stepOf = ({data}: Code): GuideStep => JSON.parse(data!.hProperties!.step as string);

const CREATE = code('run="createUser" save="user"');
const ENROL = '{"user_id": "{user.data.id}", "course_id": "crs_1"}';

function textWith(step: GuideStep, saved: Saved): string {
  const operation = consoleOperation(openContract(contract), step.run);
  return stepText(operation, draftOf(operation, step, saved));
}

it('shows examples until the step it refers to has run, then what the response contains', () => {
  const [, enrol, progress] = guide(
    structuredClone(CREATE),
    code('run="enrolInCourse"', ENROL),
    code('run="getLearnerProgress" id="{user.data.id}"'),
  );
  expect(enrol!.value).toContain('"user_id": "usr_3h7m9",\n  "course_id": "crs_1"');
  expect(progress!.value).toContain('/learners/usr_3h7m9/progress?course_id=crs_8f2k1');
  expect(stepOf(enrol!).uses).toEqual([{name: 'user', summary: 'Create a user'}]);
  // As short as it is, and part of another value: only the places that refer to it change.
  const saved = {user: {data: {id: '1'}}};
  expect(textWith(stepOf(enrol!), saved)).toContain('"user_id": "1",\n  "course_id": "crs_1"');
  expect(textWith(stepOf(progress!), saved)).toContain('/learners/1/progress?course_id=crs_8f2k1');
  expect(textWith(stepOf(progress!), {user: {data: null}})).toBe(progress!.value);
});

it.each([
  ['an operation', [code('run="creatUser"')], 'the contract has no operation creatUser'],
  ['a parameter', [code('run="listCourses" limt="2"')], 'listCourses has no parameter limt'],
  [
    'a value',
    [code('run="createUser"', '{"email": 1, "first_name": "A", "last_name": "B", "organization_id": "o"}')],
    'createUser: Body: email must be a string',
  ],
  ['JSON', [code('run="createUser"', '{email}')], 'docs/guides/g.md:1: '],
  [
    'a saved response',
    [structuredClone(CREATE), code('run="enrolInCourse"', ENROL.replace('user.', 'usr.'), 7)],
    'docs/guides/g.md:7: no earlier step saves usr',
  ],
] as [string, Code[], string][])('stops at a step that names %s that does not exist', (_, blocks, fault) =>
  expect(() => guide(...blocks)).toThrow(fault),
);
