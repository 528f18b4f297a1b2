/** Every picture that content names: its words, figures and text alternative. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {MAX_LEVEL} from '../../../src/content/cast/learning';
import {GUESTS, PEOPLE} from '../../../src/content/cast/people';
import {resolveScene, SCENES} from '../../../src/content/scenes';
import type {App, Page, Scene, SceneOf} from '../../../src/content/scenes/types';
import {DESCRIPTION_LIMIT, sceneText, thousands} from '../../../src/lib/scenes';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));

/** The values of all fields for seeds in a record. */
function seedsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /seed$/i.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => seedsIn(part, name));
}

/** The seed of the home page's first picture is in its component. */
const SEEDS = [...new Set(['hero', ...files.flatMap(({value}) => seedsIn(value))])];

const DRAWN = new Map(SEEDS.map((seed) => [seed, resolveScene(seed)]));

/** The windows that a picture shows. */
const windowsOf = (scene: Scene): Exclude<Scene, App | Page>[] => {
  if (scene.layout === 'app') return [scene.body, ...(scene.over ? [scene.over] : [])].flatMap(windowsOf);
  return scene.layout === 'page' ? [scene.body] : [scene];
};

/** All texts of a scene, except those that say how to draw it. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['layout', 'ground', 'tone', 'glyph', 'kind', 'state', 'at'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => texts(part, Array.isArray(value) ? key : name));
}

/** Windows that break a rule, by seed. A rule returns the problem, or a falsy value. */
const breaking = (rule: (scene: Exclude<Scene, App | Page>) => unknown): string[] =>
  SEEDS.flatMap((seed) =>
    windowsOf(DRAWN.get(seed)!).flatMap((scene) => {
      const problem = rule(scene);
      return problem ? [`${seed}: ${String(problem)}`] : [];
    }),
  );

const only = <L extends Exclude<Scene, App | Page>['layout']>(
  layout: L,
  rule: (scene: SceneOf<L>) => unknown,
): string[] => breaking((scene) => (scene.layout === layout ? rule(scene as SceneOf<L>) : undefined));

const percentOf = (text: string): number[] =>
  [...text.matchAll(/(\d+)(?:%| per cent)/g)].map(([, found]) => Number(found));

/** 'n of m' in a text, as pairs. */
const sharesOf = (text: string): [number, number][] =>
  [...text.matchAll(/(?<![\d:])(\d+) of (\d+)(?![\d:])/g)].map(([, part, whole]) => [Number(part), Number(whole)]);

const shareInPercent = ([part, whole]: [number, number]): number => Math.round((100 * part) / whole);

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || values[at - 1]! >= value);

const isAscending = (values: readonly number[]): boolean => isDescending([...values].reverse());

const NAMES = [...Object.values(PEOPLE), ...Object.values(GUESTS)].map(({name}) => name as string);

describe('thousands', () => {
  it('groups digits in threes and does not change text', () => {
    expect([7, 940, 1240, 1041308].map(thousands)).toEqual(['7', '940', '1,240', '1,041,308']);
    expect(thousands('8 of 10')).toBe('8 of 10');
  });
});

describe('resolveScene', () => {
  it('reports an unknown scene by name', () => {
    expect(() => resolveScene('moonwalk:a')).toThrow('Unknown scene "moonwalk:a"');
    expect(() => resolveScene('constructor')).toThrow('Unknown scene');
  });

  it('draws the same picture for the same seed', () => {
    for (const seed of SEEDS) expect(resolveScene(seed)).toEqual(DRAWN.get(seed));
  });
});

describe('the words of a picture', () => {
  it('have no gaps', () => {
    expect(
      breaking(
        (scene) =>
          scene.layout !== 'code' && texts(scene).find((text) => /^$|^\s|\s$|undefined|NaN|Infinity/.test(text)),
      ),
    ).toEqual([]);
    expect(breaking((scene) => texts(scene).find((text) => /undefined|NaN|\bInfinity\b/.test(text)))).toEqual([]);
  });

  it('are short enough for a narrow box', () => {
    const limits = {title: 48, sub: 62, tag: 20, note: 38, noteText: 40, behind: 44};
    expect(
      breaking(({title, sub = '', tag: [tag] = [''], note, behind = ['']}) =>
        Object.entries({
          title,
          sub,
          tag,
          note: note?.title ?? '',
          noteText: note?.text ?? '',
          behind: behind.join(' '),
        }).find(([name, text]) => text.length > limits[name as keyof typeof limits]),
      ),
    ).toEqual([]);
  });

  it('never repeat a name within a list', () => {
    const lists = (scene: Scene): readonly (readonly string[])[] => {
      switch (scene.layout) {
        case 'ranking':
          return [scene.rows.map(({name}) => name)];
        case 'table':
          return scene.rows.map(({people = []}) => people);
        case 'gallery':
          return [scene.items.map(({title}) => title)];
        case 'matrix':
          return [scene.columns];
        case 'outline':
          return [scene.people ?? []];
        case 'rings':
          return [scene.rows.map(({label}) => label)];
        default:
          return [];
      }
    };
    expect(
      breaking((scene) =>
        lists(scene).find((list) => {
          const people = list.filter((name) => NAMES.includes(name));
          return new Set(people).size < people.length;
        }),
      ),
    ).toEqual([]);
  });

  it('name a place of the navigation, which has at most ten', () => {
    const wrong = [...DRAWN].flatMap(([seed, scene]) =>
      scene.layout === 'app' && (!scene.menu.includes(scene.place) || scene.menu.length > 10) ? [seed] : [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('the figures of a picture', () => {
  it('never show more than the total', () => {
    expect(
      breaking((scene) => texts(scene).find((text) => sharesOf(text).some(([part, whole]) => part > whole))),
    ).toEqual([]);
  });

  it('match the ring of a card to its text', () => {
    expect(
      breaking(({note}) => {
        if (note?.ring === undefined) return undefined;
        const said = [note.title, note.text ?? ''].flatMap((text) => [
          ...percentOf(text),
          ...sharesOf(text).map(shareInPercent),
        ]);
        return said.includes(note.ring) ? undefined : `ring ${note.ring}, words ${said.join()}`;
      }),
    ).toEqual([]);
  });

  it('match rings and bars to the text next to them', () => {
    const wrong = ({value, words}: {value?: number; words: string}): boolean => {
      const [share] = sharesOf(words);
      if (value === undefined || !share) return false;
      // In lesson 3 of 5, progress is between two fifths and three fifths.
      if (/lesson \d/i.test(words))
        return value < shareInPercent([share[0] - 1, share[1]]) || value > shareInPercent(share);
      return value !== shareInPercent(share);
    };
    expect(
      breaking((scene) => {
        switch (scene.layout) {
          case 'rings':
            return scene.rows.find(({value, meta = ''}) => wrong({value, words: meta}))?.label;
          case 'table':
            return scene.rows.find(({value, sub}) => wrong({value, words: sub}))?.lead;
          case 'gallery':
            return scene.items.find(({value, meta}) => wrong({value, words: meta}))?.title;
          case 'phone':
            return scene.items.find(({value, meta}) => wrong({value, words: meta}))?.label;
          default:
            return undefined;
        }
      }),
    ).toEqual([]);
  });

  it('are between 0 and 100 if they are percentages, and between 0 and 5 if they are levels', () => {
    const values = (scene: Scene): readonly (number | undefined)[] => {
      switch (scene.layout) {
        case 'rings':
        case 'table':
          return scene.rows.map(({value}) => value);
        case 'phone':
        case 'gallery':
          return scene.items.map(({value}) => value);
        case 'chart':
          return scene.unit === '%' ? [...scene.points.map(([, value]) => value), ...(scene.other?.values ?? [])] : [];
        case 'quiz':
          return (scene.profile ?? []).map(([, , value]) => value);
        case 'matrix':
          return scene.kind === 'heat' ? scene.rows.flatMap(([, ...cells]) => cells) : [];
        default:
          return [];
      }
    };
    const levels = (scene: Scene): readonly number[] => {
      switch (scene.layout) {
        case 'radar':
          return scene.axes.flatMap(([, value, target]) => [value, target]);
        case 'graph':
          return scene.nodes.flatMap((node) => (typeof node?.[1] === 'number' ? [node[1], node[3] ?? 0] : []));
        case 'matrix':
          return scene.kind === 'level'
            ? [...scene.rows.flatMap(([, ...cells]) => cells), ...(scene.targets ?? []).flat()]
            : [];
        default:
          return [];
      }
    };
    const outside = (most: number) => (value?: number) => value !== undefined && !(value >= 0 && value <= most);
    expect(breaking((scene) => values(scene).some(outside(100)))).toEqual([]);
    expect(breaking((scene) => levels(scene).some(outside(MAX_LEVEL)))).toEqual([]);
  });

  it('fill every cell', () => {
    expect(
      only('matrix', ({columns, rows, targets}) =>
        [...rows.map(([, ...cells]) => cells), ...(targets ?? [])].some((cells) => cells.length !== columns.length),
      ),
    ).toEqual([]);
    expect(
      only('table', ({columns, rows}) => {
        const used = (['value', 'people', 'meta', 'tag'] as const).filter((name) =>
          rows.some((row) => row[name] !== undefined),
        );
        return columns && columns.length !== used.length + 1;
      }),
    ).toEqual([]);
    expect(only('chart', ({points, other}) => other && other.values.length !== points.length)).toEqual([]);
  });

  it('count the completed steps', () => {
    expect(
      only('outline', ({tag, steps}) => {
        // “Session 4 of 6” counts from the current step.
        if (/^[A-Z]\w+ \d/.test(tag?.[0] ?? '')) return undefined;
        const [share] = sharesOf(tag?.[0] ?? '');
        const done = steps.filter(({state}) => state === 'done').length;
        return share && share[1] === steps.length && share[0] !== done && `${tag?.[0]}, ${done} done`;
      }),
    ).toEqual([]);
  });

  it('count the skills below target', () => {
    expect(
      only('radar', ({axes, tag}) => {
        const said = /(\d+) below target/.exec(tag?.[0] ?? '')?.[1];
        const below = axes.filter(([, value, target]) => value < target).length;
        return said !== undefined && Number(said) !== below && `${tag![0]}, ${below} below`;
      }),
    ).toEqual([]);
  });

  it('have four to six axes', () => {
    expect(only('radar', ({axes}) => axes.length < 4 || axes.length > 6)).toEqual([]);
  });

  it('rank from highest to lowest', () => {
    expect(only('ranking', ({rows}) => !isDescending(rows.map(({value}) => value)))).toEqual([]);
  });

  it('tick as many days as the streak is long, all in November and in order', () => {
    expect(
      only('calendar', ({tag, today, streak, events}) => {
        const said = /^(\d+)[- ]days?\b/.exec(tag?.[0] ?? '')?.[1];
        if (streak && said && Number(said) !== streak) return 'tag';
        const days = events.map(({day}) => day);
        if (!isAscending(days) || new Set(days).size < days.length) return 'order of events';
        return [today, ...days].some((day) => day < 1 || day > 30) && 'outside the month';
      }),
    ).toEqual([]);
  });

  it('show times and dates in order', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    /** Days since year 0, all months having 31; undefined for words. Dates without a year are in 2026, times are today. */
    const moment = (text: string): number | undefined => {
      const time = /^(\d\d?):(\d\d)$/.exec(text);
      if (time) return moment('10 Nov')! + Number(time[1]) / 24 + Number(time[2]) / 1440;
      const date = /^(?:due )?(\d\d?) ([A-Z][a-z]{2})(?: (\d{4}))?$/.exec(text);
      return date ? (Number(date[3] ?? 2026) * 12 + months.indexOf(date[2]!)) * 31 + Number(date[1]) : undefined;
    };
    const inOrder = (words: readonly string[]): boolean => {
      const known = words.map(moment).filter((value) => value !== undefined);
      return known.length < words.length || isDescending(known) || isAscending(known);
    };
    expect(only('table', ({rows}) => !inOrder(rows.map(({meta, tag}) => meta ?? tag?.[0] ?? '')))).toEqual([]);
    expect(only('outline', ({steps}) => !inOrder(steps.map(({meta = ''}) => meta)))).toEqual([]);
  });
});

describe('sceneText', () => {
  const team: Scene = {
    layout: 'table',
    label: 'Team progress',
    ground: 'brand',
    title: 'Early shift',
    rows: [
      {lead: 'Tomasz Nowak', sub: 'Forklift driver', value: 100},
      {lead: 'Amara Okafor', sub: 'Forklift driver', value: 60},
    ],
  };

  it('says what the picture is, and then what it shows', () => {
    expect(sceneText(team)).toBe('Team progress. Early shift: Tomasz Nowak 100 per cent and Amara Okafor 60 per cent.');
    expect(sceneText({...team, label: 'The early shift', note: {title: 'Ready on time', text: 'all 26'}})).toBe(
      'The early shift: Tomasz Nowak 100 per cent and Amara Okafor 60 per cent. Ready on time, all 26.',
    );
  });

  it('separates parts that contain commas with semicolons', () => {
    const rows = team.rows.map(({lead, sub}) => ({lead, sub: `${sub}, Felixstowe`}));
    expect(sceneText({...team, rows})).toContain('(Forklift driver, Felixstowe); Amara Okafor (');
  });

  it('counts the parts that do not fit', () => {
    const rows = Array.from({length: 20}, (_, at) => ({lead: `Person number ${at}`, sub: '', value: 40}));
    const text = sceneText({...team, rows});
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    const [, last, more] = /number (\d+) 40 per cent and (\d+) more\.$/.exec(text)!;
    expect(Number(last) + 1 + Number(more)).toBe(20);
  });

  it('describes the screen of the application, not the application', () => {
    const app: Scene = {
      ...{layout: 'app', label: 'Team progress', ground: 'plain', title: 'Larkfield', person: 'Jonas Weber'},
      ...{menu: ['Home', 'Teams'], place: 'Teams', body: team},
    };
    expect(sceneText(app)).toBe(sceneText(team));
  });

  it('is short and complete for every picture', () => {
    const wrong = [...DRAWN].flatMap(([seed, scene]) => {
      const text = sceneText(scene);
      return text.length > DESCRIPTION_LIMIT || !/^\S.*[.?!]”?$/.test(text) ? [`${seed}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

it('every recipe is in use', () => {
  const used = new Set(SEEDS.map((seed) => seed.split(':')[0]));
  expect(Object.keys(SCENES).filter((name) => !used.has(name))).toEqual([]);
});
