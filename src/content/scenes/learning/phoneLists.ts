/** A list opened on a phone: the lessons of a course, the steps of a plan or a checklist, or what is saved. */
import {addDays, timeOf} from '../../figures/days';
import {lessonsDone, openCourses, worksOffline} from '../../figures/learning';
import {course as courseOf, day, due, nameOf, percentOf, progressOf, weekday} from '../../figures/ledger';
import {TODAY} from '../../cast/company';
import {MEGABYTES, WIFI_FROM} from '../../cast/engagement';
import type {CourseId} from '../../cast/learning';
import {COHORT} from '../../cast/ledger';
import {CHECKLISTS, OPENS_BEFORE, PLANS} from '../../cast/plans';
import type {Phone, Recipe, Slice} from '../types';
import {lessonOf, nextLesson} from './parts';
import {phone} from './phones';

type Item = Phone['items'][number];

const waits = (id: Slice['course']): boolean => MEGABYTES[id]! >= WIFI_FROM;

export const PHONE_LISTS: Record<string, Recipe> = {
  saved: (slice) => {
    const {person} = slice;
    const open = openCourses(person).filter(worksOffline).slice(0, 3);
    return {
      ...phone(slice),
      label: 'Courses saved on a phone',
      title: 'Saved on this phone',
      sub: `${open.reduce((sum, id) => sum + (waits(id) ? 0 : MEGABYTES[id]!), 0)} MB`,
      tag: ['Offline', 'plain'],
      items: open.map((id): Item => ({
        label: courseOf(id).title,
        meta: waits(id)
          ? `${MEGABYTES[id]} MB, waits for Wi-Fi`
          : `${MEGABYTES[id]} MB, ${lessonOf(person, id).toLowerCase()}`,
        value: percentOf(person, id),
        glyph: waits(id) ? 'clock' : 'check',
      })),
      action: `Continue lesson ${nextLesson(person, open[0]!)}`,
    };
  },

  lessons: (slice) => {
    const {person, course} = slice;
    const {title, lessons} = courseOf(course);
    const done = lessonsDone(person, course);
    return {
      ...phone(slice),
      label: 'A course without a connection',
      clock: '11:20',
      title,
      sub: nameOf(person),
      tag: ['Offline', 'plain'],
      items: lessons.slice(done - 2).map((label, at): Item => {
        const isDone = at < 2;
        return {
          label,
          meta: isDone ? 'finished' : 'downloaded',
          value: isDone ? 100 : 0,
          glyph: isDone ? 'check' : 'down',
        };
      }),
      action: 'Continue offline',
    };
  },

  cohort: (slice) => {
    const next = COHORT.sessions.findIndex((on) => on >= TODAY);
    return {
      ...phone(slice),
      label: 'The lessons of a cohort on a phone, one open at a time',
      ground: 'plain',
      clock: '18:05',
      title: courseOf(COHORT.course).title,
      sub: nameOf('ingrid'),
      items: COHORT.sessions.slice(next - 1).map((session, at): Item => {
        const opens = addDays(session, -OPENS_BEFORE);
        return {
          label: courseOf(COHORT.course).lessons[next - 1 + at]!,
          meta: at > 1 ? `opens ${weekday(opens)}, ${day(opens)}` : 'finished',
          value: at > 1 ? 0 : 100,
          glyph: at > 1 ? 'lock' : 'check',
        };
      }),
      action: 'Read lesson 4 again',
    };
  },

  plan: (slice) => {
    const {title, person, steps} = PLANS.callum;
    return {
      ...phone(slice),
      label: 'A learning plan on a phone',
      clock: '07:40',
      title,
      sub: nameOf(person),
      items: steps
        .filter((step): step is Extract<typeof step, CourseId> => typeof step === 'string')
        .slice(1)
        .map((id): Item => {
          const progress = progressOf(person, id);
          return {
            label: courseOf(id).title,
            meta: progress && 'due' in progress && progress.due ? due(progress.due) : 'passed',
            value: percentOf(person, id),
            glyph: lessonsDone(person, id) ? 'play' : 'lock',
          };
        }),
      action: 'Continue',
    };
  },

  checklist: (slice) => {
    const {title, steps, seen} = CHECKLISTS.tomasz;
    return {
      ...phone(slice),
      label: 'A checklist on the supervisor’s phone',
      clock: timeOf(seen[seen.length - 1]!.at),
      title,
      sub: `${nameOf('tomasz')}, ${seen.length} of ${steps.length} steps`,
      items: steps.slice(1, 5).map((label, at): Item => {
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
    };
  },
};
