/**
 * The sample data of the API is Larkfield's: the contract's examples and journeys, the guides, the generated examples and
 * the sandbox's records agree with the cast (src/content/cast), which none of them can import.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import brand from '../../src/content/brand';
import {company, PARTNERS, TEAMS} from '../../src/content/cast/company';
import {COURSES, type CourseId, type CourseRecord} from '../../src/content/cast/learning';
import {PROGRESS} from '../../src/content/cast/ledger';
import {GUESTS, PEOPLE} from '../../src/content/cast/people';
import {course as courseOf, percentOf, type LearnerId} from '../../src/content/figures/ledger';
import {openContract} from '../../src/openapi/contract';
import {exampleFor} from '../../src/openapi/example';
import * as seed from '../../src/sandbox/state/seed';
import {Store, LIMITS} from '../../src/sandbox/state/store';
import {snippetsIn} from '../samples/snippets';

const ROOT = path.resolve(import.meta.dirname, '../..');

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- examples of any shape */
type Fields = Record<string, any>;

interface Sample {
  place: string;
  fields: Fields;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const filesIn = (folder: string, extension: string): string[] =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .sort();

/** All objects in a value, the value included. */
const objectsIn = (value: unknown): Fields[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)]
    : [];

const SCHEMAS = 'openapi/components/schemas';

/** The object that the examples of a schema's properties make. */
function schemaExample(file: string): Fields {
  const {properties = {}} = parse(read(file)) as {properties?: Fields};
  return Object.fromEntries(
    Object.entries(properties).map(([name, node]) => {
      const {examples} = (node.$ref ? parse(read(`${SCHEMAS}/${node.$ref}`)) : node) as {examples?: unknown[]};
      return [name, examples?.[0]];
    }),
  );
}

/** Innermost objects written in JSON or JavaScript, with the fields whose values are given. */
const objectsInCode = (code: string): Fields[] =>
  [...code.matchAll(/\{[^{}]*\}/g)].map(([literal]) =>
    Object.fromEntries(
      [...literal.matchAll(/["']?\b(\w+)\b["']?: ?(?:(["'])(.*?)\2|(\d+))/g)].map(([, name, , text, number]) => [
        name,
        text ?? Number(number),
      ]),
    ),
  );

const CONTRACT = filesIn('openapi', '.yaml').filter((file) => !file.endsWith('foreign.yaml'));
const GUIDES = [...filesIn('docs/guides', '.md'), 'docs/sandbox.md', 'docs/settings.md', 'README.md'];

const samples: Sample[] = [
  ...CONTRACT.flatMap((file) => {
    const document = parse(read(file)) as Fields;
    const values = objectsIn(document).flatMap(({value, payload, example}) => [value, payload, example]);
    return objectsIn(values).map((fields) => ({place: file, fields}));
  }),
  ...filesIn(SCHEMAS, '.yaml').map((place) => ({place, fields: schemaExample(place)})),
  ...GUIDES.flatMap((place) =>
    snippetsIn(read(place)).flatMap(({text}) => objectsInCode(text).map((fields) => ({place, fields}))),
  ),
];

/** The samples that have a field. */
const withField = (name: string, least: number): Sample[] => {
  const found = samples.filter(({fields}) => fields[name] !== undefined);
  expect(found.length, `samples with ${name}`).toBeGreaterThanOrEqual(least);
  return found;
};

const everyone: Fields = {...PEOPLE, ...GUESTS};
const idOf = (name: string): LearnerId | undefined =>
  (Object.keys(everyone) as LearnerId[]).find((id) => everyone[id].name === name);
const courseWith = (title: string): CourseId | undefined =>
  (Object.keys(COURSES) as CourseId[]).find((id) => COURSES[id].title === title);
const addressOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@${company.domain}`;

const ADDRESSES = Object.values(everyone).map(({name}) => addressOf(name));
const TITLES: readonly string[] = Object.values(COURSES).map(({title}) => title);
const QUIZZES = TITLES.map((title) => `${title}: final quiz`);
const LESSONS: readonly string[] = Object.values<CourseRecord>(COURSES).flatMap(({lessons}) => lessons);
const GROUPS: readonly string[] = [...Object.values(TEAMS), ...PARTNERS].map(({name}) => name);

/** People and courses behind the identifiers, which the sandbox gives a name. */
const userWith = (id: unknown): LearnerId => {
  const [, first, last] = seed.USERS.find(([user]) => user === id)!;
  return idOf(`${first} ${last}`)!;
};
const courseById = (id: unknown): CourseId => courseWith(seed.COURSES.find(([each]) => each === id)![1])!;

/** The numbers of lessons of modules of which each has the title of its first lesson. */
function lessonsByModule(id: CourseId, titles: readonly string[]): number[] {
  const {lessons} = courseOf(id);
  const starts = titles.map((title) => lessons.indexOf(title));
  return starts.map((start, at) => (starts[at + 1] ?? lessons.length) - start);
}

describe('the samples of the contract and the guides', () => {
  it('have people of the cast, with their addresses', () => {
    for (const {place, fields} of withField('first_name', 5)) {
      const name = `${fields.first_name} ${fields.last_name}`;
      expect(idOf(name), `${name} in ${place}`).toBeDefined();
      expect(fields.email, place).toBe(addressOf(name));
    }
  });

  it('have no addresses and domains but those of the cast', () => {
    const domains = [company.domain, brand.domain];
    const isKnown = (host: string) =>
      // The placeholder that the brand's API replaces.
      host === 'api.example' || domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
    const problems = [...CONTRACT, ...GUIDES, ...filesIn('src/sandbox/state', '.ts')].flatMap((file) => {
      const text = read(file);
      const addresses = [...text.matchAll(/[\w.]+@[\w.-]+\.example\b/g)].map(([address]) => address);
      const hosts = [...text.matchAll(/(?:@|\/\/)([\w.-]+\.example)\b/g)].map(([, host]) => host!);
      return [
        ...addresses.filter((address) => !ADDRESSES.includes(address) && !address.endsWith(`@${brand.domain}`)),
        ...hosts.filter((host) => !isKnown(host)),
      ].map((found) => `${file}: ${found}`);
    });
    expect(problems).toEqual([]);
  });

  it('have teams of the cast', () => {
    const teams = samples.filter(({fields}) => fields.name !== undefined && fields.in === undefined);
    expect(teams.length).toBeGreaterThanOrEqual(4);
    for (const {place, fields} of teams) expect(GROUPS, place).toContain(fields.name);
  });

  it('have courses, modules and quizzes of the cast, with their numbers of lessons', () => {
    for (const {place, fields} of withField('title', 15)) {
      const {id = '', title, order_index, modules_count, lessons_count, modules} = fields;
      const isModule = order_index !== undefined;
      expect(id.startsWith('asm_') ? QUIZZES : isModule ? LESSONS : TITLES, place).toContain(title);
      // A course that was just created has no lessons.
      if (lessons_count !== undefined && modules_count !== 0 && !isModule) {
        expect(lessons_count, place).toBe(courseOf(courseWith(title)!).lessons.length);
      }
      if (modules) {
        const titles = modules.map((module: Fields) => module.title);
        expect(modules.map((module: Fields) => module.lessons_count)).toEqual(
          lessonsByModule(courseWith(title)!, titles),
        );
        expect(titles).toHaveLength(modules_count);
      }
    }
    const listed = GUIDES.flatMap((file) => [...read(file).matchAll(/^crs_\w+ (.+)$/gm)].map(([, title]) => title));
    expect(listed.length).toBeGreaterThan(0);
    for (const title of listed) expect(TITLES).toContain(title);
  });

  it('have the progress that the ledger has', () => {
    for (const {place, fields} of withField('progress_percentage', 5)) {
      const [user, course] = [userWith(fields.user_id), courseById(fields.course_id)];
      expect(PROGRESS[user]?.[course], place).toBeDefined();
      expect(fields.progress_percentage, place).toBe(percentOf(user, course));
      if (fields.total_lessons === undefined) continue;
      expect(fields.total_lessons, place).toBe(courseOf(course).lessons.length);
      expect(Math.round((100 * fields.completed_lessons) / fields.total_lessons), place).toBe(percentOf(user, course));
    }
  });

  it('have as many courses as the cast, on the right number of pages', () => {
    for (const {place, fields} of withField('total_pages', 4)) {
      const {limit, total, total_pages} = fields;
      expect([0, TITLES.length], place).toContain(total);
      expect(total_pages, place).toBe(Math.ceil(total / limit));
    }
  });

  it('have the domain of the cast where they are generated', () => {
    const source = openContract({openapi: '3.1.0'});
    const sampleOf = (format: string) => exampleFor(source, {schema: {type: 'string', format}}, 'both')?.value;
    for (const format of ['email', 'idn-email']) expect(ADDRESSES).toContain(sampleOf(format));
    for (const format of ['hostname', 'idn-hostname']) expect(sampleOf(format)).toBe(`www.${company.domain}`);
    for (const format of ['uri', 'url', 'iri']) expect(sampleOf(format)).toBe(`https://www.${company.domain}/`);
  });
});

describe('the records of the sandbox', () => {
  const store = new Store(LIMITS);

  it('are people of the cast, in their own teams', () => {
    for (const {email, first_name, last_name} of store.users.values()) {
      expect(idOf(`${first_name} ${last_name}`), last_name).toBeDefined();
      expect(email).toBe(addressOf(`${first_name} ${last_name}`));
    }
    for (const [, name, , , users] of seed.TEAMS) {
      expect(GROUPS).toContain(name);
      for (const user of users) {
        const {team, firm} = everyone[userWith(user)];
        expect(team ? TEAMS[team as keyof typeof TEAMS].name : firm).toBe(name);
      }
    }
  });

  it('are all courses of the cast with their lessons, and some of their quizzes', () => {
    expect(seed.COURSES.map(([, title]) => title).sort()).toEqual([...TITLES].sort());
    for (const [, title, , , , modules] of seed.COURSES) {
      const titles = modules.map(([name]) => name);
      expect(titles[0], title).toBe(courseOf(courseWith(title)!).lessons[0]);
      expect(
        modules.map(([, lessons]) => lessons),
        title,
      ).toEqual(lessonsByModule(courseWith(title)!, titles));
    }
    for (const [, title] of seed.ASSESSMENTS) expect(QUIZZES).toContain(title);
  });

  it('show what the ledger says about a learner', () => {
    for (const [user] of seed.USERS) {
      const learner = userWith(user);
      const enrolments = seed.COURSE_ENROLMENTS.filter(([each]) => each === user);
      const recorded = PROGRESS[learner];
      if (recorded) expect(enrolments.map(([, id]) => courseById(id)).sort()).toEqual(Object.keys(recorded).sort());
      for (const [, id, completed, visited] of enrolments) {
        const course = courseById(id);
        const progress = recorded?.[course];
        const {length} = courseOf(course).lessons;
        const lessons = progress && 'lessons' in progress ? progress.lessons : length;
        expect(completed, `${learner}, ${course}`).toBe(lessons);
        expect(visited === null, `${learner}, ${course}`).toBe(lessons === 0);
        if (progress && 'passed' in progress) expect(visited!.slice(0, 10)).toBe(progress.passed);
      }
    }
  });

  it('are older than the results of the ledger', () => {
    const results = Object.values(PROGRESS).flatMap((courses) => Object.entries(courses ?? {}));
    for (const [, title, , created] of seed.COURSES) {
      for (const [id, progress] of results) {
        if (id === courseWith(title) && 'passed' in progress) expect(progress.passed > created, title).toBe(true);
      }
    }
  });
});
