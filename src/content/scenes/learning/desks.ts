/** The learner's application on a computer. */
import {openCourses, standingOf} from '../../figures/learning';
import {course as courseOf, day, firstName, nameOf, percentOf} from '../../figures/ledger';
import {company} from '../../cast/company';
import {COHORT} from '../../cast/ledger';
import {COHORT_ROOM} from '../../cast/sessions';
import type {Recipe} from '../types';
import {cohortSession, courseItem, dueText, lessonOf, MENU, nextLesson} from './parts';

export const DESK: Record<string, Recipe> = {
  home: ({person}) => {
    const standing = standingOf(person);
    const open = openCourses(person).slice(0, 3);
    return {
      layout: 'app',
      label: 'The learner’s dashboard',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'Home',
      person: nameOf(person),
      body: {
        layout: 'rings',
        label: 'Dashboard',
        ground: 'plain',
        title: `Good morning, ${firstName(person)}`,
        sub: `${courseOf(open[0]!).title}, ${dueText(person, open[0]!)}`,
        rows: open.map((id) => ({label: courseOf(id).title, value: percentOf(person, id)})),
        stats: standing && [
          ['points', standing.points],
          ['badges', standing.badges],
          ['day streak', standing.streak],
        ],
      },
    };
  },

  phone: ({person}) => {
    const open = openCourses(person).slice(0, 3);
    return {
      layout: 'app',
      label: 'The same progress on a computer and a phone',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'My courses',
      person: nameOf(person),
      body: {
        layout: 'rings',
        label: 'My courses',
        ground: 'plain',
        title: 'My courses',
        sub: `${courseOf(open[0]!).title}, ${lessonOf(person, open[0]!).toLowerCase()}`,
        rows: open.map((id) => ({label: courseOf(id).title, value: percentOf(person, id)})),
      },
      over: {
        layout: 'phone',
        label: 'Phone',
        ground: 'plain',
        clock: '07:25',
        title: 'My courses',
        items: open.slice(0, 2).map((id, at) => courseItem(person, id, at)),
        action: `Continue lesson ${nextLesson(person, open[0]!)}`,
      },
    };
  },

  session: ({person}) => {
    const {number, date, title} = cohortSession();
    const id = COHORT.course;
    return {
      layout: 'app',
      label: 'The next live session on the dashboard',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'Home',
      person: nameOf(person),
      body: {
        layout: 'table',
        label: 'Dashboard',
        ground: 'plain',
        title: `Good morning, ${firstName(person)}`,
        sub: 'Next for you',
        rows: [
          {
            lead: title,
            sub: `Live with ${nameOf(COHORT.host)}`,
            glyph: 'people',
            meta: `${day(date)}, ${COHORT_ROOM.at}`,
          },
          {
            lead: `Session ${number + 1} of ${COHORT.sessions.length}`,
            sub: 'Live',
            glyph: 'people',
            meta: day(COHORT.sessions[number]!),
          },
          {lead: courseOf(id).title, sub: lessonOf(person, id), glyph: 'play', meta: dueText(person, id)},
        ],
      },
    };
  },
};
