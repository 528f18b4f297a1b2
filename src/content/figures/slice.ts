import {TEAMS, type TeamId} from '../cast/company';
import {COURSES, DOCUMENTS, SKILLS, type CourseId, type DocumentId, type SkillId} from '../cast/learning';
import {GUESTS, PEOPLE, type PersonId} from '../cast/people';
import type {Recipe, Scene, Slice} from '../scenes/types';
import {course as courseOf, coursesOf, membersOf, type LearnerId} from './ledger';

const isKeyOf = <T extends object>(record: T, word: string): word is keyof T & string =>
  Object.keys(record).includes(word);

/** The first of some words that is an id in a record; it is removed from the words. */
function take<T extends object>(words: Set<string>, record: T): (keyof T & string) | undefined {
  for (const word of words) {
    if (isKeyOf(record, word)) {
      words.delete(word);
      return word;
    }
  }
  return undefined;
}

/**
 * Draws the scene for a seed: `name`, or `name:part/part` with ids of the cast (a person, team, course, document or
 * skill) or a choice of the recipe. What the seed doesn't name follows from what it does: the course of a person, the
 * document of a course; in the end Amara's.
 *
 * @throws Error if a part is neither an id nor a choice of the recipe
 */
export function drawSlice(recipe: Recipe, seed: string): Scene {
  const words = new Set((seed.split(':')[1] ?? '').split('/').filter(Boolean));
  const namedTeam = take(words, TEAMS);
  const named = take(words, {...PEOPLE, ...GUESTS});
  const person: LearnerId = named ?? (namedTeam && membersOf(namedTeam)[0]) ?? 'amara';
  const team: TeamId = namedTeam ?? (isKeyOf(PEOPLE, person) ? PEOPLE[person as PersonId].team : 'early-shift');
  const course: CourseId = take(words, COURSES) ?? coursesOf(person)[0] ?? 'forklift';
  const document: DocumentId = take(words, DOCUMENTS) ?? courseOf(course).document ?? 'safety-handbook';
  const skill: SkillId =
    take(words, SKILLS) ?? (Object.keys(courseOf(course).teaches)[0] as SkillId | undefined) ?? 'loads';
  const slice: Slice = {
    person,
    team,
    course,
    document,
    skill,
    choose: (choices) => {
      const chosen = take(words, choices) ?? Object.keys(choices)[0]!;
      return choices[chosen]!;
    },
  };
  const scene = recipe(slice);
  if (words.size > 0) throw new Error(`Unknown part "${[...words].join('/')}" in the scene seed "${seed}"`);
  return scene;
}
