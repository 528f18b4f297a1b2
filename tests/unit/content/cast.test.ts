/** The people and courses of the pictures are the same on every page. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
import {CAST, LESSONS} from '../../../src/content/scenes/cast';
import {loadContentFiles} from '../../../src/plugins/content/load';
import {COURSES, USERS} from '../../../src/sandbox/seed';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));
const PLACES: [string, unknown][] = [
  ...SEEDS.map((seed): [string, unknown] => [seed, resolveScene(seed)]),
  ...files.filter(({file}) => !file.startsWith('scenes/')).map(({file, value}): [string, unknown] => [file, value]),
];

/** Every list and object of a record, at any depth. */
function* partsOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* partsOf(part);
}

const cast: Readonly<Record<string, readonly [job: string, at: string]>> = CAST;
const jobs = new Set(Object.values(cast).map(([job]) => job));
const at = new Set(Object.values(cast).map(([, place]) => place));
/** Its own texts, without values before and after a change, which are someone else's. */
const ownTexts = ({was: _, now: _1, ...part}: Record<string, unknown>): string[] =>
  Object.values(part).filter((text) => typeof text === 'string');
const faults = (find: (part: Record<string, unknown>) => unknown[]): string[] =>
  PLACES.flatMap(([place, record]) => [...partsOf(record)].flatMap(find).map((fault) => `${place}: ${String(fault)}`));

it('everyone with a face is in the cast', () => {
  const unknown = faults((part) => {
    const {person, people = [], named = {}, list = [], kind} = part as Record<string, unknown>;
    const shown = [person, ...(kind === 'call' ? (list as []) : []), ...(Array.isArray(people) ? people.flat() : [])];
    const {portraits} = part as {portraits?: boolean};
    const asked =
      portraits === false ? [] : Object.values(named as object).flatMap((entry: object) => Object.keys(entry));
    return [...shown, ...asked].filter(
      (name) => typeof name === 'string' && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name) && !(name in cast),
    );
  });
  expect(unknown).toEqual([]);
});

it('a name has one job, and belongs to one team or site', () => {
  const wrong = faults((part) => {
    const texts = ownTexts(part);
    const names = texts.filter((text) => text in cast);
    if (names.length !== 1) return [];
    const [job, place] = cast[names[0]!]!;
    return texts
      .filter((text) => (jobs.has(text) && text !== job) || (at.has(text) && text !== place))
      .map((text) => `${names[0]}, ${text}`);
  });
  expect(wrong).toEqual([]);
});

it('those whom a chart names at a job or team have it', () => {
  const wrong = faults((part) => {
    const {named = {}} = part as {named?: Record<string, Record<string, string>>};
    return Object.entries(named).flatMap(([label, people]) => {
      const column = jobs.has(label) ? 0 : at.has(label) ? 1 : undefined;
      return column === undefined ? [] : Object.keys(people).filter((name) => cast[name]?.[column] !== label);
    });
  });
  expect(wrong).toEqual([]);
});

const LENGTH = /lesson \d+ of (\d+)|\d+ of (\d+) lessons|\b(\d+) lessons?,? (?:and|\d+ questions)/i;

it('a course has one length', () => {
  const wrong = faults((part) => {
    const texts = ownTexts(part);
    const course = Object.keys(LESSONS).find((title) => texts.some((text) => text.startsWith(title)));
    return course === undefined
      ? []
      : texts.flatMap((text) => {
          const length = LENGTH.exec(text)?.slice(1).find(Boolean);
          return length === undefined || Number(length) === LESSONS[course] ? [] : [`${course}, ${text}`];
        });
  });
  expect(wrong).toEqual([]);
  for (const [, title, , , , modules] of COURSES) {
    const length = Object.values(modules).reduce((sum, lessons) => sum + lessons, 0);
    expect([title, LESSONS[title] ?? length]).toEqual([title, length]);
  }
});

it('the sandbox has people of the cast', () => {
  expect(USERS.map(([, first, last]) => `${first} ${last}`).filter((name) => !(name in cast))).toEqual([]);
});
