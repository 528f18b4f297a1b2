/** Rings that close one by one: conditions of a badge, the way to another role, attendance by site. */
import {percent} from '../../figures/counts';
import {lessonsDone} from '../../figures/learning';
import {course as courseOf, day, levelOf, nameOf} from '../../figures/ledger';
import {SITES} from '../../cast/company';
import {AMBITION, BADGE_RULES} from '../../cast/engagement';
import {ROLES, type Levels, type SkillId} from '../../cast/learning';
import {FIRE_SESSION} from '../../cast/sessions';
import type {Recipe} from '../types';

const badge = ({title, by, conditions}: (typeof BADGE_RULES)['mentor' | 'commissioning']): ReturnType<Recipe> => ({
  layout: 'rings',
  label: 'The conditions of a badge',
  ground: 'brand',
  title: `Badge: ${title}`,
  sub: nameOf(by),
  rows: conditions.map(([label, met, of]) => ({label, value: percent(met, of), meta: `${met} of ${of}`})),
});

export const GOAL: Record<string, Recipe> = {
  mentor: () => badge(BADGE_RULES.mentor),

  installer: () => badge(BADGE_RULES.commissioning),

  role: () => {
    const {person, role, courses, shifts} = AMBITION;
    const targets = Object.entries(ROLES[role].targets as Levels) as [SkillId, number][];
    const reached = targets.filter(([skill, target]) => levelOf(person, skill) >= target).length;
    const passed = courses.filter((id) => lessonsDone(person, id) === courseOf(id).lessons.length).length;
    return {
      layout: 'rings',
      label: 'The learning plan for another role',
      ground: 'brand',
      title: `Towards ${ROLES[role].name.toLowerCase()}`,
      sub: `${nameOf(person)}, private`,
      rows: [
        {label: 'Courses passed', value: percent(passed, courses.length), meta: `${passed} of ${courses.length}`},
        {label: 'Skills at target', value: percent(reached, targets.length), meta: `${reached} of ${targets.length}`},
        {
          label: `Shifts with ${nameOf(shifts.alongside)}`,
          value: percent(shifts.done, shifts.of),
          meta: `${shifts.done} of ${shifts.of}`,
        },
      ],
    };
  },

  attendance: () => {
    const {title, on, sites} = FIRE_SESSION;
    const sum = (part: 1 | 2): number => sites.reduce((total, site) => total + site[part], 0);
    return {
      layout: 'rings',
      label: 'Attendance at a live session by site',
      ground: 'plain',
      title,
      sub: `Live session, ${day(on)}`,
      rows: sites.map(([site, attended, invited]) => ({
        label: SITES[site],
        value: percent(attended, invited),
        meta: `${attended} of ${invited}`,
      })),
      stats: [
        ['invited', sum(2)],
        ['attended', sum(1)],
        ['absent', sum(2) - sum(1)],
      ],
    };
  },
};
