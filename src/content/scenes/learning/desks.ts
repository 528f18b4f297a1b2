/** The learner’s application on a computer. */
import {openCourses, standingOf} from '../../figures/learning';
import {course as courseOf, day, firstName, nameOf, passOf, percentOf, type LearnerId} from '../../figures/ledger';
import {nextTier, tierOf} from '../../figures/partners';
import {company, PARTNERS} from '../../cast/company';
import type {CourseId} from '../../cast/learning';
import {COHORT} from '../../cast/ledger';
import {COHORT_ROOM} from '../../cast/sessions';
import {planOf} from '../plans';
import type {App, Phone, Recipe, Rings, Slice} from '../types';
import {cohortSession, courseItem, dueText, lessonOf, MENU, nextLesson} from './parts';

type Screen = Pick<App, 'label' | 'place' | 'body'> & Partial<App>;

/** One screen of the application, perhaps with a window in front of it. */
const desk = ({person}: Slice, screen: Screen): App => ({
  layout: 'app',
  ground: 'plain',
  title: company.name,
  menu: MENU,
  person: nameOf(person),
  ...screen,
});

/** Progress in some courses as rings. */
const rings = (person: LearnerId, ids: readonly CourseId[], title: string, sub: string): Rings => ({
  layout: 'rings',
  label: 'Courses in progress',
  ground: 'plain',
  title,
  sub,
  rows: ids.map((id) => ({label: courseOf(id).title, value: percentOf(person, id)})),
});

/** The same courses on the learner's phone. */
const onPhone = (person: LearnerId, ids: readonly CourseId[], clock: string): Phone => ({
  layout: 'phone',
  label: 'Phone',
  ground: 'plain',
  clock,
  title: 'My courses',
  items: ids.map((id, at) => courseItem(person, id, at)),
  action: `Continue lesson ${nextLesson(person, ids[0]!)}`,
});

export const DESK: Record<string, Recipe> = {
  home: (slice) => {
    const {person} = slice;
    const standing = standingOf(person);
    const open = openCourses(person).slice(0, 3);
    return desk(slice, {
      label: 'The learner’s dashboard',
      place: 'Home',
      body: {
        ...rings(
          person,
          open,
          `Good morning, ${firstName(person)}`,
          `${courseOf(open[0]!).title}, ${dueText(person, open[0]!)}`,
        ),
        stats: standing && [
          ['points', standing.points],
          ['badges', standing.badges],
          ['day streak', standing.streak],
        ],
      },
    });
  },

  phone: (slice) => {
    const {person} = slice;
    const open = openCourses(person).slice(0, 3);
    return desk(slice, {
      label: 'The same progress on a computer and a phone',
      place: 'My courses',
      body: rings(
        person,
        open,
        'My courses',
        `${courseOf(open[0]!).title}, ${lessonOf(person, open[0]!).toLowerCase()}`,
      ),
      over: onPhone(person, open.slice(0, 2), '07:25'),
    });
  },

  session: (slice) => {
    const {number, date, title} = cohortSession();
    const id = COHORT.course;
    return desk(slice, {
      label: 'The next live session on the dashboard',
      place: 'Home',
      body: {
        layout: 'table',
        label: 'Dashboard',
        ground: 'plain',
        title: `Good morning, ${firstName(slice.person)}`,
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
          {
            lead: courseOf(id).title,
            sub: lessonOf(slice.person, id),
            glyph: 'play',
            meta: dueText(slice.person, id),
          },
        ],
      },
    });
  },

  plan: (slice) =>
    desk(slice, {
      label: 'The first weeks of a new starter',
      ground: 'brand',
      place: 'My plan',
      menu: ['Home', 'My plan', ...MENU.slice(1, 3)],
      body: {...planOf(slice.person), ground: 'plain'},
      over: onPhone(slice.person, openCourses(slice.person).slice(0, 1), '06:42'),
    }),

  academy: (slice) => {
    const {person, course} = slice;
    const {passed, score} = passOf(person, course);
    return desk(slice, {
      label: 'A customer academy',
      ground: 'brand',
      title: `${company.name} Academy`,
      place: 'My courses',
      body: rings(person, ['planner-basics', 'planner-admin'], 'My courses', company.portals.customers),
      over: {
        layout: 'certificate',
        label: 'A certificate',
        ground: 'plain',
        title: 'Certificate',
        name: nameOf(person),
        course: courseOf(course).title,
        facts: [
          ['Passed', day(passed)],
          ['Result', `${score}%`],
        ],
      },
    });
  },

  firm: (slice) => {
    const {person, course} = slice;
    const [, firm] = PARTNERS;
    const {name, from, more} = nextTier(firm.certified)!;
    const {title, lessons, questions} = courseOf(course);
    return desk(slice, {
      label: 'A partner firm’s progress towards the next tier',
      ground: 'brand',
      title: `${company.name} Partners`,
      place: 'My firm',
      menu: ['Home', 'My firm', 'My courses', 'Badges'],
      body: {
        layout: 'rings',
        label: 'Certified installers of a firm',
        ground: 'plain',
        title: firm.name,
        sub: `${firm.town}, ${tierOf(firm.certified)} partner`,
        tag: [`${more} more for ${name}`, 'accent'],
        centre: `${firm.certified}/${from}`,
        single: true,
        rows: [
          {
            label: 'Certified installers',
            value: (100 * firm.certified) / from,
            meta: `${firm.certified} of ${from}`,
          },
          {
            label: `${nameOf(person)}, ${title}`,
            value: percentOf(person, course),
            meta: `${percentOf(person, course)}%`,
          },
        ],
      },
      over: {
        layout: 'outline',
        label: 'What the firm needs for the next tier',
        ground: 'plain',
        title: `For ${name}`,
        sub: `${more} certificate to go`,
        steps: [
          {label: nameOf(person), meta: `lesson ${nextLesson(person, course)} of ${lessons.length}`, state: 'now'},
          {label: 'Final quiz', meta: `${questions} questions`, state: 'todo'},
        ],
      },
    });
  },
};
