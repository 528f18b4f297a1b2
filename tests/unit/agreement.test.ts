/**
 * Words and pictures of all pages tell one story, that of the cast (src/content/cast): one company, one job per person,
 * one figure per thing, and plain English.
 */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import aiCourseCreation from '../../src/content/aiCourseCreation';
import bookADemo from '../../src/content/bookADemo';
import brand from '../../src/content/brand';
import {MOVED} from '../../src/content/cast/access';
import {MEGABYTES} from '../../src/content/cast/engagement';
import {EVIDENCE} from '../../src/content/cast/frameworks';
import {IMPORTS} from '../../src/content/cast/imports';
import {JOURNEYS} from '../../src/content/cast/journeys';
import {COURSES, DOCUMENTS, ROLES, type CourseId} from '../../src/content/cast/learning';
import {COHORT, LEVELS, PROGRESS} from '../../src/content/cast/ledger';
import {CLIENTS, company, PARTNERS, SITES, TEAMS, TODAY} from '../../src/content/cast/company';
import {GUESTS, PEOPLE} from '../../src/content/cast/people';
import customers from '../../src/content/customers';
import {OPENS_BEFORE, PLANS} from '../../src/content/cast/plans';
import {QUESTIONS} from '../../src/content/cast/quizzes';
import {QUESTION_LEVELS} from '../../src/content/cast/reports';
import {addDays} from '../../src/content/figures/days';
import {coursesOf, daysFrom, isThisWeek, progressOf, type LearnerId} from '../../src/content/figures/ledger';
import {resolveScene} from '../../src/content/scenes';
import walkthrough from '../../src/content/walkthrough';
import security from '../../src/content/security';
import {checkContent} from '../../src/plugins/content/check';
import {loadContentFiles} from '../../src/plugins/content/load';
import {habitsIn} from '../../scripts/prose/voice';

const {content} = checkContent(await loadContentFiles(path.resolve(import.meta.dirname, '../../src/content')));

const SOURCES: Record<string, unknown> = {
  home: content.home,
  'ai-course-creation': aiCourseCreation,
  'book-a-demo': bookADemo,
  walkthrough,
  security,
  ...Object.fromEntries(
    [...content.solutions, ...content.featureCategories, ...content.features].map((record) => [record.slug, record]),
  ),
};

/** Fields that say how to draw a picture, units, and code. */
const DRAWING = /^(?:lines|unit|layout|ground|tone|glyph|kind|state|at|href|slug|icon|to|id|archetype|category)$/;

interface Text {
  place: string;
  text: string;
}

/** Texts of a value, with the title of the innermost picture or record around them. */
function textsOf(value: unknown, place: string, key = ''): Text[] {
  if (typeof value === 'string') return DRAWING.test(key) || key === 'imageSeed' ? [] : [{place, text: value}];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, place, Array.isArray(value) ? key : name));
}

function seedsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'imageSeed' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => seedsOf(child, Array.isArray(value) ? key : name));
}

const SEEDS = [...new Set([...Object.values(SOURCES).flatMap((source) => seedsOf(source)), 'hero'])];

const PICTURES: Text[] = SEEDS.flatMap((seed) => textsOf(resolveScene(seed), seed));
const WORDS: Text[] = Object.entries(SOURCES).flatMap(([page, source]) => textsOf(source, page));

/** A text with another word for the brand, whose name has a spelling of its own. */
const unnamed = (text: string): string => text.replaceAll(brand.name, 'Brand');

/** Problems by place. */
const breaking = (texts: readonly Text[], problem: (text: string) => unknown): string[] =>
  texts.flatMap(({place, text}) => {
    const found = problem(text);
    return found ? [`${place}: ${String(found)} in “${text}”`] : [];
  });

const everyone: readonly {name: string; role: keyof typeof ROLES}[] = [
  ...Object.values(PEOPLE),
  ...Object.values(GUESTS),
];
const firstNames = everyone.map(({name}) => name.split(' ')[0]!);

describe('the people', () => {
  it('have one name each', () => {
    expect(new Set(firstNames).size).toBe(firstNames.length);
    const pattern = new RegExp(`\\b(${firstNames.join('|')}) ([A-Z][a-z]+)\\b`, 'g');
    const names = new Set(everyone.map(({name}) => name));
    expect(
      breaking([...WORDS, ...PICTURES], (text) =>
        [...text.matchAll(pattern)].map(([full]) => full).find((full) => !names.has(full)),
      ),
    ).toEqual([]);
  });

  it('have one job each', () => {
    const jobs = Object.values(ROLES).map(({name}) => name.toLowerCase());
    /** Jobs that the fields of an object give to the person that another field names. */
    const wrong = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const own = Object.values(value).filter((field) => typeof field === 'string');
      const person = everyone.find(({name}) => own.includes(name));
      const given = person
        ? own.map((field) => field.split(',')[0]!.toLowerCase()).filter((field) => jobs.includes(field))
        : [];
      return [
        ...given
          .filter((job) => job !== ROLES[person!.role].name.toLowerCase())
          .map((job) => `${person!.name}, ${job}`),
        ...Object.values(value).flatMap((child) => wrong(child)),
      ];
    };
    expect(SEEDS.flatMap((seed) => wrong(resolveScene(seed)).map((problem) => `${seed}: ${problem}`))).toEqual([]);
    const pattern = new RegExp(
      `\\b(${everyone.map(({name}) => name).join('|')}),? (?:an? |the )?(${jobs.join('|')})\\b`,
      'gi',
    );
    expect(
      breaking([...WORDS, ...PICTURES], (text) =>
        [...text.matchAll(pattern)].find(([, name, job]) => {
          const person = everyone.find((each) => each.name === name);
          return person && ROLES[person.role].name.toLowerCase() !== job!.toLowerCase();
        }),
      ),
    ).toEqual([]);
  });
});

describe('the portals', () => {
  it('never tell people to carry on with a course that they have passed', () => {
    const learners = Object.keys(PROGRESS) as LearnerId[];
    const wrong = learners.flatMap((learner) => {
      const scene = resolveScene(`branded-portal:${learner}/home`);
      const action = scene.layout === 'portal' ? scene.action : '';
      const passed = coursesOf(learner).filter((id) => 'passed' in progressOf(learner, id)!);
      return passed.some((id) => action.includes(COURSES[id].title)) ? [`${learner}: ${action}`] : [];
    });
    expect(learners.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});

describe('the organisations', () => {
  it('of the logo strip and the comparisons are in no picture', () => {
    const others = [...customers, ...content.competitors].map(({name}) => name);
    expect(breaking(PICTURES, (text) => others.find((name) => text.includes(name)))).toEqual([]);
  });

  it('have no other domain than those of the cast', () => {
    const known: readonly string[] = [company.domain, brand.domain];
    expect(
      breaking(PICTURES, (text) =>
        [...text.matchAll(/[\w.-]+\.example\b/g)]
          .map(([host]) => host)
          .find((host) => !known.some((name) => host === name || host.endsWith(`.${name}`))),
      ),
    ).toEqual([]);
  });
});

/** What is known about a thing: its figures by noun. */
const KNOWN: readonly [name: string, figures: Record<string, number>][] = [
  ...Object.values(COURSES).map(({title, lessons, minutes, questions}): [string, Record<string, number>] => [
    title,
    {lesson: lessons.length, min: minutes, minute: minutes, question: questions},
  ]),
  ...Object.values(DOCUMENTS).map(({title, pages}): [string, Record<string, number>] => [title, {page: pages}]),
  ...Object.values(TEAMS).map(({name, size}): [string, Record<string, number>] => [name, {person: size, people: size}]),
  ...PARTNERS.map(({name, certified}): [string, Record<string, number>] => [name, {certified}]),
  ...CLIENTS.map(({name, people}): [string, Record<string, number>] => [name, {people}]),
  [company.name, {site: Object.keys(SITES).length, team: Object.keys(TEAMS).length}],
];

/** Figures that a text gives to a noun, without shares such as “3 of 5 lessons”. */
const figuresIn = (text: string): [figure: number, noun: string][] =>
  [
    ...text.matchAll(
      /(?<!\bof |[\d.,])(\d[\d,]*)[ -](lesson|min|minute|question|page|people|person|site|team|certified)s?\b/g,
    ),
  ].map(([, figure, noun]) => [Number(figure!.replaceAll(',', '')), noun!]);

describe('the figures', () => {
  it('of a thing are those of the cast, wherever a picture names it', () => {
    /** Objects whose own fields name a known thing, with a wrong figure in another field. Flashcards quote a lesson. */
    const wrong = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const own = Object.entries(value).flatMap(([key, field]) =>
        typeof field === 'string' && !/^(?:front|back)$/.test(key) ? [field] : [],
      );
      const thing = KNOWN.find(([name]) => own.includes(name));
      const mistakes = thing
        ? own
            .flatMap((field) => figuresIn(field))
            .filter(([figure, noun]) => thing[1][noun] !== undefined && thing[1][noun] !== figure)
            .map(([figure, noun]) => `${thing[0]}: ${figure} ${noun}`)
        : [];
      return [...mistakes, ...Object.values(value).flatMap((child) => wrong(child))];
    };
    expect(SEEDS.flatMap((seed) => wrong(resolveScene(seed)).map((problem) => `${seed}: ${problem}`))).toEqual([]);
  });

  it('of a document are the same in words', () => {
    const wrong = ({text}: Text): string | undefined => {
      const [, figure, name] = /\b(\d+)-page ([a-z]+ ?[a-z]+ ?[a-z]*)/i.exec(text) ?? [];
      if (!figure) return undefined;
      const document = Object.values(DOCUMENTS).find(({title}) => name!.toLowerCase().startsWith(title.toLowerCase()));
      return document?.pages === Number(figure) ? undefined : `${figure}-page ${name}`;
    };
    expect(WORDS.flatMap((text) => wrong(text) ?? [])).toEqual([]);
  });
});

describe('the story', () => {
  const phones = SEEDS.map((seed) => [seed, resolveScene(seed)] as const).flatMap(([seed, scene]) =>
    [scene, ...Object.values(scene)].flatMap((part: unknown) =>
      typeof part === 'object' && part !== null && 'layout' in part && part.layout === 'phone'
        ? [{seed, text: JSON.stringify(part)}]
        : [],
    ),
  );

  it('offers no lesson of the cohort before it opens', () => {
    const {title, lessons} = COURSES[COHORT.course];
    const closed = COHORT.sessions.flatMap((date, at) => (addDays(date, -OPENS_BEFORE) > TODAY ? [at + 1] : []));
    expect(closed.length).toBeGreaterThan(0);
    const early = phones.filter(({text}) => {
      const lesson = Number(/"action":"Continue (?:with )?lesson (\d)/.exec(text)?.[1]);
      return text.includes(title) && text.includes(lessons[lesson - 1]!) && closed.includes(lesson);
    });
    expect(early).toEqual([]);
  });

  it('saves no course of an LTI tool on a phone', () => {
    const tools = (Object.keys(IMPORTS) as (keyof typeof IMPORTS)[]).filter((id) => IMPORTS[id].standard === 'LTI');
    expect(tools.length).toBeGreaterThan(0);
    for (const id of tools) {
      expect(MEGABYTES[id]).toBeUndefined();
      const title = COURSES[id].title;
      expect(phones.filter(({text}) => /offline|saved/i.test(text) && text.includes(title))).toEqual([]);
    }
  });

  it('moves due dates to those of the ledger', () => {
    for (const {who, course, to} of MOVED) {
      expect(PROGRESS[who]?.[course as CourseId]).toMatchObject({due: to});
    }
  });

  it('ends a journey after the courses and tasks of its learner’s plan', () => {
    const {since, of} = JOURNEYS.starter.learner;
    const {person, steps} = PLANS.callum;
    const last = addDays(since, of - 1);
    expect(JOURNEYS.starter.end.meta).toContain(`day ${of}`);
    for (const step of steps) {
      const progress = typeof step === 'string' ? PROGRESS[person]?.[step] : undefined;
      if (progress && 'due' in progress) expect(progress.due! <= last, `${String(step)} by ${last}`).toBe(true);
    }
  });

  it('confirms a level by a course on the day it was passed, and the current level last', () => {
    for (const [person, skills] of Object.entries(EVIDENCE)) {
      const id = person as keyof typeof EVIDENCE;
      for (const [skill, all] of Object.entries(skills)) {
        expect(all[all.length - 1]!.level, `${person}, ${skill}`).toBe((LEVELS[id] as Record<string, number>)[skill]);
        for (const {by, on} of all) {
          if ('course' in by) expect(PROGRESS[id]?.[by.course], `${person}, ${skill}`).toMatchObject({passed: on});
        }
      }
    }
  });

  it('dates a badge like the evidence for its level', () => {
    const text = JSON.stringify(resolveScene('badge-page')).replaceAll('\u00a0', ' ');
    const {on} = EVIDENCE.rhys!.electrics![0]!;
    expect(PROGRESS.rhys!.electrics).toMatchObject({passed: on});
    expect(text).toContain('Earned 1 Oct 2025');
  });

  it('numbers the question of a quiz in the order of its lessons', () => {
    const levels = QUESTION_LEVELS.forklift!;
    const {lesson, number} = QUESTIONS.forklift;
    const first = levels.slice(0, lesson).flat().length + 1;
    expect(number).toBeGreaterThanOrEqual(first);
    expect(number).toBeLessThan(first + levels[lesson]!.length);
  });

  it('counts a week to its Sunday', () => {
    const days = Array.from({length: 14}, (_, at) => addDays(TODAY, at - 3)).filter(isThisWeek);
    expect(days[0]).toBe(TODAY);
    expect(new Date(days[days.length - 1]!).getUTCDay()).toBe(0);
    expect(daysFrom(TODAY, days[days.length - 1]!)).toBeLessThan(7);
  });

  it('lists as many people as it says', () => {
    const wrong = SEEDS.filter((seed) => seed.startsWith('team-due')).filter((seed) => {
      const scene = resolveScene(seed);
      return scene.layout !== 'table' || parseInt(scene.tag![0], 10) !== scene.rows.length;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the English of the pictures', () => {
  it('has none of the habits of scripts/prose/voice.ts', () => {
    const prose = PICTURES.filter(({text}) => !/"\w+": /.test(text));
    expect(
      prose.flatMap(({place, text}) => habitsIn(unnamed(text), 'typeset').map((habit) => `${place}: ${habit}`)),
    ).toEqual([]);
  });

  it('has “an” before a vowel sound only, and the singular after one', () => {
    const wrong = [
      /\ba (?!one\b|once|uni|us[aeu]|eu)[aeiou][a-z]/i,
      /\ban (?!hour|hon|heir)[bcdfghj-np-tv-z][a-z]/,
      /(?<![\d.,:/-])1 [a-z]+(?<![isu])s\b/,
    ];
    expect(
      breaking([...WORDS, ...PICTURES], (text) => wrong.map((rule) => rule.exec(text)?.[0]).find(Boolean)),
    ).toEqual([]);
  });

  it('has no word twice in a row, and no empty text', () => {
    expect(
      breaking(PICTURES, (text) => /(?<![\w-])(\w+) \1\b/i.exec(text)?.[0] ?? (text.trim() === '' && 'nothing')),
    ).toEqual([]);
  });
});
