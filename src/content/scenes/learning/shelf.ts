/** What a learner has earned, begun or collected, as a gallery. */
import {counted, percent} from '../../figures/counts';
import {badgesOf, nextMilestone, standingOf} from '../../figures/learning';
import {
  course as courseOf,
  coursesOf,
  day,
  levelOf,
  nameOf,
  passOf,
  percentOf,
  progressOf,
  skillName,
} from '../../figures/ledger';
import {BADGE_LEVEL, BADGE_RULES, COLLECTIONS} from '../../cast/engagement';
import {DOCUMENTS, SKILLS, type SkillId} from '../../cast/learning';
import type {PersonId} from '../../cast/people';
import type {Recipe} from '../types';
import {lessonOf} from './parts';

export const SHELF: Record<string, Recipe> = {
  badges: (slice) => {
    const person = slice.person as PersonId;
    const earned = badgesOf(person);
    const {streak} = standingOf(person)!;
    const {days} = nextMilestone(streak);
    const {title, by, conditions} = BADGE_RULES.driver;
    const [what, met, of] = conditions[0];
    const open = [
      {title: `${days} days`, meta: `${streak} of ${days} days`, value: percent(streak, days)},
      ...(by === person ? [{title, meta: `${met} of ${of} ${what}`, value: percent(met, of)}] : []),
    ];
    return {
      layout: 'gallery',
      label: 'Badges, earned and in progress',
      ground: 'brand',
      title: `Badges of ${nameOf(person)}`,
      tag: [`${earned.length} earned`, 'brand'],
      kind: 'badge',
      items: [...earned.map((item) => ({...item, value: 100})), ...open],
    };
  },

  earned: (slice) => {
    const person = slice.person as PersonId;
    const earned = badgesOf(person);
    return {
      layout: 'gallery',
      label: 'Badges for skills and for helping',
      ground: 'brand',
      title: `Badges of ${nameOf(person)}`,
      tag: [`${earned.length} earned`, 'brand'],
      kind: 'badge',
      items: earned.map((item) => ({...item, value: 100})),
    };
  },

  levels: ({person}) => {
    const skills = (Object.keys(SKILLS) as SkillId[]).filter((skill) => levelOf(person, skill) >= BADGE_LEVEL);
    return {
      layout: 'gallery',
      label: 'Badges with a skill and its level',
      ground: 'brand',
      title: `Skill badges of ${nameOf(person)}`,
      tag: [counted(skills.length, 'skill'), 'brand'],
      kind: 'badge',
      items: skills.map((skill) => ({title: skillName(skill), meta: `level ${levelOf(person, skill)}`, value: 100})),
    };
  },

  courses: ({person}) => ({
    layout: 'gallery',
    label: 'Progress in each course as a ring',
    ground: 'brand',
    title: 'My courses',
    sub: nameOf(person),
    kind: 'badge',
    items: coursesOf(person).map((id) => ({
      title: courseOf(id).title,
      meta: 'passed' in progressOf(person, id)! ? `passed ${day(passOf(person, id).passed)}` : lessonOf(person, id),
      value: percentOf(person, id),
    })),
  }),

  collection: () => {
    const {title, by, followers, course, document, page, deck, cards, video, from} = COLLECTIONS['first-month'];
    return {
      layout: 'gallery',
      label: 'A collection for an occasion',
      ground: 'plain',
      title,
      sub: `By ${nameOf(by)}, ${followers} followers`,
      kind: 'cover',
      items: [
        {title: courseOf(course).title, meta: `${courseOf(course).lessons.length} lessons`},
        {title: DOCUMENTS[document].title, meta: `page ${page}`},
        {title: deck, meta: `${cards} flashcards`},
        {title: video, meta: `video, from ${from}`},
      ],
    };
  },
};
