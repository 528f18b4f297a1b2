import path from 'node:path';
import {describe, expect, it} from 'vitest';
import aiCourseCreation from '../../../src/content/aiCourseCreation';
import homeContent from '../../../src/content/home';
import {HERO_SCENES, SCENE_NAMES, SCENES} from '../../../src/content/scenes';
import {connecting} from '../../../src/content/scenes/connecting';
import {learner} from '../../../src/content/scenes/learner';
import {making} from '../../../src/content/scenes/making';
import {organising} from '../../../src/content/scenes/organising';
import {platform} from '../../../src/content/scenes/platform';
import {PEOPLE, WORLDS} from '../../../src/content/scenes/pools';
import {practice} from '../../../src/content/scenes/practice';
import {reporting} from '../../../src/content/scenes/reporting';
import {skills} from '../../../src/content/scenes/skills';
import {together} from '../../../src/content/scenes/together';
import type {Scene, SceneOf} from '../../../src/content/scenes/types';
import {tiers} from '../../../src/content/tiers';
import {quotedPrices} from '../../../src/lib/pricing';
import {resolveScene} from '../../../src/components/scenes/resolve';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles} from '../../../src/plugins/content/load';
import {deal, DESCRIPTION_LIMIT, sceneText, thousands} from '../../../src/lib/scenes';
import {random, rotate} from '../../../src/lib/random';

const home = homeContent(quotedPrices(tiers));

/** Variations that together use every organisation and every choice of a recipe. */
const VARIATIONS = ['', ...WORLDS.map(({words}) => `:${words[0]}`), ...[...'abcdefgh'].map((letter) => `:${letter}`)];

const SEEDS = SCENE_NAMES.flatMap((name) => VARIATIONS.map((variation) => name + variation));

const DRAWN = new Map(SEEDS.map((seed) => [seed, resolveScene(seed)]));

/** All texts of a scene, except those that say how to draw it. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['layout', 'ground', 'tone', 'glyph', 'kind', 'state', 'at'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => texts(part, Array.isArray(value) ? key : name));
}

/** Scenes that break a rule, by seed. A rule returns the problem, or a falsy value. */
const breaking = (rule: (scene: Scene) => unknown, seeds = SEEDS): string[] =>
  seeds.flatMap((seed) => {
    const problem = rule(DRAWN.get(seed)!);
    return problem ? [`${seed}: ${String(problem)}`] : [];
  });

const only = <L extends Scene['layout']>(layout: L, rule: (scene: SceneOf<L>) => unknown): string[] =>
  breaking((scene) => (scene.layout === layout ? rule(scene as SceneOf<L>) : undefined));

const percentOf = (text: string): number[] =>
  [...text.matchAll(/(\d+)(?:%| per cent)/g)].map(([, found]) => Number(found));

/** 'n of m' in a text, as pairs. */
const sharesOf = (text: string): [number, number][] =>
  [...text.matchAll(/(\d+) of (\d+)/g)].map(([, part, whole]) => [Number(part), Number(whole)]);

const shareInPercent = ([part, whole]: [number, number]): number => Math.round((100 * part) / whole);

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || values[at - 1]! >= value);

describe('random', () => {
  it('returns the same numbers for the same seed, all in [0, 1)', () => {
    const [one, two] = [random('streak:a'), random('streak:a')];
    const numbers = Array.from({length: 200}, () => one());
    expect(Array.from({length: 200}, () => two())).toEqual(numbers);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it('spreads evenly, and differs for similar seeds', () => {
    const next = random('spread');
    const tenths = Array.from({length: 1000}, () => Math.floor(next() * 10));
    for (let tenth = 0; tenth < 10; tenth++)
      expect(tenths.filter((value) => value === tenth).length).toBeGreaterThan(60);
    expect(random('quiz:a')()).not.toBe(random('quiz:b')());
  });
});

describe('rotate', () => {
  it('starts at any position, even beyond the end, and keeps every item', () => {
    expect(rotate([1, 2, 3], 1)).toEqual([2, 3, 1]);
    expect(rotate([1, 2, 3], 0)).toEqual([1, 2, 3]);
    expect(rotate([1, 2, 3], 5)).toEqual([3, 1, 2]);
    expect(rotate([], 4)).toEqual([]);
  });
});

describe('thousands', () => {
  it('groups digits in threes and does not change text', () => {
    expect([7, 940, 1240, 1041308].map(thousands)).toEqual(['7', '940', '1,240', '1,041,308']);
    expect(thousands('8 of 10')).toBe('8 of 10');
  });
});

describe('deal', () => {
  const at = (seed: string) => deal(WORLDS, PEOPLE, seed);

  it('uses the first entry of each pool for a seed without variation', () => {
    const draw = at('streak');
    expect(draw.company).toBe(WORLDS[0].company);
    expect(draw.people).toEqual(PEOPLE);
    expect([draw.near(12, 4), draw.pick('one', 'two')]).toEqual([12, 'one']);
  });

  it('starts with the organisation and person named by the variation', () => {
    expect(at('quiz:night-bakery').company).toBe('Orbis Foods');
    expect(at('streak:deadzone-mateo').people[0]).toBe('Mateo Silva');
  });

  it.each(['a', 'b', 'c', 'd'])('starts with the site, team and skill named by the variation (%s)', (more) => {
    expect(at(`quiz:kitchen-lyon-${more}`).sites[0]).toBe('Lyon');
    expect(at(`quiz:harbour-night-shift-${more}`).teams[0]).toBe('Night shift');
    expect(at(`quiz:forklift-load-handling-${more}`).skills[0]).toBe('Load handling');
  });

  it('keeps figures within the spread, and every person', () => {
    for (const variation of VARIATIONS) {
      const draw = at(`any${variation}`);
      const figures = Array.from({length: 50}, () => draw.near(40, 7));
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(33);
      expect(Math.max(...figures)).toBeLessThanOrEqual(47);
      expect([...draw.people].sort()).toEqual([...PEOPLE].sort());
      expect(draw.courses[0]).toBe(draw.lead);
      expect(new Set(draw.courses).size).toBe(5);
      expect(WORLDS.find(({company}) => company === draw.company)!.roles).toEqual(draw.roles);
    }
  });

  it('continues dates from November into December', () => {
    expect([1, 30, 31, 50].map(at('any').day)).toEqual(['1 Nov', '30 Nov', '1 Dec', '20 Dec']);
  });
});

describe('the scenes', () => {
  it('have one recipe for each name', () => {
    const themes = [learner, practice, together, making, organising, skills, reporting, platform, connecting];
    expect(themes.flatMap((theme) => Object.keys(theme)).sort()).toEqual(Object.keys(SCENES).sort());
  });

  it('report an unknown scene by name', () => {
    expect(() => resolveScene('moonwalk:a')).toThrow('Unknown scene "moonwalk:a"');
    expect(() => resolveScene('constructor')).toThrow('Unknown scene');
  });

  it('draw the same picture for the same seed, and a different one for another seed', () => {
    for (const seed of SEEDS) expect(resolveScene(seed)).toEqual(DRAWN.get(seed));
    const same = SCENE_NAMES.filter(
      (name) => new Set(VARIATIONS.map((variation) => JSON.stringify(DRAWN.get(name + variation)))).size < 4,
    );
    expect(same).toEqual([]);
  });

  it('have no gaps in their text', () => {
    expect(
      breaking(
        (scene) =>
          scene.layout !== 'code' && texts(scene).find((text) => /^$|^\s|\s$|undefined|NaN|Infinity/.test(text)),
      ),
    ).toEqual([]);
    expect(breaking((scene) => texts(scene).find((text) => /undefined|NaN|\bnull\b/.test(text)))).toEqual([]);
  });

  it('use text short enough for a narrow box', () => {
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
          return [scene.rows.map(({lead}) => lead), ...scene.rows.map(({people = []}) => people)];
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
          const people = list.filter((name) => PEOPLE.includes(name));
          return new Set(people).size < people.length;
        }),
      ),
    ).toEqual([]);
  });
});

describe('the figures of a scene', () => {
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
      if (/lesson \d/.test(words))
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

  it('are between 0 and 100 if they are percentages', () => {
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
        case 'radar':
          return scene.axes.flatMap(([, value, target]) => [value, target]);
        case 'quiz':
          return (scene.profile ?? []).map(([, , value]) => value);
        case 'matrix':
          return scene.kind === 'heat' ? scene.rows.flatMap(([, ...cells]) => cells as number[]) : [];
        case 'graph':
          return scene.nodes.map((node) => (typeof node?.[1] === 'number' ? node[1] : undefined));
        default:
          return [];
      }
    };
    expect(
      breaking((scene) => values(scene).find((value) => value !== undefined && !(value >= 0 && value <= 100))),
    ).toEqual([]);
  });

  it('count the completed steps', () => {
    expect(
      only('outline', ({tag, steps}) => {
        const [share] = sharesOf(tag?.[0] ?? '');
        const done = steps.filter(({state}) => state === 'done').length;
        return share && share[1] === steps.length && share[0] !== done && `${tag?.[0]}, ${done} done`;
      }),
    ).toEqual([]);
  });

  it('match the counts in tags', () => {
    expect(
      only('table', ({tag, rows}) => {
        const [share] = sharesOf(tag?.[0] ?? '');
        const good = rows.filter(({tone, tag: mark}) => (mark ?? ['', tone])[1] !== 'accent').length;
        return share && share[1] === rows.length && share[0] !== good && `${tag?.[0]}, ${good} good`;
      }),
    ).toEqual([]);
  });

  it('rank from highest to lowest', () => {
    expect(only('ranking', ({rows}) => !isDescending(rows.map(({value}) => value)))).toEqual([]);
  });

  it('show the tier that matches each partner’s number', () => {
    const wrong = VARIATIONS.map((variation) => resolveScene(`partner-tiers${variation}`) as SceneOf<'ranking'>)
      .flatMap(({rows}) => rows)
      .filter(({value, meta}) => meta !== (value >= 20 ? 'Gold' : value >= 10 ? 'Silver' : 'Registered'));
    expect(wrong).toEqual([]);
  });

  it('tick as many days as the streak is long, all in November', () => {
    expect(
      only('calendar', ({tag, today, streak, rests, events}) => {
        if (streak && Number.parseInt(tag![0]) !== streak) return 'tag';
        if (streak && today - streak * (rests ? 7 / 5 : 1) < -1) return 'begins before the month';
        const days = events.map(({day}) => day);
        if (!isDescending([...days].reverse()) || new Set(days).size < days.length) return 'order of events';
        return [today, ...days].some((day) => day < 1 || day > 30) && 'outside the month';
      }),
    ).toEqual([]);
  });

  it('count the skills below target', () => {
    expect(
      only('radar', ({tag, axes}) => {
        const below = axes.filter(([, value, target]) => value < target).length;
        return tag![0] !== `${below} below target`;
      }),
    ).toEqual([]);
  });

  it('name the weakest skill in a report', () => {
    expect(
      breaking(
        (scene) => {
          const {rows, note} = scene as SceneOf<'matrix'>;
          const mean = ([, ...cells]: (typeof rows)[number]) =>
            (cells as number[]).reduce((a, b) => a + b) / cells.length;
          const weakest = [...rows].sort((a, b) => mean(a) - mean(b))[0]![0];
          return / is thin$/.test(note!.title) && note!.title !== `${weakest} is thin`;
        },
        SEEDS.filter((seed) => seed.startsWith('skill-report')),
      ),
    ).toEqual([]);
  });

  it('increase the target level from role to role', () => {
    expect(
      breaking(
        (scene) =>
          (scene as SceneOf<'matrix'>).rows.some(([, ...cells]) => !isDescending([...(cells as number[])].reverse())),
        SEEDS.filter((seed) => seed.startsWith('competency-framework')),
      ),
    ).toEqual([]);
  });

  it('show times and dates in order', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    /** Minutes of a day, or day of a year; undefined for words. */
    const moment = (text: string): number | undefined => {
      const time = /^(\d\d?):(\d\d)$/.exec(text);
      if (time) return Number(time[1]) * 60 + Number(time[2]);
      const date = /^(?:due )?(\d\d?) ([A-Z][a-z]{2})$/.exec(text);
      return date ? months.indexOf(date[2]!) * 31 + Number(date[1]) : undefined;
    };
    const inOrder = (moments: readonly (number | undefined)[]): boolean => {
      const known = moments.filter((value) => value !== undefined);
      return isDescending(known) || isDescending([...known].reverse());
    };
    expect(only('table', ({rows}) => !inOrder(rows.map(({meta, tag}) => moment(meta ?? tag?.[0] ?? ''))))).toEqual([]);
    expect(only('outline', ({steps}) => !inOrder(steps.map(({meta = ''}) => moment(meta))))).toEqual([]);
    expect(
      only('code', ({lines}) => {
        const dates = lines.flatMap((line) => /\d{4}-\d\d-\d\d/.exec(line) ?? []);
        return [...dates].sort().join() !== dates.join() || dates.some((date) => date.slice(8) > '30');
      }),
    ).toEqual([]);
  });

  it('add up', () => {
    const number = (text: unknown): number => Number.parseInt(String(text).replace(',', ''), 10);
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    for (const variation of VARIATIONS) {
      const rings = resolveScene(`invite-progress${variation}`) as SceneOf<'rings'>;
      const joined = rings.rows.map(({meta}) => sharesOf(meta!)[0]!);
      expect(rings.stats!.map(([, value]) => value)).toEqual([
        sum(joined.map(([part]) => part)),
        100 - sum(joined.map(([part]) => part)),
        0,
      ]);
      expect(sum(joined.map(([, whole]) => whole))).toBe(100);

      const invites = resolveScene(`invites${variation}`) as SceneOf<'table'>;
      expect(number(invites.tag![0])).toBe(sum(invites.rows.slice(0, 2).map(({sub}) => number(sub))));

      const deck = resolveScene(`today-deck${variation}`) as SceneOf<'table'>;
      expect(deck.tiles![0]![1]).toBe(sum(deck.rows.map(({meta}) => number(meta))));

      const courses = resolveScene(`all-courses${variation}`) as SceneOf<'table'>;
      expect(courses.tiles![1]![1]).toBe(sum(courses.rows.map(({sub}) => number(sub) || 0)));

      const answers = resolveScene(`item-analysis${variation}`) as SceneOf<'chart'>;
      expect(sum(answers.points.map(([, value]) => value))).toBe(100);

      for (const name of ['renewal-months', 'bloom-questions', 'phone-storage']) {
        const {tag, points} = resolveScene(name + variation) as SceneOf<'chart'>;
        expect(number(tag![0]), name + variation).toBe(sum(points.map(([, value]) => value)));
      }

      const attendance = resolveScene(`attendance-sites${variation}`) as SceneOf<'chart'>;
      const [invited, present, absent] = attendance.tiles!.map(([, value]) => Number(value));
      expect(present! + absent!).toBe(invited);

      const progress = resolveScene(`team-progress${variation}`) as SceneOf<'table'>;
      const mean = Math.round(sum(progress.rows.map(({value}) => value!)) / progress.rows.length);
      if (progress.note!.ring !== undefined) expect(progress.note!.ring).toBe(mean);

      const call = (resolveScene(`api-progress${variation}`) as SceneOf<'code'>).lines.join();
      const [percentage, done, total] = ['progress_percentage', 'completed_lessons', 'total_lessons'].map((field) =>
        number(new RegExp(`"${field}": (\\d+)`).exec(call)![1]),
      );
      expect(percentage).toBe(shareInPercent([done!, total!]));
    }
  });
});

describe('sceneText', () => {
  it('describes the picture in sentences', () => {
    expect(sceneText(resolveScene('team-progress'))).toBe(
      'The progress of a team: the window “Warehouse” shows Amara Okafor at 94 per cent, Tomasz Nowak at 82 per cent, ' +
        'Priya Raman at 71 per cent, Callum Reid at 54 per cent and Leila Haddad at 28 per cent; ' +
        'a card in front says “66% of the team’s way”.',
    );
    expect(sceneText(resolveScene('audit-log'))).toMatch(/^An audit log shows Due date changed \(Amara Okafor, /);
  });

  it('is short, complete and unique for every picture', () => {
    expect(
      breaking((scene) => {
        const text = sceneText(scene);
        if (text.length > DESCRIPTION_LIMIT) return `${text.length} characters`;
        return !/^\w.* shows .*\.$/.test(text) && text;
      }),
    ).toEqual([]);
    const plain = SCENE_NAMES.map((name) => sceneText(resolveScene(name)));
    expect(new Set(plain).size).toBe(plain.length);
  });
});

describe('the pictures of a page', async () => {
  const {content} = checkContent(await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content')));
  const seedsOf = (items: readonly {imageSeed?: string}[]): string[] =>
    items.flatMap(({imageSeed}) => (imageSeed ? [imageSeed] : []));
  const pages: [page: string, seeds: string[]][] = [
    [
      '/',
      [
        ...HERO_SCENES,
        ...seedsOf(content.solutions),
        ...seedsOf(Object.values(home.featured.details)),
        ...seedsOf(home.audienceTabs),
        home.aiCta.imageSeed,
      ],
    ],
    ['/solutions', seedsOf(content.solutions)],
    ['/features', seedsOf(content.featureCategories)],
    ['/ai-course-creation', [aiCourseCreation.imageSeed, ...seedsOf(aiCourseCreation.blocks)]],
    ...content.solutions.map(({slug, page}): [string, string[]] => [
      `/solutions/${slug}`,
      seedsOf([page!, ...page!.keyCapabilities]),
    ]),
    ...content.featureCategories.map((category): [string, string[]] => [
      `/features/${category.slug}`,
      seedsOf([category, ...category.accordionFeatures]),
    ]),
    ...content.features.map((feature): [string, string[]] => [
      `/features/${feature.slug}`,
      seedsOf([feature, ...feature.accordionFeatures, ...feature.keyCapabilities]),
    ]),
  ];

  it.each(pages)('do not repeat a scene on %s', (_, seeds) => {
    const names = seeds.map((seed) => seed.split(':')[0]);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
    const descriptions = seeds.map((seed) => sceneText(resolveScene(seed)));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('include one for each accordion entry', () => {
    const entries = [...content.features, ...content.featureCategories].flatMap(({slug, accordionFeatures}) =>
      accordionFeatures.map(({title, imageSeed}) => ({entry: `${slug}: ${title}`, imageSeed})),
    );
    expect(entries.filter(({imageSeed}) => !imageSeed)).toEqual([]);
  });

  it('use every scene', () => {
    const used = new Set([...pages.flatMap(([, seeds]) => seeds)].map((seed) => seed.split(':')[0]));
    expect(SCENE_NAMES.filter((name) => !used.has(name))).toEqual([]);
  });
});
