import {Refusal} from '../refusal';
import {
  ASSESSMENTS,
  ASSESSMENT_ENROLMENTS,
  COURSES,
  COURSE_ENROLMENTS,
  MODULES,
  ORGANISATIONS,
  TEAMS,
  USERS,
} from './seed';

export interface Course {
  id: string;
  title: string;
  description: string;
  created_at: string;
  updated_at: string;
  modules: readonly {id: string; title: string; order_index: number; lessons_count: number}[];
}

export interface Assessment {
  id: string;
  title: string;
  organization_id: string;
}

export interface Visit {
  completed_lessons: number;
  last_accessed: string | null;
}

export interface User {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  organization_id: string;
  /** Enrolments, by course. */
  courses: Map<string, Visit>;
  /** Assessments that the user is enrolled in. */
  assessments: Set<string>;
}

export interface Team {
  id: string;
  name: string;
  description: string;
  organization_id: string;
  /** Users, including deleted ones. */
  members: ReadonlySet<string>;
}

/** Maximum number of created records by kind, and of characters in all of them together. */
export interface Limits {
  courses: number;
  users: number;
  teams: number;
  enrolments: number;
  text: number;
}

export const LIMITS: Limits = {courses: 1000, users: 1000, teams: 1000, enrolments: 10_000, text: 4_000_000};

/** Start of the sandbox's clock, which advances by one second with every record created. */
const CLOCK_START = Date.UTC(2026, 10, 21, 9);

/** Number of five-character codes. FACTOR is coprime to it, so identifiers don't repeat. */
const CODES = 36 ** 5;
const FACTOR = 15_485_863;

const codeOf = (count: number) => ((count * FACTOR) % CODES).toString(36).padStart(5, '0');

const timestamp = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

const lengthOf = (...texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The records of the sandbox, in memory. */
export class Store {
  readonly organisations: ReadonlySet<string> = new Set(ORGANISATIONS);
  /** Oldest first. */
  readonly courses = new Map<string, Course>();
  readonly assessments = new Map<string, Assessment>();
  readonly users = new Map<string, User>();
  readonly teams = new Map<string, Team>();
  private created = 0;
  private text = 0;
  private enrolments = 0;

  constructor(
    private readonly limits: Limits,
    private readonly clock?: () => Date,
  ) {
    for (const [id, title, description, created_at, updated_at, modules] of [...COURSES].reverse()) {
      this.courses.set(id, {
        id,
        title,
        description,
        created_at,
        updated_at,
        modules: modules.map(([name, lessons_count], index) => ({
          id: MODULES[id]?.[index] ?? `mod_${codeOf(Number.parseInt(id.slice(4), 36) + index)}`,
          title: name,
          order_index: index + 1,
          lessons_count,
        })),
      });
    }
    for (const [id, title, organization_id] of ASSESSMENTS) this.assessments.set(id, {id, title, organization_id});
    for (const [id, first_name, last_name, organization_id] of USERS) {
      this.users.set(id, {
        id,
        email: `${first_name}.${last_name}@larkfield.example`.toLowerCase(),
        first_name,
        last_name,
        organization_id,
        courses: new Map(),
        assessments: new Set(),
      });
    }
    for (const [id, name, description, organization_id, members] of TEAMS) {
      this.teams.set(id, {id, name, description, organization_id, members: new Set(members)});
    }
    for (const [user, course, completed_lessons, last_accessed] of COURSE_ENROLMENTS) {
      this.users.get(user)?.courses.set(course, {completed_lessons, last_accessed});
    }
    for (const [user, assessment] of ASSESSMENT_ENROLMENTS) this.users.get(user)?.assessments.add(assessment);
  }

  private nextId(prefix: string, records: ReadonlyMap<string, unknown>): string {
    let id: string;
    do {
      this.created += 1;
      id = `${prefix}_${codeOf(this.created)}`;
    } while (records.has(id));
    return id;
  }

  private now(): string {
    return timestamp(this.clock?.() ?? new Date(CLOCK_START + this.created * 1000));
  }

  /** @throws Refusal 403 if there is no room; existing records are never evicted */
  private makeRoom(kind: keyof Limits, count: number, seeded: number, characters: number): void {
    if (count - seeded >= this.limits[kind]) {
      throw new Refusal(
        403,
        `the sandbox holds at most ${this.limits[kind]} ${kind} that you created; delete some or reset it`,
      );
    }
    if (this.text + characters > this.limits.text) {
      throw new Refusal(
        403,
        `the sandbox holds at most ${this.limits.text} characters of your data; delete some or reset it`,
      );
    }
    this.text += characters;
  }

  addCourse({title, description}: Pick<Course, 'title' | 'description'>): Course {
    this.makeRoom('courses', this.courses.size, COURSES.length, lengthOf(title, description));
    const id = this.nextId('crs', this.courses);
    const created_at = this.now();
    const course: Course = {id, title, description, created_at, updated_at: created_at, modules: []};
    this.courses.set(id, course);
    return course;
  }

  addUser(person: Pick<User, 'email' | 'first_name' | 'last_name' | 'organization_id'>): User {
    const {email, first_name, last_name, organization_id} = person;
    this.makeRoom('users', this.users.size, USERS.length, lengthOf(email, first_name, last_name));
    const id = this.nextId('usr', this.users);
    const user: User = {
      id,
      email,
      first_name,
      last_name,
      organization_id,
      courses: new Map(),
      assessments: new Set(),
    };
    this.users.set(id, user);
    return user;
  }

  addTeam({name, description, organization_id}: Pick<Team, 'name' | 'description' | 'organization_id'>): Team {
    this.makeRoom('teams', this.teams.size, TEAMS.length, lengthOf(name, description));
    const id = this.nextId('team', this.teams);
    const team: Team = {id, name, description, organization_id, members: new Set()};
    this.teams.set(id, team);
    return team;
  }

  /** Also removes the user's enrolments. */
  deleteUser(user: User): void {
    this.users.delete(user.id);
    this.text -= lengthOf(user.email, user.first_name, user.last_name);
    this.enrolments -= user.courses.size + user.assessments.size;
  }

  deleteTeam(team: Team): void {
    this.teams.delete(team.id);
    this.text -= lengthOf(team.name, team.description);
  }

  /** Does nothing if the user is already enrolled, so progress is kept. */
  enrolInCourse(user: User, course: Course): void {
    if (user.courses.has(course.id)) return;
    this.makeRoom('enrolments', this.enrolments, 0, 0);
    this.enrolments += 1;
    user.courses.set(course.id, {completed_lessons: 0, last_accessed: null});
  }

  enrolInAssessment(user: User, assessment: Assessment): void {
    if (user.assessments.has(assessment.id)) return;
    this.makeRoom('enrolments', this.enrolments, 0, 0);
    this.enrolments += 1;
    user.assessments.add(assessment.id);
  }

  /** @returns true if there was an enrolment to remove */
  withdrawFromCourse(user: User, course: string): boolean {
    const isGone = user.courses.delete(course);
    if (isGone) this.enrolments -= 1;
    return isGone;
  }

  /** @returns true if there was an enrolment to remove */
  withdrawFromAssessment(user: User, assessment: string): boolean {
    const isGone = user.assessments.delete(assessment);
    if (isGone) this.enrolments -= 1;
    return isGone;
  }
}

/** Number of lessons in all modules of a course. */
export const lessonsOf = ({modules}: Course): number =>
  modules.reduce((sum, {lessons_count}) => sum + lessons_count, 0);
