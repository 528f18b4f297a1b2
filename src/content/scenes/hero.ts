/** The first picture of the home page. */
import brand from '../brand';
import {day, due, jobOf, nameOf, percentOf, progressOf, validOf} from '../figures/ledger';
import {TEAMS} from '../cast/company';
import {COURSES, DOCUMENTS} from '../cast/learning';
import type {Recipe} from './types';

export const hero: Recipe = () => {
  const {title, lessons, document} = COURSES.forklift;
  const shift = validOf('manual-handling', ['early-shift']);
  return {
    layout: 'app',
    label: 'From a document to proof',
    ground: 'plain',
    title: brand.name,
    menu: ['Home', 'Courses', 'Skills', 'Teams', 'Reports'],
    place: 'Courses',
    person: nameOf('daniel'),
    body: {
      layout: 'outline',
      label: 'A course drafted by AI and checked by an expert',
      ground: 'plain',
      title,
      sub: `from the ${DOCUMENTS[document].title.toLowerCase()}, ${DOCUMENTS[document].pages} pages`,
      tag: [`3 of ${lessons.length} approved`, 'brand'],
      steps: lessons.map((label, at) =>
        at < 3 ? {label, state: 'done'} : {label, state: 'ai', tag: ['AI draft', 'iris'] as const},
      ),
    },
    over: {
      layout: 'table',
      label: 'The progress of a shift',
      ground: 'plain',
      title: TEAMS['early-shift'].name,
      sub: `${COURSES['manual-handling'].title}: ${shift.done} of ${shift.of} up to date`,
      rows: (['tomasz', 'leila', 'mateo'] as const).map((id) => {
        const progress = progressOf(id, 'manual-handling')!;
        return 'passed' in progress
          ? {lead: nameOf(id), sub: `passed ${day(progress.passed)}`, value: 100}
          : {
              lead: nameOf(id),
              sub: jobOf(id),
              value: percentOf(id, 'manual-handling'),
              tag: [due(progress.due!), 'accent'] as const,
            };
      }),
    },
  };
};
