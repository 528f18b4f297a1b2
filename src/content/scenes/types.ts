/** What a product picture shows: one shape per layout, and what a recipe draws its names and figures from. */

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

/** A short word on a coloured ground; plain where no tone is given. */
export type Tag = readonly [text: string, tone?: Tone];

/** A label with a short value, such as '86%' or 1204. */
export type Stat = readonly [label: string, value: string | number];

/** The small card that overlaps the window. */
export interface Note {
  title: string;
  text?: string;
  /** Brand where none is given. */
  tone?: Tone;
  /** What stands before the words: a sign, a person's initials or a progress ring (0 to 100). */
  glyph?: Glyph;
  person?: string;
  ring?: number;
  /** The lower corner of the window that it covers; a variation draws it where the recipe is silent. */
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
  /** The window behind this one, of which one line can be seen. */
  behind?: readonly [title: string, meta?: string];
}

export interface Rings extends Base {
  layout: 'rings';
  /** Words inside the rings. */
  centre?: string;
  /** From the outer ring inwards; `value` 0 to 100. A `meta` takes the place of the percentage in the list. */
  rows: readonly {label: string; value: number; tone?: Tone; meta?: string}[];
  /** Draw the first row's ring only. */
  single?: boolean;
  stats?: readonly Stat[];
}

export interface Calendar extends Base {
  layout: 'calendar';
  /** Day of November 2026, which begins on a Sunday and has 30 days. */
  today: number;
  /** Days in a row up to today with a finished lesson. */
  streak?: number;
  /** Weekends do not count towards the streak. */
  rests?: boolean;
  /** Days of the month in ascending order. */
  events: readonly {day: number; label: string; meta: string; tone?: Tone}[];
}

export interface Ranking extends Base {
  layout: 'ranking';
  unit: string;
  /** In descending order. `mark` picks out one row, a `tone` turns `meta` into a tag. */
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
  /** How many more people there are. */
  more?: number;
}

export interface FlowNode {
  /** `open` is a box that nobody has filled yet. */
  kind: 'start' | 'step' | 'question' | 'end' | 'open';
  glyph: Glyph;
  label: string;
  meta?: string;
}

export interface Flow extends Base {
  layout: 'flow';
  before: readonly FlowNode[];
  /** Two ways on from the last node of `before`. */
  branch?: readonly {when: string; node: FlowNode}[];
  after?: readonly FlowNode[];
}

export interface Radar extends Base {
  layout: 'radar';
  /** Six axes, 0 to 100. */
  axes: readonly (readonly [label: string, value: number, target: number])[];
  legend: readonly [value: string, target: string];
  /** Only the axes below target in the list, and no numbers that lead to it. */
  brief?: boolean;
}

export interface Graph extends Base {
  layout: 'graph';
  /** Nine cells of a grid, row by row; null leaves the cell free. A number is a skill's level 0 to 100. */
  nodes: readonly (readonly [label: string, level: number | Glyph, tone?: Tone] | null)[];
  /** Pairs of cells. */
  links: readonly (readonly [from: number, to: number])[];
}

export interface Matrix extends Base {
  layout: 'matrix';
  /** `level` draws growth rings 0 to 5, `heat` tints percentages, `check` draws yes (1) and no (0). */
  kind: 'level' | 'heat' | 'check';
  /** Column headings; names of people become initials in a heat table. */
  columns: readonly string[];
  rows: readonly (readonly [label: string, ...cells: number[]])[];
}

export interface Chart extends Base {
  layout: 'chart';
  tiles?: readonly Stat[];
  kind: 'line' | 'columns' | 'bars' | 'rings';
  points: readonly (readonly [label: string, value: number, tone?: Tone])[];
  /** A second line, with the names of both. */
  other?: {names: readonly [string, string]; values: readonly number[]};
  /** Written behind each value; '%' stands for values of 0 to 100. */
  unit: string;
}

export interface Quiz extends Base {
  layout: 'quiz';
  ask: string;
  /** `picked` was chosen, `right` and `wrong` were chosen and marked. */
  options: readonly {text: string; meta?: string; state?: 'picked' | 'right' | 'wrong'}[];
  /** Ends of the scale; the options become its points. */
  scale?: readonly [string, string];
  /** Difficulty of the questions so far, 1 to 3, and whether the answer was right; then that of the one on screen. */
  path?: {past: readonly (readonly [level: number, right: boolean])[]; now: number};
  /** Where the answers so far put somebody between two poles, 0 to 100. */
  profile?: readonly (readonly [left: string, right: string, value: number])[];
}

export interface Cards extends Base {
  layout: 'cards';
  front: string;
  back: string;
  /** Times until the next sight: for each way to answer, or for each round. */
  intervals: readonly Stat[];
  /** Rings that widen with the interval, in place of answer buttons; the round that is due. */
  round?: number;
}

export interface Gallery extends Base {
  layout: 'gallery';
  kind: 'cover' | 'badge' | 'person';
  /** The first is the chosen one. */
  filters?: readonly string[];
  /** A badge with a `value` below 100 is still a ring. */
  items: readonly {title: string; meta: string; tone?: Tone; value?: number}[];
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
  /** Rows without a `glyph` get the initials of `lead`; `value` (0 to 100) draws a bar, `people` more initials. */
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
  results?: readonly (readonly [text: string, ok: boolean])[];
}

export interface Phone extends Base {
  layout: 'phone';
  clock: string;
  items: readonly {label: string; meta: string; value: number; glyph: Glyph}[];
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
  hue: number;
  greeting: string;
  action: string;
  items: readonly string[];
}

/**
 * `rule` joins its parts with a conjunction, `chips` lists them, `on` and `off` are switches, `state` is confirmed and
 * `wait` is not yet.
 */
export type FieldKind = 'text' | 'rule' | 'chips' | 'on' | 'off' | 'state' | 'wait';

export interface Form extends Base {
  layout: 'form';
  fields: readonly (readonly [kind: FieldKind, label: string, ...parts: string[]])[];
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

/** An invented organisation, so that the courses, teams and questions of one picture belong together. */
export interface World {
  /** Variations with one of these in them take place here. */
  words: readonly string[];
  company: string;
  domain: string;
  /** Hue of its brand in degrees. */
  hue: number;
  /** Three. */
  sites: readonly string[];
  /** Four. */
  teams: readonly string[];
  /** Three, from the first job to the one that leads. */
  roles: readonly [string, string, string];
  /** The course that `lessons`, `file`, `ask`, `front` and the thread are about. */
  lead: string;
  /** Five. */
  lessons: readonly string[];
  file: string;
  video: string;
  /** Five, the lead course first. */
  courses: readonly string[];
  /** Six, short. */
  skills: readonly string[];
  /** A quiz question; the first of three options is right. */
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

/** What one seed deals: an organisation and people, and figures on demand. The same seed deals the same. */
export interface Draw extends World {
  /** Everybody, in an order of the seed's own. */
  people: readonly string[];
  /** Their given names, in the same order. */
  first: readonly string[];
  /** A whole number: `base` in the plain picture, else at most `spread` away from it. */
  near: (base: number, spread: number) => number;
  /** The first choice in the plain picture, else any. */
  pick: <T>(...choices: readonly [T, ...T[]]) => T;
  /** `part` of `whole` in whole per cent. */
  percent: (part: number, whole: number) => number;
  /** A whole number with a comma before each group of three digits. */
  thousands: (value: number) => string;
  /** A date, counted in days from 1 November 2026 as the first: 29 is '29 Nov', 50 is '20 Dec'. */
  day: (count: number) => string;
}

/** A record that computes: every figure of a picture that appears twice, in whatever form, comes from one number. */
export type Recipe = (draw: Draw) => Scene;
