/** The samples of the contract and the guides are records of the sandbox, under the same identifiers, and of the pictures. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {resolveScene, SEEDS} from '../../src/content/scenes';
import {COURSES, USERS} from '../../src/sandbox/state/seed';

type Fields = Record<string, unknown>;

const ROOT = path.resolve(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const objectsIn = (value: unknown): Fields[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Fields]), ...Object.values(value).flatMap(objectsIn)]
    : [];

const samples = readdirSync(path.join(ROOT, 'openapi'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    objectsIn(parse(read(`openapi/${file}`))).flatMap(({value, payload}) => objectsIn([value, payload])),
  );

const PICTURES = JSON.stringify(SEEDS.map((seed) => resolveScene(seed)));

it('the sandbox has the courses and people of the pictures', () => {
  const known = [...COURSES.map(([, title]) => title), ...USERS.map(([, first, last]) => `${first} ${last}`)];
  const shown = known.filter((name) => PICTURES.includes(name));
  expect(shown.length).toBeGreaterThan(known.length / 2);
});

it('samples have courses of the sandbox, by identifier and title', () => {
  const found = samples.filter(({id, title}) => String(id).startsWith('crs_') && title !== undefined);
  expect(found.length).toBeGreaterThan(3);
  for (const {id, title} of found) {
    const course = COURSES.find(([each]) => each === id);
    if (course) expect(title).toBe(course[1]);
  }
});

it('samples have people with their own addresses', () => {
  const found = samples.filter(({first_name: first, email}) => first !== undefined && email !== undefined);
  expect(found.length).toBeGreaterThan(1);
  for (const {first_name: first, last_name: last, email} of found) {
    expect(String(email)).toBe(`${String(first)}.${String(last)}@larkfield.example`.toLowerCase());
  }
});
