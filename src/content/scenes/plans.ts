/** Learning plans, the journeys that put people on them, checklists at work, and renewals. */
import {percent} from '../figures/counts';
import {course as courseOf, day, daysFrom, due, membersOf, nameOf, progressOf, type LearnerId} from '../figures/ledger';
import {openOf, passesOf, renewalOf} from '../figures/reports';
import {TEAMS, TODAY} from '../cast/company';
import {IMPORTS} from '../cast/imports';
import {JOURNEYS, type JourneyRecord} from '../cast/journeys';
import type {CourseId} from '../cast/learning';
import {CHECKLISTS, PLANS, type PlannedId, type PlanStep} from '../cast/plans';
import type {FlowNode, Outline, Recipe} from './types';

type Step = Outline['steps'][number];

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

/** The plan of a learner; `origin` says where a course comes from. */
export function planOf(person: LearnerId, origin: (id: CourseId) => string | undefined = () => undefined): Outline {
  const id: PlannedId = person in PLANS ? (person as PlannedId) : 'callum';
  const {title, steps} = PLANS[id];
  const drawn = steps.map((step) => planStep(id, step));
  return {
    layout: 'outline',
    label: 'A learning plan',
    ground: 'brand',
    title,
    sub: nameOf(id),
    tag: [`${drawn.filter(({state}) => state === 'done').length} of ${steps.length}`, 'brand'],
    steps: drawn.map((step, at) => {
      const from = isTask(steps[at]!) ? undefined : origin(steps[at] as CourseId);
      return from ? {...step, meta: `${from}, ${step.meta}`} : step;
    }),
  };
}

const start = ({trigger, on, first}: JourneyRecord): FlowNode[] => [
  {kind: 'start', glyph: 'people', label: trigger, meta: on},
  ...first.map(({course, by}) => ({
    kind: 'step' as const,
    glyph: 'play' as const,
    label: courseOf(course).title,
    meta: by ? `Due on day ${by}` : `${courseOf(course).lessons.length} lessons`,
  })),
];

export const plans = {
  'learning-plan': ({person, choose}) =>
    planOf(
      person,
      choose({
        plan: () => undefined,
        mixed: (course: CourseId) => (course in IMPORTS ? 'bought' : 'made here'),
      }),
    ),

  journey: ({choose}) => {
    const record = choose<JourneyRecord>(JOURNEYS);
    const {title, where, question, end, learner} = record;
    return {
      layout: 'flow',
      label: 'A journey on the canvas',
      ground: 'brand',
      title,
      sub: where ? `Journey, ${where}` : 'Journey',
      tag: ['On', 'brand'],
      before: [...start(record), {kind: 'question', glyph: 'arrow', label: question.about, meta: question.ask}],
      branch: [
        {when: 'Yes', node: {kind: 'step', glyph: 'check', ...question.yes}},
        {
          when: question.later ? 'Not yet' : 'No',
          node: {kind: 'step', glyph: question.later ? 'lock' : 'clock', ...question.no},
        },
      ],
      after: end && [{kind: 'end', glyph: 'check', ...end}],
      note: learner && {
        title: nameOf(learner.who),
        text: `Day ${daysFrom(learner.since, TODAY) + 1} of ${learner.of}`,
        person: nameOf(learner.who),
      },
    };
  },

  checklist: ({person, choose}) => {
    const id = person in CHECKLISTS ? (person as keyof typeof CHECKLISTS) : 'tomasz';
    const {title, steps, seen} = CHECKLISTS[id];
    const opens = choose<CourseId | undefined>({alone: undefined, opens: 'heat-pump'});
    return {
      layout: 'outline',
      label: opens ? 'A checklist that a course waits for' : 'A checklist signed at work',
      ground: 'brand',
      title,
      sub: nameOf(id),
      tag: [`${seen.length} of ${steps.length} seen`, 'brand'],
      steps: [
        ...steps.map((label, at): Step => {
          const sign = seen[at];
          return sign ? {label, meta: `${nameOf(sign.by)}, ${day(sign.at)}`, state: 'done'} : {label, state: 'todo'};
        }),
        ...(opens
          ? [{label: courseOf(opens).title, meta: 'opens after the last signature', state: 'now' as const}]
          : []),
      ],
    };
  },

  renewals: ({team, course}) => {
    const people = membersOf(team);
    const open = openOf(people, [course]).slice(0, 1);
    const passes = passesOf(people, [course]);
    const first = open[0];
    const left = first ? daysFrom(TODAY, first.due) : 0;
    return {
      layout: 'rings',
      label: 'Renewals, each from a person’s own completion',
      ground: 'accent',
      title: courseOf(course).title,
      sub: 'Renewal 365 days after completion',
      tag: [TEAMS[team].name, 'plain'],
      centre: left < 0 ? 'Overdue' : `${left} days`,
      single: true,
      rows: [
        ...open.map((item) => ({
          label: nameOf(item.who),
          value: Math.min(100, percent(365 - left, 365)),
          tone: 'accent' as const,
          meta: due(item.due),
        })),
        ...passes.slice(-4).map((pass) => ({
          label: nameOf(pass.who),
          value: percent(daysFrom(pass.on, TODAY), 365),
          tone: 'brand' as const,
          meta: day(renewalOf(pass)),
        })),
      ],
    };
  },
} satisfies Record<string, Recipe>;
