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

const SEEDS = {courses: COURSES, users: USERS, teams: TEAMS};
const PREFIXES = {courses: 'crs', users: 'usr', teams: 'team'};

/** Start of the sandbox's clock, which advances by one second with every record created. */
const CLOCK_START = Date.UTC(2026, 10, 21, 9);

/** Number of five-character codes. FACTOR is coprime to it, so identifiers don't repeat. */
const CODES = 36 ** 5;
const FACTOR = 15_485_863;

const codeOf = (count: number) => ((count * FACTOR) % CODES).toString(36).padStart(5, '0');

/** The progress that an enrolment starts with. */
const UNVISITED: Visit = {completed_lessons: 0, last_accessed: null};

const lengthOf = (...texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

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
      this.users.get(user)?.assessments.set(assessment, UNVISITED);
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
  private makeRoom(kind: keyof typeof LIMITS, count: number, characters = 0): void {
    const {[kind]: most, text} = LIMITS;
    const refuse = (what: string) => new Refusal(403, `the sandbox holds at most ${what}; delete some or reset it`);
    if (count >= most) throw refuse(`${most} ${kind} that you created`);
    if (this.text + characters > text) throw refuse(`${text} characters of your data`);
    this.text += characters;
  }

  /** @param texts what counts towards the characters of all records */
  private add<T>(kind: keyof typeof SEEDS, records: Map<string, T>, texts: string[], make: (id: string) => T): T {
    this.makeRoom(kind, records.size - SEEDS[kind].length, lengthOf(...texts));
    const id = this.nextId(PREFIXES[kind], records);
    const record = make(id);
    records.set(id, record);
    return record;
  }

  addCourse({title, description}: Pick<Course, 'title' | 'description'>): Course {
    return this.add('courses', this.courses, [title, description], (id) => {
      const created_at = this.now();
      return {id, title, description, created_at, updated_at: created_at, modules: []};
    });
  }

  addUser(person: Pick<User, 'email' | 'first_name' | 'last_name' | 'organization_id'>): User {
    const texts = [person.email, person.first_name, person.last_name];
    return this.add('users', this.users, texts, (id) => ({
      id,
      ...person,
      courses: new Map(),
      assessments: new Map(),
    }));
  }

  addTeam(team: Pick<Team, 'name' | 'description' | 'organization_id'>): Team {
    return this.add('teams', this.teams, [team.name, team.description], (id) => ({id, ...team, members: new Set()}));
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

  /** Does nothing if there is such an enrolment, so progress is kept. */
  enrol(enrolments: Map<string, Visit>, id: string): void {
    if (enrolments.has(id)) return;
    this.makeRoom('enrolments', this.enrolments);
    this.enrolments += 1;
    enrolments.set(id, UNVISITED);
  }

  /** @returns true if there was an enrolment to remove */
  withdraw(enrolments: Map<string, Visit>, id: string): boolean {
    const isGone = enrolments.delete(id);
    if (isGone) this.enrolments -= 1;
    return isGone;
  }
}

/** Number of lessons in all modules of a course. */
export const lessonsOf = (modules: Course['modules']): number =>
  modules.reduce((sum, {lessons_count}) => sum + lessons_count, 0);
