/** Learning plans, journeys, cohorts and checklists at work. */
import {TODAY} from '../cast/company';
import type {CourseId} from '../cast/learning';
import {COHORT} from '../cast/ledger';
import {
  CHECKLISTS,
  FINISHED,
  MEMBERS,
  OPENS_BEFORE,
  PLANS,
  SHIFTS,
  WAITING,
  type PlannedId,
  type PlanStep,
} from '../cast/plans';
import {course as courseOf, day, due, nameOf, percentOf, progressOf, weekday, type LearnerId} from '../figures/ledger';
import {addDays, timeOf} from '../figures/days';
import {IMPORTS} from '../cast/imports';
import type {Outline, Recipe, Scene} from './types';

type Step = Outline['steps'][number];

const dayOfMonth = (date: string): number => Number(date.slice(8));

const planned = (person: LearnerId): PlannedId => (person in PLANS ? (person as PlannedId) : 'callum');

const isTask = (step: PlanStep): step is Exclude<PlanStep, CourseId> => typeof step === 'object';

/** A step of a plan as its learner sees it; steps that aren't started are locked. */
function planStep(person: LearnerId, step: PlanStep): Step {
  if (isTask(step)) return {label: step.task, meta: step.meta, state: 'todo'};
  const {title, lessons} = courseOf(step);
  const progress = progressOf(person, step);
  if (!progress) return {label: title, state: 'todo'};
  if ('passed' in progress) return {label: title, meta: `passed ${day(progress.passed)}`, state: 'done'};
  const tag = progress.due ? ([due(progress.due), 'accent'] as const) : undefined;
  return progress.lessons
    ? {label: title, meta: `lesson ${progress.lessons + 1} of ${lessons.length}`, state: 'now', tag}
    : {label: title, meta: 'locked', state: 'todo', tag: tag && [tag[0]]};
}

/** Sessions of the cohort with the day on which the lesson of each opens. */
const sessions = COHORT.sessions.map((on, at) => ({
  on,
  opens: addDays(on, -OPENS_BEFORE),
  lesson: courseOf(COHORT.course).lessons[at]!,
}));

const next = sessions.findIndex(({on}) => on >= TODAY);

export const plans = {
  'learning-plan': ({person, choose}) => {
    const id = planned(person);
    const {title, steps} = PLANS[id];
    const done = steps.map((step) => planStep(id, step)).filter(({state}) => state === 'done').length;
    const plan = (origin: (id: CourseId) => string | undefined): Scene => ({
      layout: 'outline',
      label: 'A learning plan',
      ground: 'brand',
      title,
      sub: nameOf(id),
      tag: [`${done} of ${steps.length}`, 'brand'],
      steps: steps.map((step) => {
        const drawn = planStep(id, step);
        const from = isTask(step) ? undefined : origin(step);
        return from ? {...drawn, meta: `${from}, ${drawn.meta}`} : drawn;
      }),
    });
    return choose<() => Scene>({
      plan: () => plan(() => undefined),
      mixed: () => plan((course) => (course in IMPORTS ? 'bought' : 'made here')),
    })();
  },

  'plan-journey': ({choose}) =>
    choose<() => Scene>({
      branch: () => ({
        layout: 'flow',
        label: 'A journey with two branches',
        ground: 'brand',
        title: 'New forklift driver',
        sub: 'Journey',
        tag: ['Live', 'brand'],
        before: [
          {kind: 'start', glyph: 'people', label: 'Role becomes Forklift driver'},
          {
            kind: 'step',
            glyph: 'play',
            label: courseOf('forklift').title,
            meta: `${courseOf('forklift').lessons.length} lessons`,
          },
          {kind: 'question', glyph: 'arrow', label: 'Quiz passed?'},
        ],
        branch: [
          {when: 'Yes', node: {kind: 'step', glyph: 'star', label: 'Badge'}},
          {when: 'No', node: {kind: 'step', glyph: 'people', label: `An hour with ${nameOf('ingrid')}`}},
        ],
        after: [{kind: 'end', glyph: 'check', label: `Sign-off: ${CHECKLISTS.tomasz.title}`}],
      }),
      signature: () => ({
        layout: 'flow',
        label: 'A course that opens after the last signature',
        ground: 'brand',
        title: PLANS.elif.title,
        sub: 'Journey',
        before: [
          {
            kind: 'start',
            glyph: 'file',
            label: CHECKLISTS.elif.title,
            meta: `checklist, ${CHECKLISTS.elif.steps.length} steps`,
          },
          {kind: 'question', glyph: 'arrow', label: 'All steps signed?'},
        ],
        branch: [
          {when: 'Yes', node: {kind: 'step', glyph: 'play', label: courseOf('heat-pump').title, meta: 'opens'}},
          {
            when: 'Not yet',
            node: {kind: 'step', glyph: 'lock', label: courseOf('heat-pump').title, meta: 'stays locked'},
          },
        ],
      }),
      tool: () => ({
        layout: 'flow',
        label: 'A tool that opens inside a course through LTI',
        ground: 'brand',
        title: courseOf('scanner').title,
        sub: `Lesson 2: ${courseOf('scanner').lessons[1]}`,
        tag: [IMPORTS.scanner.standard, 'plain'],
        before: [
          {kind: 'start', glyph: 'play', label: 'Lesson 2 opens'},
          {kind: 'step', glyph: 'link', label: 'Scanner simulator', meta: 'logged in already'},
          {kind: 'question', glyph: 'arrow', label: 'Score sent?'},
        ],
        branch: [
          {when: 'Yes', node: {kind: 'step', glyph: 'star', label: 'Score recorded'}},
          {when: 'No', node: {kind: 'step', glyph: 'check', label: 'Visit recorded'}},
        ],
      }),
    })(),

  cohort: () => ({
    layout: 'outline',
    label: 'A cohort and its sessions',
    ground: 'accent',
    title: COHORT.name,
    sub: `${courseOf(COHORT.course).title}, led by ${nameOf(COHORT.host)}`,
    tag: [`Session ${next + 1} of ${sessions.length}`, 'accent'],
    steps: sessions.map(({lesson, on, opens}, at) => ({
      label: lesson,
      meta: at > next ? `opens ${day(opens)}` : `session ${day(on)}`,
      state: at < next ? 'done' : at > next ? 'todo' : 'now',
    })),
    people: MEMBERS.map(({person}) => nameOf(person)),
    more: COHORT.people - MEMBERS.length,
  }),

  timetable: ({choose}) =>
    choose<() => Scene>({
      cohort: () => ({
        layout: 'calendar',
        label: 'The timetable of a cohort',
        ground: 'plain',
        title: COHORT.name,
        sub: 'November',
        tag: [`${COHORT.people} people`, 'plain'],
        today: dayOfMonth(TODAY),
        events: sessions
          .flatMap(({on, opens}, at) => [
            {date: opens, label: `Lesson ${at + 1} opens`, meta: weekday(opens), tone: 'brand' as const},
            {
              date: on,
              label: `Session ${at + 1}`,
              meta: `${weekday(on)}, with ${nameOf(COHORT.host)}`,
              tone: 'accent' as const,
            },
          ])
          .filter(({date}) => date > TODAY && date.startsWith(TODAY.slice(0, 7)))
          .sort((a, b) => a.date.localeCompare(b.date))
          .map(({date, ...event}) => ({day: dayOfMonth(date), ...event})),
      }),
      shifts: () => {
        const courses = PLANS[SHIFTS.person].steps.flatMap((step) => {
          const progress = isTask(step) ? undefined : progressOf(SHIFTS.person, step);
          return !isTask(step) && progress && 'due' in progress && progress.due
            ? [{date: progress.due, label: courseOf(step).title, meta: due(progress.due), tone: 'accent' as const}]
            : [];
        });
        const shifts = SHIFTS.days.map((date) => ({
          date,
          label: `Shift with ${nameOf(SHIFTS.with)}`,
          meta: weekday(date),
          tone: 'brand' as const,
        }));
        return {
          layout: 'calendar',
          label: 'Shifts and courses of one plan',
          ground: 'plain',
          title: PLANS[SHIFTS.person].title,
          sub: `${nameOf(SHIFTS.person)}, November`,
          today: dayOfMonth(TODAY),
          events: [...courses, ...shifts]
            .sort((a, b) => a.date.localeCompare(b.date))
            .map(({date, ...event}) => ({day: dayOfMonth(date), ...event})),
        };
      },
    })(),

  'people-by-step': ({choose}) => {
    const [step, most] = [...WAITING].sort((a, b) => b[1] - a[1])[0]!;
    const behind = FINISHED.slice(1).reduce((sum, [, people]) => sum + people, 0);
    return choose<() => Scene>({
      plan: () => ({
        layout: 'chart',
        label: 'How many people are at each step of a plan',
        ground: 'accent',
        title: PLANS.callum.title,
        sub: 'People by step',
        tag: [`${WAITING.reduce((sum, [, people]) => sum + people, 0)} people`, 'plain'],
        kind: 'bars',
        unit: '',
        points: WAITING.map(([label, people]) => [label, people, label === step ? 'accent' : 'brand']),
        note: {title: `${most} wait for a sign-off`, text: `from ${nameOf('ingrid')}`, person: nameOf('ingrid')},
      }),
      cohort: () => ({
        layout: 'chart',
        label: 'How far the members of a cohort are',
        ground: 'accent',
        title: COHORT.name,
        sub: 'People by lessons finished',
        tag: [`${COHORT.people} people`, 'plain'],
        kind: 'bars',
        unit: '',
        points: FINISHED.map(([lessons, people], at) => [`${lessons} lessons`, people, at ? 'accent' : 'brand']),
        note: {title: `Write to ${behind} people`, text: 'one message', tone: 'accent', glyph: 'mail'},
      }),
    })();
  },

  'phone-steps': ({choose}) => {
    const {title, steps, seen} = CHECKLISTS.tomasz;
    const plan = PLANS.callum;
    const shown = plan.steps.filter((step) => !isTask(step)) as CourseId[];
    return choose<() => Scene>({
      plan: () => ({
        layout: 'phone',
        label: 'A learning plan on a phone',
        ground: 'brand',
        clock: '07:40',
        title: plan.title,
        sub: nameOf(plan.person),
        items: shown.slice(1).map((id) => {
          const progress = progressOf(plan.person, id);
          const isOpen = progress && 'lessons' in progress && progress.lessons > 0;
          return {
            label: courseOf(id).title,
            meta: progress && 'due' in progress && progress.due ? due(progress.due) : 'passed',
            value: percentOf(plan.person, id),
            glyph: isOpen ? 'play' : 'lock',
          };
        }),
        action: 'Continue',
      }),
      cohort: () => ({
        layout: 'phone',
        label: 'The lessons of a cohort on a phone, one open at a time',
        ground: 'plain',
        clock: '18:05',
        title: courseOf(COHORT.course).title,
        sub: nameOf('ingrid'),
        items: sessions.slice(next - 1).map(({lesson, opens}, at) => ({
          label: lesson,
          meta: at > 1 ? `opens ${weekday(opens)}, ${day(opens)}` : 'finished',
          value: at > 1 ? 0 : 100,
          glyph: at > 1 ? 'lock' : 'check',
        })),
        action: 'Read lesson 4 again',
      }),
      checklist: () => ({
        layout: 'phone',
        label: 'A checklist on the supervisor’s phone',
        ground: 'brand',
        clock: timeOf(seen[seen.length - 1]!.at),
        title,
        sub: `${nameOf('tomasz')}, ${seen.length} of ${steps.length} steps`,
        items: steps.slice(1, 5).map((label, at) => {
          const sign = seen[at + 1];
          return {
            label,
            meta: sign ? nameOf(sign.by) : 'not seen yet',
            value: sign ? 100 : 0,
            glyph: sign ? 'check' : 'clock',
          };
        }),
        action: `Confirm step ${seen.length + 1}`,
        note: {title: 'No signal', text: 'taps are sent later', tone: 'accent', glyph: 'phone'},
      }),
    })();
  },

  checklist: ({person}) => {
    const id = person in CHECKLISTS ? (person as keyof typeof CHECKLISTS) : 'tomasz';
    const {title, steps, seen} = CHECKLISTS[id];
    return {
      layout: 'outline',
      label: 'A checklist signed at work',
      ground: 'brand',
      title,
      sub: nameOf(id),
      tag: [`${seen.length} of ${steps.length} seen`, 'brand'],
      steps: steps.map((label, at) => {
        const sign = seen[at];
        return sign
          ? {label, meta: `${nameOf(sign.by)}, ${day(sign.at)}`, state: 'done' as const}
          : {label, state: 'todo' as const};
      }),
    };
  },
} satisfies Record<string, Recipe>;
