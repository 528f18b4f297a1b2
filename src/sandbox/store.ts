import {Refusal} from 'openapi-sandbox';
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
  readonly completed_lessons: number;
  readonly last_accessed: string | null;
}

export interface User {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  organization_id: string;
  courses: Map<string, Visit>;
  assessments: Map<string, Visit>;
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
const LIMITS = {courses: 1000, users: 1000, teams: 1000, enrolments: 10_000, text: 4_000_000};

const PREFIXES = {courses: 'crs', users: 'usr', teams: 'team'};
type Created = keyof typeof PREFIXES;

/** Start of the sandbox's clock, which advances by one second with every record created. */
const CLOCK_START = Date.UTC(2026, 10, 21, 9);

/** Number of five-character codes. FACTOR is coprime to it, so identifiers don't repeat. */
const CODES = 36 ** 5;
const FACTOR = 15_485_863;

const codeOf = (count: number) => ((count * FACTOR) % CODES).toString(36).padStart(5, '0');

/** The progress that an enrolment starts with; a new object, so that enrolments can be told apart. */
const unvisited = (): Visit => ({completed_lessons: 0, last_accessed: null});

const lengthOf = (...texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

export class Store {
  readonly organisations: ReadonlySet<string> = new Set(ORGANISATIONS);
  /** Oldest first. */
  readonly courses = new Map<string, Course>();
  readonly assessments = new Map<string, Assessment>();
  readonly users = new Map<string, User>();
  readonly teams = new Map<string, Team>();
  private created = 0;
  /** Characters by the identifiers of the records that were created and not deleted. */
  private readonly own: Record<Created, Map<string, number>> = {courses: new Map(), users: new Map(), teams: new Map()};
  private text = 0;
  private readonly ownEnrolments = new Set<Visit>();

  constructor() {
    for (const [id, title, description, created_at, updated_at, modules] of [...COURSES].reverse()) {
      this.courses.set(id, {
        id,
        title,
        description,
        created_at,
        updated_at,
        modules: Object.entries(modules).map(([name, lessons_count], index) => ({
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
        assessments: new Map(),
      });
    }
    for (const [id, name, description, organization_id, members] of TEAMS) {
      this.teams.set(id, {id, name, description, organization_id, members: new Set(members)});
    }
    for (const [user, course, completed_lessons, last_accessed] of COURSE_ENROLMENTS) {
      this.users.get(user)?.courses.set(course, {completed_lessons, last_accessed});
    }
    for (const [user, assessment] of ASSESSMENT_ENROLMENTS)
      this.users.get(user)?.assessments.set(assessment, unvisited());
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
    return `${new Date(CLOCK_START + this.created * 1000).toISOString().slice(0, 19)}Z`;
  }

  /**
   * @param count records of the kind that were created
   * @throws Refusal 403 if there is no room; existing records are never evicted
   */
  private checkRoom(kind: keyof typeof LIMITS, count: number, characters = 0): void {
    const {[kind]: most, text} = LIMITS;
    // The API cannot delete courses.
    const remedy = kind === 'courses' ? 'reset it' : 'delete some or reset it';
    const refuse = (what: string) =>
      new Refusal(403, `it holds at most ${what}; ${remedy}`, undefined, {}, 'The sandbox is full');
    if (count >= most) throw refuse(`${most} ${kind} that you created`);
    if (this.text + characters > text) throw refuse(`${text} characters of your data`);
  }

  /** @param texts what counts towards the characters of all records */
  private add<T>(kind: Created, texts: string[], make: (id: string) => T): T {
    const records = this[kind] as Map<string, unknown>;
    const characters = lengthOf(...texts);
    this.checkRoom(kind, this.own[kind].size, characters);
    const id = this.nextId(PREFIXES[kind], records);
    const record = make(id);
    records.set(id, record);
    this.own[kind].set(id, characters);
    this.text += characters;
    return record;
  }

  private remove(kind: 'users' | 'teams', id: string): void {
    this[kind].delete(id);
    this.text -= this.own[kind].get(id) ?? 0;
    this.own[kind].delete(id);
  }

  addCourse({title, description}: Pick<Course, 'title' | 'description'>): Course {
    return this.add('courses', [title, description], (id) => {
      const created_at = this.now();
      return {id, title, description, created_at, updated_at: created_at, modules: []};
    });
  }

  addUser(person: Pick<User, 'email' | 'first_name' | 'last_name' | 'organization_id'>): User {
    const texts = [person.email, person.first_name, person.last_name];
    return this.add('users', texts, (id) => ({id, ...person, courses: new Map(), assessments: new Map()}));
  }

  addTeam(team: Pick<Team, 'name' | 'description' | 'organization_id'>): Team {
    return this.add('teams', [team.name, team.description], (id) => ({id, ...team, members: new Set()}));
  }

  /** Also removes the user's enrolments. */
  deleteUser(user: User): void {
    this.remove('users', user.id);
    for (const visit of [...user.courses.values(), ...user.assessments.values()]) this.ownEnrolments.delete(visit);
  }

  deleteTeam(team: Team): void {
    this.remove('teams', team.id);
  }

  /** Does nothing if there is such an enrolment, so progress is kept. */
  enrol(enrolments: Map<string, Visit>, id: string): void {
    if (enrolments.has(id)) return;
    this.checkRoom('enrolments', this.ownEnrolments.size);
    const visit = unvisited();
    this.ownEnrolments.add(visit);
    enrolments.set(id, visit);
  }

  /** @returns true if there was an enrolment to remove */
  withdraw(enrolments: Map<string, Visit>, id: string): boolean {
    const visit = enrolments.get(id);
    if (visit) this.ownEnrolments.delete(visit);
    return enrolments.delete(id);
  }
}

/** Number of lessons in all modules of a course. */
export const lessonsOf = (modules: Course['modules']): number =>
  modules.reduce((sum, {lessons_count}) => sum + lessons_count, 0);
