/** The samples of the contract are records of the sandbox, under the same identifiers. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {COURSES} from '../../src/sandbox/state/seed';

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

it('samples have courses of the sandbox, by identifier and title', () => {
  const found = samples.filter(({id, title}) => String(id).startsWith('crs_') && title !== undefined);
  expect(found.length).toBeGreaterThan(3);
  for (const {id, title} of found) {
    const course = COURSES.find(([each]) => each === id);
    if (course) expect(title).toBe(course[1]);
  }
});
