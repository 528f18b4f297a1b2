import {stringOf, type Json} from 'openapi-model/json';
import {short} from 'openapi-model/short';
import type {Contract} from 'openapi-model/contract';
import {Refusal, type Call, type Handler as SandboxHandler, type Values} from 'openapi-sandbox';
import {lessonsOf, Store, type Assessment, type Course, type Team, type User, type Visit} from './store';

interface StoreCall extends Call {
  store: Store;
}

type Handler = (call: StoreCall) => Json;

const text = (value: unknown): string => stringOf(value) ?? '';

type Kind = 'user' | 'course' | 'team' | 'assessment';
type RecordOf<K extends Kind> = Store[`${K}s`] extends Map<string, infer T> ? T : never;

/** @throws Refusal 404 that blames the field */
function find<K extends Kind>(store: Store, kind: K, id: unknown, field = 'id'): RecordOf<K> {
  const record = store[`${kind}s`].get(text(id));
  if (record === undefined) throw new Refusal(404, `there is no ${kind} ${short(text(id))}`, field);
  return record as RecordOf<K>;
}

/** The organisation named in the body, if the domain has it. */
function organisation({store, body}: StoreCall): string {
  const id = text(body.organization_id);
  if (!store.organisations.has(id)) {
    throw new Refusal(404, `there is no organisation ${short(id)}`, 'organization_id');
  }
  return id;
}

const notEnrolled = (kind: Kind) => new Refusal(404, `the user is not enrolled in this ${kind}`, `${kind}_id`);

const courseOf = ({modules, ...course}: Course) => ({
  ...course,
  modules_count: modules.length,
  lessons_count: lessonsOf(modules),
});

function progressOf(user: User, course: Course, {completed_lessons, last_accessed}: Visit) {
  const total_lessons = lessonsOf(course.modules);
  return {
    user_id: user.id,
    course_id: course.id,
    progress_percentage: total_lessons === 0 ? 0 : Math.round((completed_lessons / total_lessons) * 100),
    completed_lessons,
    total_lessons,
    last_accessed,
  };
}

function paged<T>(entries: readonly T[], {query}: Values) {
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? 20)];
  return {
    data: entries.slice((page - 1) * limit, page * limit),
    pagination: {page, limit, total: entries.length, total_pages: Math.ceil(entries.length / limit)},
  };
}

const membersOf = (team: Team | undefined, store: Store): User[] =>
  [...(team?.members ?? [])].map((id) => store.users.get(id)).filter((user) => user !== undefined);

const assessmentOf = ({id, title}: Assessment) => ({id, title});

const assessmentsOf = (user: User, only?: unknown) =>
  [...user.assessments.keys()]
    .filter((id) => only === undefined || id === only)
    .map((assessment_id) => ({user_id: user.id, assessment_id}));

/** The courses of a team are those its members are enrolled in; none if the team doesn't exist. */
function listCourses({values, store}: StoreCall): Json {
  const id = values.query.team_id;
  const members = membersOf(store.teams.get(text(id)), store);
  const newestFirst = [...store.courses.values()].reverse();
  const found = newestFirst.filter((course) => id === undefined || members.some(({courses}) => courses.has(course.id)));
  return paged(found.map(courseOf), values);
}

function getLearnerProgress({values, store}: StoreCall): Json {
  const user = find(store, 'user', values.path.id);
  const course = find(store, 'course', values.query.course_id, 'course_id');
  const visit = user.courses.get(course.id);
  if (!visit) throw notEnrolled('course');
  return {data: progressOf(user, course, visit)};
}

function getTeamProgress({values, store}: StoreCall): Json {
  const only = values.query.course_id;
  const data = membersOf(find(store, 'team', values.path.id), store).flatMap((user) =>
    [...user.courses]
      .filter(([id]) => only === undefined || id === only)
      .flatMap(([id, visit]) => {
        const {user_id, course_id, progress_percentage} = progressOf(user, store.courses.get(id)!, visit);
        return [{user_id, course_id, progress_percentage}];
      }),
  );
  return {data};
}

function createUser(call: StoreCall): Json {
  const {body, store} = call;
  const {
    courses: _,
    assessments: __,
    ...data
  } = store.addUser({
    email: text(body.email),
    first_name: text(body.first_name),
    last_name: text(body.last_name),
    organization_id: organisation(call),
  });
  return {data};
}

function createTeam(call: StoreCall): Json {
  const {body, store} = call;
  const {members: _, ...data} = store.addTeam({
    name: text(body.name),
    description: text(body.description),
    organization_id: organisation(call),
  });
  return {data};
}

const enrol =
  (kind: 'course' | 'assessment'): Handler =>
  ({body, store}) => {
    const user = find(store, 'user', body.user_id, 'user_id');
    const {id} = find(store, kind, body[`${kind}_id`], `${kind}_id`);
    store.enrol(user[`${kind}s`], id);
    return {data: {user_id: user.id, [`${kind}_id`]: id}};
  };

const withdraw =
  (kind: 'course' | 'assessment'): Handler =>
  ({values: {path}, store}) => {
    const user = find(store, 'user', path.user_id, 'user_id');
    const {id} = find(store, kind, path[`${kind}_id`], `${kind}_id`);
    if (!store.withdraw(user[`${kind}s`], id)) throw notEnrolled(kind);
    return {data: null};
  };

/**
 * The operations that have state, by operationId, method and path (section 7 of the specification). All must match,
 * because another contract may use the same operationId for something else.
 */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'listCourses GET /api/v1/courses': listCourses,
  'getCourse GET /api/v1/courses/{id}': ({values, store}) => {
    const course = find(store, 'course', values.path.id);
    return {data: {...courseOf(course), modules: course.modules}};
  },
  'createCourse POST /api/v1/courses': (call) => {
    organisation(call);
    const {title, description} = call.body;
    return {data: courseOf(call.store.addCourse({title: text(title), description: text(description)}))};
  },
  'listAssessments GET /api/v1/assessments': ({values, store}) => {
    const only = values.query.organization_id;
    const found = [...store.assessments.values()].filter((one) => only === undefined || one.organization_id === only);
    return {data: paged(found, values).data.map(assessmentOf)};
  },
  'getAssessment GET /api/v1/assessments/{id}': ({values, store}) => ({
    data: assessmentOf(find(store, 'assessment', values.path.id)),
  }),
  'getLearnerProgress GET /api/v1/learners/{id}/progress': getLearnerProgress,
  'listLearnerAssessments GET /api/v1/learners/{id}/assessments': ({values, store}) => ({
    data: assessmentsOf(find(store, 'user', values.path.id), values.query.assessment_id),
  }),
  'createUser POST /api/v1/users': createUser,
  'deleteUser DELETE /api/v1/users/{id}': ({values, store}) => {
    store.deleteUser(find(store, 'user', values.path.id));
    return {data: null};
  },
  'getTeamProgress GET /api/v1/teams/{id}/progress': getTeamProgress,
  'listTeamAssessments GET /api/v1/teams/{id}/assessments': ({values, store}) => ({
    data: membersOf(find(store, 'team', values.path.id), store).flatMap((user) => assessmentsOf(user)),
  }),
  'createTeam POST /api/v1/teams': createTeam,
  'deleteTeam DELETE /api/v1/teams/{id}': ({values, store}) => {
    store.deleteTeam(find(store, 'team', values.path.id));
    return {data: null};
  },
  'enrolInCourse POST /api/v1/enrollments/course': enrol('course'),
  'withdrawFromCourse DELETE /api/v1/enrollments/course/{user_id}/{course_id}': withdraw('course'),
  'enrolInAssessment POST /api/v1/enrollments/assessment': enrol('assessment'),
  'withdrawFromAssessment DELETE /api/v1/enrollments/assessment/{user_id}/{assessment_id}': withdraw('assessment'),
};

/** The handlers of the operations that a contract shares with ours, with records of their own. */
export function handlers({operations}: Contract): Record<string, SandboxHandler> {
  const store = new Store();
  return Object.fromEntries(
    operations.flatMap(({id, method, path}) => {
      const handler = HANDLERS[`${id} ${method} ${path}`];
      return handler ? [[id, (call: Call) => handler({...call, store})]] : [];
    }),
  );
}
