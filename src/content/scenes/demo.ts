import {percent} from '../figures/counts';
import {
  course,
  coursesOf,
  day,
  daysFrom,
  due,
  firstName,
  jobOf,
  levelOf,
  membersOf,
  nameOf,
  percentOf,
  progressOf,
  sizeOf,
  skillName,
  targetOf,
  teamsOf,
  validOf,
} from '../figures/ledger';
import {MOVED} from '../cast/access';
import {TEAMS, TODAY} from '../cast/company';
import {DOCUMENTS, type CourseId, type SkillId} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {QUESTIONS} from '../cast/quizzes';
import {CORRECTION, EXCERPT, GROWN, OPENED} from '../cast/story';
import {sectionText} from './pages';
import type {Recipe, StepState, Tag} from './types';

const {title: made, lessons, questions} = course(EXCERPT.course);
const source = DOCUMENTS[EXCERPT.document];
const question = QUESTIONS[EXCERPT.course];
const [moved] = MOVED;

/** Sections of the page that have room in the picture of it, and how many of them AI has read. */
const SHOWN = EXCERPT.sections.slice(1, 4);
const READ = 2;

/** The lessons of the course as steps, the first `count` in one state and the others in another. */
const lessonSteps = (count: number, state: StepState, rest: StepState) =>
  lessons.map((label, at) => ({label, state: at < count ? state : rest}));

/** What a member of a team has to do next, and by when. */
interface Assignment {
  person: PersonId;
  course: CourseId;
  /** Undefined if everything is passed. */
  due?: string;
}

/** The next assignment of each member of a team in the order of due dates, then those who have passed everything. */
function assignmentsOf(members: readonly PersonId[], dateOf: (assignment: Assignment) => string | undefined) {
  const assignments = members.map((person): Assignment & {passed?: string} => {
    const courses = coursesOf(person);
    const next = courses[0]!;
    const progress = progressOf(person, next)!;
    const last = courses[courses.length - 1]!;
    if ('passed' in progress) return {person, course: last, passed: passedOn(person, last)};
    return {person, course: next, due: dateOf({person, course: next, due: progress.due})};
  });
  return assignments.sort((a, b) => (a.due ?? '9').localeCompare(b.due ?? '9'));
}

function passedOn(person: PersonId, id: CourseId): string | undefined {
  const progress = progressOf(person, id);
  return progress && 'passed' in progress ? progress.passed : undefined;
}

/** Due dates within a week, and those that have passed, are highlighted. */
const dueTag = (date: string): Tag => [due(date), daysFrom(TODAY, date) < 6 ? 'accent' : 'plain'];

/** Scenes of the walkthrough. The parts of a seed, such as `demo-list:moved`, are moments of one picture. */
export const demo = {
  'demo-page': ({choose}) => {
    const isRead = choose({unread: false, read: true});
    return {
      layout: 'thread',
      label: isRead ? 'A page that AI reads' : 'A page of a document',
      ground: isRead ? 'iris' : 'plain',
      title: source.title,
      sub: source.file,
      tag: [`Page ${EXCERPT.page} of ${source.pages}`],
      items: SHOWN.map((section, at) => ({
        kind: isRead && at < READ ? 'ai' : 'say',
        text: sectionText(section),
      })),
    };
  },
  'demo-draft': () => ({
    layout: 'outline',
    label: 'Course draft',
    ground: 'iris',
    title: made,
    sub: `From page ${EXCERPT.page} of ${source.file}`,
    tag: ['AI draft', 'iris'],
    steps: [
      ...lessonSteps(lessons.length, 'ai', 'ai'),
      {label: 'Final quiz', meta: `${questions} questions`, state: 'ai'},
    ],
  }),
  'demo-question': () => ({
    layout: 'quiz',
    label: 'Quiz question, drafted by AI',
    ground: 'iris',
    title: `Question ${question.number} of ${questions}`,
    sub: `Source: page ${EXCERPT.page}, ${EXCERPT.sections[question.lesson].number}`,
    tag: ['AI draft', 'iris'],
    ask: question.ask,
    options: question.options.map((text, at) => ({text, ...(at === question.right && {state: 'right'})})),
  }),
  'demo-correction': () => ({
    layout: 'thread',
    label: 'Correction',
    ground: 'accent',
    title: lessons[CORRECTION.lesson]!,
    sub: `Lesson ${CORRECTION.lesson + 1} of ${lessons.length}`,
    tag: ['Review'],
    items: [
      {kind: 'cut', text: CORRECTION.draft},
      {kind: 'add', text: CORRECTION.corrected},
      {
        kind: 'say',
        name: nameOf(CORRECTION.by),
        meta: jobOf(CORRECTION.by),
        text: `See ${EXCERPT.sections[CORRECTION.lesson].number}.`,
      },
    ],
  }),
  'demo-approval': ({choose}) => {
    const approved = choose({draft: 3, published: lessons.length});
    const isPublished = approved === lessons.length;
    return {
      layout: 'outline',
      label: isPublished ? 'Published course' : 'Course in review',
      ground: 'brand',
      title: made,
      sub: isPublished ? 'Published' : 'In review',
      tag: [`${approved} of ${lessons.length} approved`, 'brand'],
      steps: lessonSteps(approved, 'done', 'ai'),
      note: {
        person: nameOf(CORRECTION.by),
        title: nameOf(CORRECTION.by),
        text: isPublished ? 'Approved and published' : jobOf(CORRECTION.by),
      },
    };
  },
  'demo-phone': ({choose}) => {
    const progress = progressOf(OPENED.person, OPENED.course)!;
    const done = 'lessons' in progress ? progress.lessons : lessons.length;
    const lesson = `Lesson ${done + 1} of ${lessons.length}`;
    return choose({
      list: {
        layout: 'phone',
        label: 'Phone before the shift',
        ground: 'brand',
        clock: OPENED.at,
        title: `Good morning, ${firstName(OPENED.person)}`,
        sub: 'Due next',
        items: [
          {
            label: made,
            meta: `${lesson}, ${due(progress && 'due' in progress ? progress.due! : TODAY)}`,
            value: percentOf(OPENED.person, OPENED.course),
            glyph: 'play',
          },
          ...coursesOf(OPENED.person)
            .filter((id) => id !== OPENED.course && passedOn(OPENED.person, id) === undefined)
            .slice(0, 1)
            .map((id) => ({
              label: course(id).title,
              meta: `${course(id).minutes} minutes`,
              value: percentOf(OPENED.person, id),
              glyph: 'play' as const,
            })),
        ],
        action: `Continue with lesson ${done + 1}`,
      },
      lesson: {
        layout: 'phone',
        label: 'Lesson on a phone',
        ground: 'brand',
        clock: OPENED.at,
        title: lessons[done]!,
        sub: lesson,
        items: [
          {label: CORRECTION.corrected, meta: `Page ${EXCERPT.page} of the handbook`, value: 50, glyph: 'check'},
          {label: 'Quick check', meta: '1 question', value: 0, glyph: 'arrow'},
        ],
        action: 'Next',
      },
    });
  },
  'demo-list': ({choose}) => {
    const isMoved = choose({due: false, moved: true});
    const team = 'early-shift';
    const isTheirs = ({person, course: id}: Assignment) => person === moved.who && id === moved.course;
    const rows = assignmentsOf(
      membersOf(team).filter((person) => /driver|picker/.test(PEOPLE[person].role)),
      (assignment) => (isTheirs(assignment) && !isMoved ? moved.from : assignment.due),
    );
    const date = rows.find(isTheirs)!.due!;
    return {
      layout: 'table',
      label: 'Shift list',
      ground: 'accent',
      title: TEAMS[team].name,
      sub: `${sizeOf(team)} people, next due first`,
      tag: [nameOf(moved.by)],
      rows: rows.slice(0, 4).map(({person, course: id, due: by, passed}) => ({
        lead: nameOf(person),
        sub: course(id).title,
        tag: by ? dueTag(by) : [`done ${day(passed!)}`, 'brand'],
      })),
      note: isMoved
        ? {glyph: 'check', title: `Moved to ${day(date)}`, text: nameOf(moved.who)}
        : {glyph: 'clock', tone: 'accent', title: `Due ${day(date)}`, text: nameOf(moved.who)},
    };
  },
  'demo-skill': ({choose}) => {
    const isGrown = choose({before: false, grown: true});
    const {person} = GROWN;
    const levels: readonly SkillId[] = ['loads', 'checks', 'safety'];
    const before: Partial<Record<SkillId, number>> = GROWN.before;
    const rows = levels.map((skill) => {
      const level = (isGrown ? undefined : before[skill]) ?? levelOf(person, skill);
      const target = targetOf(person, skill);
      const isShort = level < target;
      return {
        label: skillName(skill),
        value: percent(Math.min(level, target), target),
        meta: `${level} of ${target}`,
        tone: isShort ? 'accent' : 'brand',
      } as const;
    });
    return {
      layout: 'rings',
      label: isGrown ? 'Skills after the course' : 'Skills before the course',
      ground: 'brand',
      title: nameOf(person),
      sub: `${jobOf(person)}: level and target`,
      rows,
      note: isGrown
        ? {glyph: 'check', title: `${made}: passed`, text: 'Level confirmed'}
        : {glyph: 'play', title: made, text: 'Assigned'},
    };
  },
  'demo-export': ({choose}) => {
    const [{by, what, at}] = AUDIT;
    const id: CourseId = 'manual-handling';
    const {done, of} = validOf(id);
    return choose({
      teams: {
        layout: 'chart',
        kind: 'bars',
        label: 'Compliance by team',
        ground: 'brand',
        title: what,
        sub: `Valid completions on ${day(TODAY)}`,
        tag: [`${done} of ${of} people`, 'brand'],
        points: teamsOf(id).map((team) => [TEAMS[team].name, validOf(id, [team]).percent] as const),
        unit: '%',
      },
      file: {
        layout: 'code',
        label: 'Export for the auditor',
        ground: 'brand',
        title: `${id}.csv`,
        sub: `Exported by ${nameOf(by)}, ${at.slice(-5)}`,
        tag: [`${of} rows`],
        lines: [
          'name,completed,score',
          ...membersOf('early-shift').flatMap((person) => {
            const progress = progressOf(person, id);
            return progress && 'passed' in progress ? [`${nameOf(person)},${progress.passed},${progress.score}`] : [];
          }),
        ],
        results: [['Recorded in the audit log', true]],
      },
    });
  },
} satisfies Record<string, Recipe>;
