import {stringOf, type Json} from '../../openapi/json';
import type {Values} from '../parameters';
import {Refusal} from '../refusal';
import {short} from '../../openapi/validation';
import {lessonsOf, type Assessment, type Course, type Store, type Team, type User, type Visit} from './store';

export interface Call {
  /** Validated parameters by name, path parameters included. */
  values: Values;
  /** Validated body; empty for operations without one. */
  body: Json;
  store: Store;
}

/** Executes an operation and returns the properties that replace those of the documented example. */
export type Handler = (call: Call) => Json;

const text = (value: unknown): string => stringOf(value) ?? '';

function find<T>(records: ReadonlyMap<string, T>, kind: string, id: unknown, field: string): T {
  const record = records.get(text(id));
  if (record === undefined) throw new Refusal(404, `there is no ${kind} ${short(text(id))}`, field);
  return record;
}

const findUser = (store: Store, id: unknown, field: string): User => find(store.users, 'user', id, field);
const findCourse = (store: Store, id: unknown, field: string): Course => find(store.courses, 'course', id, field);
const findTeam = (store: Store, id: unknown): Team => find(store.teams, 'team', id, 'id');
const findAssessment = (store: Store, id: unknown, field: string): Assessment =>
  find(store.assessments, 'assessment', id, field);

/** The organisation named in the body, if the domain has it. */
function organisation({store, body}: Call): string {
  const id = text(body.organization_id);
  if (!store.organisations.has(id)) {
    throw new Refusal(404, `there is no organisation ${short(id)}`, 'organization_id');
  }
  return id;
}

const notEnrolled = (kind: string, field: string) =>
  new Refusal(404, `the user is not enrolled in this ${kind}`, field);

const courseOf = (course: Course) => ({
  id: course.id,
  title: course.title,
  description: course.description,
  created_at: course.created_at,
  updated_at: course.updated_at,
  modules_count: course.modules.length,
  lessons_count: lessonsOf(course),
});

function progressOf(user: User, course: Course, {completed_lessons, last_accessed}: Visit) {
  const total_lessons = lessonsOf(course);
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

const membersOf = (team: Team, store: Store): User[] =>
  [...team.members].map((id) => store.users.get(id)).filter((user) => user !== undefined);

/** The courses of a team are those its members are enrolled in; none if the team doesn't exist. */
function listCourses({values, store}: Call): Json {
  const newestFirst = [...store.courses.values()].reverse();
  const id = values.query.team_id;
  if (id === undefined) return pagedCourses(newestFirst, values);
  const team = store.teams.get(text(id));
  const members = team ? membersOf(team, store) : [];
  return pagedCourses(
    newestFirst.filter((course) => members.some(({courses}) => courses.has(course.id))),
    values,
  );
}

function pagedCourses(courses: readonly Course[], values: Values): Json {
  const {data, pagination} = paged(courses, values);
  return {data: data.map(courseOf), pagination};
}

function getCourse({values, store}: Call): Json {
  const course = findCourse(store, values.path.id, 'id');
  return {data: {...courseOf(course), modules: course.modules}};
}

function createCourse(call: Call): Json {
  organisation(call);
  const {body, store} = call;
  return {data: courseOf(store.addCourse({title: text(body.title), description: text(body.description)}))};
}

const assessmentOf = ({id, title}: Assessment) => ({id, title});

function listAssessments({values, store}: Call): Json {
  const organization = values.query.organization_id;
  const all = [...store.assessments.values()];
  const found = organization === undefined ? all : all.filter((entry) => entry.organization_id === organization);
  return {data: paged(found, values).data.map(assessmentOf)};
}

const getAssessment = ({values, store}: Call): Json => ({
  data: assessmentOf(findAssessment(store, values.path.id, 'id')),
});

function getLearnerProgress({values, store}: Call): Json {
  const user = findUser(store, values.path.id, 'id');
  const course = findCourse(store, values.query.course_id, 'course_id');
  const visit = user.courses.get(course.id);
  if (!visit) throw notEnrolled('course', 'course_id');
  return {data: progressOf(user, course, visit)};
}

const assessmentsOf = (user: User, only?: unknown) =>
  [...user.assessments]
    .filter((id) => only === undefined || id === only)
    .map((assessment_id) => ({user_id: user.id, assessment_id}));

const listLearnerAssessments = ({values, store}: Call): Json => ({
  data: assessmentsOf(findUser(store, values.path.id, 'id'), values.query.assessment_id),
});

function createUser(call: Call): Json {
  const {body, store} = call;
  const {id, email, first_name, last_name, organization_id} = store.addUser({
    email: text(body.email),
    first_name: text(body.first_name),
    last_name: text(body.last_name),
    organization_id: organisation(call),
  });
  return {data: {id, email, first_name, last_name, organization_id}};
}

function deleteUser({values, store}: Call): Json {
  store.deleteUser(findUser(store, values.path.id, 'id'));
  return {data: null};
}

function getTeamProgress({values, store}: Call): Json {
  const only = values.query.course_id;
  const data = membersOf(findTeam(store, values.path.id), store).flatMap((user) =>
    [...user.courses]
      .filter(([id]) => only === undefined || id === only)
      .flatMap(([id, visit]) => {
        const course = store.courses.get(id);
        if (!course) return [];
        const {user_id, course_id, progress_percentage} = progressOf(user, course, visit);
        return [{user_id, course_id, progress_percentage}];
      }),
  );
  return {data};
}

const listTeamAssessments = ({values, store}: Call): Json => ({
  data: membersOf(findTeam(store, values.path.id), store).flatMap((user) => assessmentsOf(user)),
});

function createTeam(call: Call): Json {
  const {body, store} = call;
  const {id, name, description, organization_id} = store.addTeam({
    name: text(body.name),
    description: text(body.description),
    organization_id: organisation(call),
  });
  return {data: {id, name, description, organization_id}};
}

function deleteTeam({values, store}: Call): Json {
  store.deleteTeam(findTeam(store, values.path.id));
  return {data: null};
}

function enrolInCourse({body, store}: Call): Json {
  const user = findUser(store, body.user_id, 'user_id');
  const course = findCourse(store, body.course_id, 'course_id');
  store.enrolInCourse(user, course);
  return {data: {user_id: user.id, course_id: course.id}};
}

function withdrawFromCourse({values: {path}, store}: Call): Json {
  const user = findUser(store, path.user_id, 'user_id');
  const course = findCourse(store, path.course_id, 'course_id');
  if (!store.withdrawFromCourse(user, course.id)) throw notEnrolled('course', 'course_id');
  return {data: null};
}

function enrolInAssessment({body, store}: Call): Json {
  const user = findUser(store, body.user_id, 'user_id');
  const assessment = findAssessment(store, body.assessment_id, 'assessment_id');
  store.enrolInAssessment(user, assessment);
  return {data: {user_id: user.id, assessment_id: assessment.id}};
}

function withdrawFromAssessment({values: {path}, store}: Call): Json {
  const user = findUser(store, path.user_id, 'user_id');
  const assessment = findAssessment(store, path.assessment_id, 'assessment_id');
  if (!store.withdrawFromAssessment(user, assessment.id)) throw notEnrolled('assessment', 'assessment_id');
  return {data: null};
}

/**
 * The operations that have state, by operationId, each with its method and path (section 7 of the specification). Both
 * must match, because another contract may use the same operationId for something else.
 */
export const HANDLERS: ReadonlyMap<string, {route: string; handle: Handler}> = new Map(
  Object.entries({
    listCourses: {route: 'GET /api/v1/courses', handle: listCourses},
    getCourse: {route: 'GET /api/v1/courses/{id}', handle: getCourse},
    createCourse: {route: 'POST /api/v1/courses', handle: createCourse},
    listAssessments: {route: 'GET /api/v1/assessments', handle: listAssessments},
    getAssessment: {route: 'GET /api/v1/assessments/{id}', handle: getAssessment},
    getLearnerProgress: {route: 'GET /api/v1/learners/{id}/progress', handle: getLearnerProgress},
    listLearnerAssessments: {route: 'GET /api/v1/learners/{id}/assessments', handle: listLearnerAssessments},
    createUser: {route: 'POST /api/v1/users', handle: createUser},
    deleteUser: {route: 'DELETE /api/v1/users/{id}', handle: deleteUser},
    getTeamProgress: {route: 'GET /api/v1/teams/{id}/progress', handle: getTeamProgress},
    listTeamAssessments: {route: 'GET /api/v1/teams/{id}/assessments', handle: listTeamAssessments},
    createTeam: {route: 'POST /api/v1/teams', handle: createTeam},
    deleteTeam: {route: 'DELETE /api/v1/teams/{id}', handle: deleteTeam},
    enrolInCourse: {route: 'POST /api/v1/enrollments/course', handle: enrolInCourse},
    withdrawFromCourse: {
      route: 'DELETE /api/v1/enrollments/course/{user_id}/{course_id}',
      handle: withdrawFromCourse,
    },
    enrolInAssessment: {route: 'POST /api/v1/enrollments/assessment', handle: enrolInAssessment},
    withdrawFromAssessment: {
      route: 'DELETE /api/v1/enrollments/assessment/{user_id}/{assessment_id}',
      handle: withdrawFromAssessment,
    },
  }),
);
