/**
 * What a product picture shows: one shape per layout, and the drafts that records hold before a seed has chosen
 * their names and figures.
 */

/** Brand by default; accent for highlights; iris only for what AI did. */
export type Tone = 'brand' | 'accent' | 'iris' | 'plain';

export type Glyph =
  | 'arrow'
  | 'bell'
  | 'box'
  | 'check'
  | 'clock'
  | 'cross'
  | 'down'
  | 'file'
  | 'flame'
  | 'globe'
  | 'key'
  | 'link'
  | 'lock'
  | 'mail'
  | 'people'
  | 'phone'
  | 'play'
  | 'plus'
  | 'spark'
  | 'star';

export interface Tag {
  text: string;
  tone: Tone;
}

/** The small card that overlaps the window. */
export interface Note {
  title: string;
  text?: string;
  tone: Tone;
  /** What stands before the words: a sign, a person's initials or a progress ring (0 to 100). */
  glyph?: Glyph;
  person?: string;
  ring?: number;
  /** The lower corner of the window that it covers; a variation draws it where the record is silent. */
  at?: 'start' | 'end';
}

interface Base {
  /** First words of the text alternative: what kind of picture this is. */
  label: string;
  /** Ground behind the windows. */
  ground: Tone;
  title: string;
  sub?: string;
  tag?: Tag;
  note?: Note;
}

/** A label with a short value, such as '86%' or '1,204'. */
export interface Stat {
  label: string;
  value: string;
}

export interface Rings extends Base {
  layout: 'rings';
  /** Words inside the rings. */
  centre?: string;
  /** From the outer ring inwards; `value` 0 to 100. A `meta` takes the place of the percentage in the list. */
  rows: readonly {label: string; value: number; tone: Tone; meta?: string}[];
  /** Draw a ring per row (false: only the first row's). */
  each: boolean;
  stats: readonly Stat[];
}

export interface Calendar extends Base {
  layout: 'calendar';
  /** Weekday of the first, 0 is Monday, and days in the month. */
  first: number;
  days: number;
  today: number;
  /** Days in a row up to today with a finished lesson; 0 draws no streak. */
  streak: number;
  /** Days after (or before) today. */
  events: readonly {after: number; label: string; meta: string; tone: Tone}[];
}

export interface Ranking extends Base {
  layout: 'ranking';
  unit: string;
  /** In descending order. `mark` picks out one row. */
  rows: readonly {name: string; meta: string; value: number; mark?: boolean; tone?: Tone}[];
}

/** `ai` is what AI wrote and nobody has confirmed. */
export type StepState = 'done' | 'now' | 'todo' | 'ai';

export interface Outline extends Base {
  layout: 'outline';
  /** What the steps were made from, with lines to read in it. */
  source?: {kind: 'prompt' | 'file' | 'video' | 'package'; title: string; meta: string; lines?: readonly string[]};
  /** `mark` stands on the stem in place of the number or sign. */
  steps: readonly {label: string; meta?: string; state: StepState; mark?: string; tag?: Tag}[];
  people?: readonly string[];
}

export interface FlowNode {
  kind: 'start' | 'step' | 'question' | 'end';
  glyph: Glyph;
  label: string;
  meta?: string;
}

export interface Flow extends Base {
  layout: 'flow';
  before: readonly FlowNode[];
  /** Two ways on from the last node of `before`. */
  branch?: readonly {when: string; node: FlowNode}[];
  after: readonly FlowNode[];
}

export interface Radar extends Base {
  layout: 'radar';
  /** Six axes, 0 to 100. */
  axes: readonly {label: string; value: number; target: number}[];
  legend: readonly [value: string, target: string];
}

export interface Graph extends Base {
  layout: 'graph';
  /** Nine cells of a grid, row by row; an empty label leaves the cell free. `level` 0 to 100; a course has a sign. */
  nodes: readonly {label: string; level: number; tone: Tone; glyph?: Glyph}[];
  /** Pairs of cells. */
  links: readonly (readonly [from: number, to: number])[];
}

export interface Matrix extends Base {
  layout: 'matrix';
  /** `level` draws growth rings 0 to 5, `heat` tints percentages, `check` draws yes (1) and no (0). */
  kind: 'level' | 'heat' | 'check';
  /** Column headings; names of people become initials in a heat table. */
  columns: readonly string[];
  rows: readonly {label: string; cells: readonly number[]}[];
}

export interface Chart extends Base {
  layout: 'chart';
  tiles: readonly Stat[];
  kind: 'line' | 'columns' | 'bars';
  points: readonly {label: string; value: number; tone?: Tone}[];
  /** Written behind each value of a bar chart. */
  unit: string;
}

export interface Quiz extends Base {
  layout: 'quiz';
  ask: string;
  /** `picked` was chosen, `right` was chosen and is correct. */
  options: readonly {text: string; state?: 'picked' | 'right'}[];
  /** Ends of the scale; the options become its points. */
  scale?: readonly [string, string];
  /** Difficulty of the questions so far, 1 to 3, and whether the answer was right. */
  path?: readonly {level: number; right: boolean}[];
  /** Where the answers so far put somebody between two poles, 0 to 100. */
  profile?: readonly {left: string; right: string; value: number}[];
}

export interface Cards extends Base {
  layout: 'cards';
  front: string;
  back: string;
  /** Times until the next sight: for each way to answer, or for each round. */
  intervals: readonly Stat[];
  /** Rings that widen with the interval, in place of answer buttons. */
  spaced: boolean;
}

export interface Gallery extends Base {
  layout: 'gallery';
  kind: 'cover' | 'badge' | 'person';
  /** The first is the chosen one. */
  filters?: readonly string[];
  items: readonly {title: string; meta: string; tone: Tone; value?: number}[];
}

export interface Thread extends Base {
  layout: 'thread';
  /** `cut` and `add` are the two halves of an edit, `quote` a marked passage, `ai` what AI wrote. */
  items: readonly {
    kind: 'say' | 'answer' | 'quote' | 'ai' | 'cut' | 'add';
    name?: string;
    meta?: string;
    text: string;
  }[];
  /** The line at the foot, where the next message goes. */
  prompt?: string;
}

export interface Table extends Base {
  layout: 'table';
  tiles?: readonly Stat[];
  /** `person` rows get initials, `glyph` rows a sign, `value` (0 to 100) a bar, `people` more initials. */
  rows: readonly {
    lead: string;
    sub: string;
    glyph?: Glyph;
    meta?: string;
    tag?: Tag;
    value?: number;
    tone?: Tone;
    people?: readonly string[];
  }[];
}

export interface Code extends Base {
  layout: 'code';
  lines: readonly string[];
  /** Under the code: checks, or rows of an answer. */
  results: readonly {text: string; ok: boolean}[];
}

export interface Phone extends Base {
  layout: 'phone';
  clock: string;
  items: readonly {label: string; meta: string; value: number; saved: boolean}[];
  action: string;
}

export interface Certificate extends Base {
  layout: 'certificate';
  name: string;
  course: string;
  facts: readonly Stat[];
}

export interface Portal extends Base {
  layout: 'portal';
  address: string;
  /** Hue of the customer's palette in degrees. */
  hue: string;
  greeting: string;
  items: readonly string[];
}

export interface Form extends Base {
  layout: 'form';
  /** `rule` joins its parts with a conjunction, `chips` lists the parts, `toggle` is on or off, `state` is confirmed. */
  fields: readonly {kind: 'text' | 'rule' | 'chips' | 'toggle' | 'state'; label: string; parts: readonly string[]}[];
  action: string;
}

export type Scene =
  | Rings
  | Calendar
  | Ranking
  | Outline
  | Flow
  | Radar
  | Graph
  | Matrix
  | Chart
  | Quiz
  | Cards
  | Gallery
  | Thread
  | Table
  | Code
  | Phone
  | Certificate
  | Portal
  | Form;

export type Layout = Scene['layout'];

export type SceneOf<L extends Layout> = Extract<Scene, {layout: L}>;

/** '72~9' is 72 in the plain picture and anything from 63 to 81 in a variation. */
export type Figure = number | `${number}~${number}`;

type Filled<T> = T extends number
  ? Figure
  : T extends string | boolean | undefined
    ? T
    : T extends readonly unknown[]
      ? {[K in keyof T]: Draft<T[K]>}
      : {[K in keyof T]: Draft<T[K]>};

/**
 * A value before a seed has chosen its names and figures. Text may hold slots: `{lead}`, `{courses.1}`, `{people.0}`
 * and the like from the pools, `{first.0}` for a first name, `{12~5}` for a figure. Of `anyOf` the plain picture
 * shows the first.
 */
export type Draft<T> = Filled<T> | {anyOf: readonly Filled<T>[]};

export type SceneDraft = Draft<Scene>;

/** An invented organisation, so that the courses, teams and questions of one picture belong together. */
export interface World {
  /** Variations with one of these in them take place here. */
  words: readonly string[];
  company: string;
  domain: string;
  /** Hue of its brand in degrees. */
  hue: number;
  sites: readonly string[];
  teams: readonly string[];
  roles: readonly string[];
  /** The course that `lessons`, `file`, `ask`, `front` and the thread are about. */
  lead: string;
  lessons: readonly string[];
  file: string;
  video: string;
  courses: readonly string[];
  /** Six, short. */
  skills: readonly string[];
  /** A quiz question; the first option is right. */
  ask: string;
  options: readonly string[];
  /** A flashcard. */
  front: string;
  back: string;
  /** A forum thread. */
  question: string;
  answer: string;
  /** A sentence before and after AI made it plainer. */
  long: string;
  short: string;
}
