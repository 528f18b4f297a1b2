/** Types of the product pictures, one per layout. */
/**
 * Colour of a part. Each has one meaning: brand (the default) is people and what they finished, accent is what is due
 * or needs attention, iris is the work of AI.
 */
export type Tone = 'brand' | 'accent' | 'iris' | 'plain';

export type Glyph =
  | 'arrow'
  | 'book'
  | 'box'
  | 'calendar'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'cross'
  | 'down'
  | 'file'
  | 'flame'
  | 'gear'
  | 'home'
  | 'key'
  | 'link'
  | 'lock'
  | 'mail'
  | 'offline'
  | 'path'
  | 'people'
  | 'play'
  | 'rings'
  | 'shield'
  | 'spark'
  | 'star'
  | 'user';

/** A short label on a coloured background; plain by default. */
export type Tag = readonly [text: string, tone?: Tone];

/** A label with a short value, such as '86%' or 1204. */
export type Stat = readonly [label: string, value: string | number];

/** A small card that overlaps the window. */
export interface Note {
  title: string;
  text?: string;
  /** Brand by default. */
  tone?: Tone;
  /** Before the text: a sign or a person's portrait. */
  glyph?: Glyph;
  person?: string;
}

/** Background of the picture; plain by default. */
interface Ground {
  ground?: Tone;
}

interface Base extends Ground {
  title: string;
  sub?: string;
  tag?: Tag;
  note?: Note;
}

export interface Rings extends Base {
  layout: 'rings';
  /** Text inside the rings. */
  centre?: string;
  /** From the outer ring inwards; `value` is 0 to 100. In the list, `meta` replaces the percentage. */
  rows: readonly {label: string; value: number; tone?: Tone; meta?: string}[];
  /** Draw the first row's ring only. */
  single?: boolean;
}

export interface Calendar extends Base {
  layout: 'calendar';
  /** Day of November 2026, which begins on a Sunday and has 30 days. */
  today: number;
  /** Days of the month in ascending order. */
  events: readonly {day: number; label: string; meta: string; tone?: Tone}[];
}

/** `ai`: written by AI and not confirmed yet. */
export type StepState = 'done' | 'now' | 'todo' | 'locked' | 'ai';

export interface Outline extends Base {
  layout: 'outline';
  /** The source that the steps were made from. */
  source?: {kind: 'prompt' | 'video' | 'package'; title: string; meta: string};
  /** `mark` replaces the number or sign of the step. */
  steps: readonly {label: string; meta?: string; state: StepState; mark?: string; tag?: Tag}[];
}

export interface FlowNode {
  glyph: Glyph;
  label: string;
  meta?: string;
}

export interface Flow extends Base {
  layout: 'flow';
  /** The last one is a question. */
  before: readonly FlowNode[];
  /** Two branches after the question. */
  branch: readonly {when: string; node: FlowNode}[];
  after?: FlowNode;
}

export interface Matrix extends Base {
  layout: 'matrix';
  /** `level` draws growth rings 0 to 5, `check` draws yes (1) and no (0). */
  kind: 'level' | 'check';
  columns: readonly string[];
  rows: readonly (readonly [label: string, ...cells: number[]])[];
  /** Target of each cell, for `level`: a ring that is missing is drawn as a gap. */
  targets?: readonly (readonly number[])[];
}

export interface Chart extends Base {
  layout: 'chart';
  tiles?: readonly Stat[];
  points: readonly (readonly [label: string, value: number, tone?: Tone])[];
  /** Values are numbers from 0 to 100, or any without it. */
  unit?: '%';
}

export interface Cards extends Base {
  layout: 'cards';
  front: string;
  back: string;
  /** Of the five rounds. */
  intervals: readonly Stat[];
  /** The round that is due. */
  round: number;
}

export interface Gallery extends Base {
  layout: 'gallery';
  isCourses?: true;
  items: readonly {title: string; meta: string}[];
}

export interface Thread extends Base {
  layout: 'thread';
  /** `cut` and `add`: the two halves of an edit. */
  items: readonly {
    kind: 'say' | 'answer' | 'cut' | 'add';
    name?: string;
    meta?: string;
    text: string;
  }[];
  /** Placeholder of the message field below. */
  prompt?: string;
}

export interface Table extends Base {
  layout: 'table';
  tiles?: readonly Stat[];
  /**
   * Rows without a `glyph` show the portrait of `lead`, those of a `book` or `play` the cover of a course. At their ends are
   * texts, tags or bars (0 to 100).
   */
  rows: readonly {
    lead: string;
    sub: string;
    glyph?: Glyph;
    meta?: string;
    tag?: Tag;
    value?: number;
  }[];
}

export interface Code extends Base {
  layout: 'code';
  lines: readonly string[];
  /** Below the code: checks, or rows of a response. */
  results?: readonly (readonly [text: string, ok: boolean])[];
}

/** A part of a phone's screen. */
export interface Item {
  /**
   * `row` by default: a line of a list, of a person if it has a `name`. `big`: a number, or a drawing: a medal of level `value` with a
   * `glyph`, a ring, a sign, or the days in `list`, of which `value` are done. `card`: a question and its answer. `covers`: courses in
   * `list`. `call`: people in `list` on camera. `choices`: those in `list`, of which number `value` is chosen. `say`: a speech bubble,
   * the learner's own without a `name`. `text`: a paragraph, marked if it has a tone.
   */
  kind?: 'row' | 'big' | 'card' | 'covers' | 'call' | 'choices' | 'say' | 'text';
  label: string;
  meta?: string;
  name?: string;
  /** Progress from 0 to 100, unless the kind says otherwise. */
  value?: number;
  glyph?: Glyph;
  tone?: Tone;
  list?: readonly string[];
}

export interface Phone extends Base {
  layout: 'phone';
  clock: string;
  items: readonly Item[];
  action: string;
  /** Of a small phone, about 200 pixels wide, how its screen looks; large ones are all alike. */
  screen?: 'plain' | 'night' | `${'soft' | 'bold'} ${Tone}`;
}

export interface Certificate extends Base {
  layout: 'certificate';
  name: string;
  course: string;
  facts: readonly Stat[];
}

export interface Portal extends Base {
  layout: 'portal';
  /** Of the portal, or the person to whom it writes. */
  address: string;
  /** Hue of the customer's palette in degrees. */
  hue: number;
  greeting: string;
  action: string;
  items?: readonly string[];
}

/**
 * `rule` shows its parts as a condition, `chips` as a list of tags; `on` is a switch; `state` is confirmed;
 * `hues` are colours in degrees, of which the first is chosen.
 */
export type FieldKind = 'text' | 'hues' | 'rule' | 'chips' | 'on' | 'state';

export interface Form extends Base {
  layout: 'form';
  fields: readonly (readonly [kind: FieldKind, label: string, ...parts: string[]])[];
  action?: string;
}

/** A section of a document, clause by clause, the course that grew from it, and who has passed it. */
export interface Draft extends Base {
  layout: 'draft';
  file: string;
  section: string;
  /** `text` of the document became a lesson that `says` it in other words; the expert struck `cut` out. */
  clauses: readonly {mark: string; name: string; text: string; lesson: string; says: string; cut?: string}[];
  report: {group: string; passed: number; of: number};
}

/** All parts must be met, and of the conditions in a part one. */
export interface Rules extends Base {
  layout: 'rules';
  all: readonly (readonly (readonly [field: string, verb: string, value: string])[])[];
}

export interface Unit {
  name: string;
  meta: string;
  managers: readonly string[];
  parts?: readonly Unit[];
}

/** An organisation from the top down, at most three levels. */
export interface Tree extends Base {
  layout: 'tree';
  root: Unit;
}

/** Rows whose first cell names the others: values, and the fields that take them. */
export interface Grid extends Base {
  layout: 'grid';
  columns: readonly string[];
  /** Of each column. */
  looks: readonly Look[];
  rows: readonly (readonly string[])[];
  /** Cells to be corrected. */
  wrong?: readonly string[];
}

/** `code` as a system sends it, `field` that takes it; `old` and `now`: values before and after a change. */
type Look = 'name' | 'code' | 'old' | 'now' | 'field';

/** A screen of the application without its navigation, wide rather than high. */
export interface Screen extends Ground {
  layout: 'screen';
  title: string;
  /** Part of the application that the screen is in. */
  area: string;
  /** The first one is open. */
  tabs: readonly string[];
  action: string;
  /** Who is logged in. */
  person: string;
  main: WindowScene;
  /** Next to the main window, below one another. */
  side: readonly WindowScene[];
  /** Labels with the numbers 1, 2 and so on, if the page explains them. */
  pins?: readonly string[];
}

/** The whole application: its navigation, and one screen of it. */
export interface App extends Ground {
  layout: 'app';
  /** Name of the organisation. */
  title: string;
  /** Entries of the navigation, at most eight; their signs follow from their words. `place` is the current one. */
  menu: readonly string[];
  place: string;
  /** Who is logged in. */
  person: string;
  body: WindowScene | Page;
  /** One window below the screen. */
  over?: WindowScene;
}

/** A page of a document on the left, and what was made from it on the right. */
export interface Page extends Ground {
  layout: 'page';
  file: string;
  page: number;
  /** The text of the page; `marked` paragraphs are the source of the part on the right. */
  paragraphs: readonly {text: string; marked?: boolean}[];
  body: WindowScene;
}

/** A page before it changed, or after with a ground. Both of a pair have as many parts, which are at the same places. */
export interface Sheet extends Base {
  layout: 'sheet';
  shape: 'columns' | 'files' | 'line' | 'pages' | 'bars' | 'form' | 'answers';
  parts: readonly {
    label: string;
    text?: string;
    /** In front of the part, or a sign. */
    mark?: string;
    glyph?: Glyph;
    tag?: Tag;
    /** Of a part that differs from the others. */
    tone?: Tone;
    people?: readonly string[];
    /** First day of 30, and the day after the last. */
    days?: readonly [from: number, to: number];
  }[];
}

export type WindowScene =
  | Sheet
  | Rings
  | Outline
  | Flow
  | Matrix
  | Chart
  | Cards
  | Gallery
  | Thread
  | Table
  | Code
  | Phone
  | Certificate
  | Portal
  | Form
  | Draft
  | Rules
  | Tree
  | Grid
  | Calendar;

/** A picture without its label. */
export type View = App | Page | Screen | WindowScene;

/** A whole picture. */
export type Scene = View & {
  /** The kind of picture, which begins its text alternative. */
  label: string;
};

export type WindowOf<L extends WindowScene['layout']> = Extract<WindowScene, {layout: L}>;
