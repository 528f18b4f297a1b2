/** Journeys: the rules that put people on courses, and what they did. */
import {course as courseOf, day, daysFrom, due, membersOf, nameOf, weekday} from '../figures/ledger';
import {openOf, passesOf, renewalOf} from '../figures/reports';
import {TEAMS, TODAY} from '../cast/company';
import {JOURNEYS, RULE, type JourneyRecord} from '../cast/journeys';
import {BOARD_LOG, SCHEDULES} from '../cast/reports';
import type {Outline, Recipe, Table} from './types';

export const journeys = {
  journey: ({choose}) => {
    const {title, where, trigger, first, question, signOff, learner} = choose<JourneyRecord>(JOURNEYS);
    return {
      layout: 'flow',
      label: 'A journey on the canvas',
      ground: 'plain',
      title,
      sub: `Journey, ${where}`,
      tag: ['On', 'brand'],
      before: [
        {kind: 'start', glyph: 'people', label: trigger, meta: 'Day 1'},
        ...first.map(({course, day: by}) => ({
          kind: 'step' as const,
          glyph: 'play' as const,
          label: courseOf(course).title,
          meta: `Due on day ${by}`,
        })),
        {kind: 'question', glyph: 'arrow', label: question.about, meta: question.ask},
      ],
      branch: [
        {when: 'Yes', node: {kind: 'step', glyph: 'check', ...question.yes}},
        {when: 'No', node: {kind: 'step', glyph: 'clock', ...question.no}},
      ],
      after: [
        {
          kind: 'end',
          glyph: 'check',
          label: `Sign-off by ${nameOf(signOff.by)}`,
          meta: `Checklist, day ${signOff.day}`,
        },
      ],
      note: {
        title: nameOf(learner.who),
        text: `Day ${daysFrom(learner.since, TODAY) + 1} of ${signOff.day}`,
        person: nameOf(learner.who),
      },
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
          value: Math.min(100, Math.round((100 * (365 - left)) / 365)),
          tone: 'accent' as const,
          meta: due(item.due),
        })),
        ...passes.slice(-4).map((pass) => ({
          label: nameOf(pass.who),
          value: Math.round((100 * daysFrom(pass.on, TODAY)) / 365),
          tone: 'brand' as const,
          meta: day(renewalOf(pass)),
        })),
      ],
    };
  },

  'run-log': ({choose}) =>
    choose<() => Table | Outline>({
      rule: () => {
        const last = passesOf(membersOf('early-shift'), [RULE.course]).pop()!;
        return {
          layout: 'outline',
          label: 'A rule in plain words, and its last run',
          ground: 'brand',
          title: `When ${courseOf(RULE.course).title} is completed`,
          sub: `Rule, off from ${day(RULE.off[0])} to ${day(RULE.off[1])}`,
          tag: ['On', 'brand'],
          steps: [
            {label: `Award the badge “${RULE.badge}”`, state: 'done'},
            {label: `Tell ${nameOf(RULE.tells)}`, state: 'done'},
            {label: `Open ${courseOf(RULE.opens).title}`, state: 'done'},
          ],
          note: {
            title: `Ran for ${nameOf(last.who)}`,
            text: `${weekday(last.on)}, ${day(last.on)}`,
            person: nameOf(last.who),
          },
        };
      },
      report: () => ({
        layout: 'table',
        label: 'What was sent to whom, and when',
        ground: 'plain',
        title: SCHEDULES.board.title,
        sub: 'Reports sent and changes to the schedule',
        tag: ['Log', 'plain'],
        rows: BOARD_LOG.map(({on, what, detail}) => ({
          lead: what,
          sub: detail,
          glyph: what === 'Sent' ? ('mail' as const) : ('plus' as const),
          meta: day(on),
        })),
      }),
    })(),
} satisfies Record<string, Recipe>;
