/** Product pictures, one shape per layout. Takes nothing from parts.ts, which needs the names of the pictures. */
import * as z from 'zod';

/** Pictures share their parts, so none can be changed. */
const list = <T extends z.ZodType>(entry: T) => z.array(entry).readonly();
const texts = list(z.string());
const percentage = z.number().min(0).max(100);
const hint = z.string().optional();

/**
 * Colour of a part. Each has one meaning: brand (the default) is people and what they finished, accent is what is due
 * or needs attention, iris is the work of AI.
 */
export const Tone = z.enum(['brand', 'accent', 'iris', 'plain']);
const tone = Tone.optional();

export const Glyph = z.enum([
  'arrow',
  'book',
  'box',
  'calendar',
  'chart',
  'chat',
  'check',
  'clock',
  'cross',
  'down',
  'file',
  'flame',
  'gear',
  'home',
  'key',
  'link',
  'lock',
  'mail',
  'offline',
  'path',
  'people',
  'play',
  'rings',
  'shield',
  'spark',
  'star',
  'user',
]);

/** A short label on a coloured background; plain by default. */
export const Tag = z.tuple([z.string(), tone]).readonly();

/** A label with a short value, such as '86%' or 1204. */
export const Stat = z.tuple([z.string(), z.union([z.string(), z.number()])]).readonly();

/** A small card that overlaps the window. */
export const Note = z.strictObject({
  title: z.string(),
  text: hint,
  /** Brand by default. */
  tone,
  /** Before the text: a sign or a person's portrait. */
  glyph: Glyph.optional(),
  person: hint,
});

/** Background of the picture; plain by default. */
const ground = tone;

const base = {ground, title: z.string(), sub: hint, tag: Tag.optional(), note: Note.optional()};

const Rings = z.strictObject({
  ...base,
  layout: z.literal('rings'),
  /** Text inside the rings. */
  centre: hint,
  /** From the outer ring inwards. In the list, `meta` replaces the percentage. */
  rows: list(z.strictObject({label: z.string(), value: percentage, tone, meta: hint})),
  /** Draw the first row's ring only. */
  single: z.boolean().optional(),
});

/** Day of November 2026, which begins on a Sunday. */
const day = z.number().int().min(1).max(30);

const Calendar = z.strictObject({
  ...base,
  layout: z.literal('calendar'),
  today: day,
  /** Days of the month in ascending order. */
  events: list(z.strictObject({day, label: z.string(), meta: z.string(), tone})),
});

/** `ai`: written by AI and not confirmed yet. */
export const StepState = z.enum(['done', 'now', 'todo', 'locked', 'ai']);

export const Outline = z.strictObject({
  ...base,
  layout: z.literal('outline'),
  /** The source that the steps were made from. */
  source: z
    .strictObject({kind: z.enum(['prompt', 'video', 'package']), title: z.string(), meta: z.string()})
    .optional(),
  /** `mark` replaces the number or sign of the step. */
  steps: list(z.strictObject({label: z.string(), meta: hint, state: StepState, mark: hint, tag: Tag.optional()})),
});

export const FlowNode = z.strictObject({glyph: Glyph, label: z.string(), meta: hint});

const Flow = z.strictObject({
  ...base,
  layout: z.literal('flow'),
  /** The last one is a question. */
  before: list(FlowNode),
  /** Two branches after the question. */
  branch: z
    .array(z.strictObject({when: z.string(), node: FlowNode}))
    .length(2)
    .readonly(),
  after: FlowNode.optional(),
});

const level = z.number().int().min(0).max(5);

const Matrix = z.strictObject({
  ...base,
  layout: z.literal('matrix'),
  /** `level` draws growth rings 0 to 5, `check` draws yes (1) and no (0). */
  kind: z.enum(['level', 'check']),
  columns: texts,
  /** The label of each row, then its cells. */
  rows: list(z.tuple([z.string()], level).readonly()),
  /** Target of each cell, for `level`: a ring that is missing is drawn as a gap. */
  targets: list(list(level)).optional(),
});

const Chart = z
  .strictObject({
    ...base,
    layout: z.literal('chart'),
    tiles: list(Stat).optional(),
    /** Label, value and colour of each. */
    points: list(z.tuple([z.string(), z.number(), tone]).readonly()),
    /** Values are numbers from 0 to 100, or any without it. */
    unit: z.literal('%').optional(),
  })
  .refine(({points, unit}) => !unit || points.every(([, value]) => percentage.safeParse(value).success), {
    path: ['points'],
    error: 'must be from 0 to 100, since the unit is %',
  });

const Cards = z.strictObject({
  ...base,
  layout: z.literal('cards'),
  front: z.string(),
  back: z.string(),
  /** Of the five rounds. */
  intervals: z.array(Stat).length(5).readonly(),
  /** The round that is due. */
  round: z.number().int().min(1).max(5),
});

const Gallery = z.strictObject({
  ...base,
  layout: z.literal('gallery'),
  isCourses: z.literal(true).optional(),
  items: list(z.strictObject({title: z.string(), meta: z.string()})),
});

export const Thread = z.strictObject({
  ...base,
  layout: z.literal('thread'),
  /** `cut` and `add`: the two halves of an edit. */
  items: list(
    z.strictObject({kind: z.enum(['say', 'answer', 'cut', 'add']), name: hint, meta: hint, text: z.string()}),
  ),
  /** Placeholder of the message field below. */
  prompt: hint,
});

const Table = z.strictObject({
  ...base,
  layout: z.literal('table'),
  tiles: list(Stat).optional(),
  /**
   * Rows without a `glyph` show the portrait of `lead`, those of a `book` or `play` the cover of a course. At their ends are
   * texts, tags or bars.
   */
  rows: list(
    z.strictObject({
      lead: z.string(),
      sub: z.string(),
      glyph: Glyph.optional(),
      meta: hint,
      tag: Tag.optional(),
      value: percentage.optional(),
    }),
  ),
});

const Code = z.strictObject({
  ...base,
  layout: z.literal('code'),
  lines: texts,
  /** Below the code: checks, or rows of a response. */
  results: list(z.tuple([z.string(), z.boolean()]).readonly()).optional(),
});

/** A part of a phone's screen. */
export const Item = z.strictObject({
  /**
   * `row` by default: a line of a list, of a person if it has a `name`. `big`: a number, or a drawing: a medal of level `value` with a
   * `glyph`, a ring, a sign, or the days in `list`, of which `value` are done. `card`: a question and its answer. `covers`: courses in
   * `list`. `call`: people in `list` on camera. `choices`: those in `list`, of which number `value` is chosen. `say`: a speech bubble,
   * the learner's own without a `name`. `text`: a paragraph, marked if it has a tone.
   */
  kind: z.enum(['row', 'big', 'card', 'covers', 'call', 'choices', 'say', 'text']).optional(),
  label: z.string(),
  meta: hint,
  name: hint,
  /** Progress, unless the kind says otherwise. */
  value: percentage.optional(),
  glyph: Glyph.optional(),
  tone,
  list: texts.optional(),
});

export const Phone = z.strictObject({
  ...base,
  layout: z.literal('phone'),
  clock: z.string(),
  items: list(Item),
  action: z.string(),
  /** Of a small phone, about 200 pixels wide, how its screen looks; large ones are all alike. */
  screen: z
    .union([z.enum(['plain', 'night']), z.templateLiteral([z.enum(['soft', 'bold']), ' ', Tone])], {
      error: 'must be plain, night, or soft or bold before a colour',
    })
    .optional(),
});

const Certificate = z.strictObject({
  ...base,
  layout: z.literal('certificate'),
  name: z.string(),
  course: z.string(),
  facts: list(Stat),
});

const Portal = z.strictObject({
  ...base,
  layout: z.literal('portal'),
  /** Of the portal, or the person to whom it writes. */
  address: z.string(),
  /** Hue of the customer's palette in degrees. */
  hue: z.number().min(0).max(360),
  greeting: z.string(),
  action: z.string(),
  items: texts.optional(),
});

/**
 * `rule` shows its parts as a condition, `chips` as a list of tags; `on` is a switch; `state` is confirmed;
 * `hues` are colours in degrees, of which the first is chosen.
 */
export const FieldKind = z.enum(['text', 'hues', 'rule', 'chips', 'on', 'state']);

const Form = z.strictObject({
  ...base,
  layout: z.literal('form'),
  /** Kind, label and parts of each. */
  fields: list(z.tuple([FieldKind, z.string()], z.string()).readonly()),
  action: hint,
});

/** A section of a document, clause by clause, the course that grew from it, and who has passed it. */
const Draft = z.strictObject({
  ...base,
  layout: z.literal('draft'),
  file: z.string(),
  section: z.string(),
  /** `text` of the document became a lesson that `says` it in other words; the expert struck `cut` out. */
  clauses: list(
    z.strictObject({
      mark: z.string(),
      name: z.string(),
      text: z.string(),
      lesson: z.string(),
      says: z.string(),
      cut: hint,
    }),
  ),
  report: z.strictObject({group: z.string(), passed: z.number(), of: z.number()}),
});

/** All parts must be met, and of the conditions in a part one. */
const Rules = z.strictObject({
  ...base,
  layout: z.literal('rules'),
  /** Field, verb and value of each condition. */
  all: list(list(z.tuple([z.string(), z.string(), z.string()]).readonly())),
});

const Team = z.strictObject({name: z.string(), meta: z.string(), managers: texts});

/** A part of an organisation. There are at most three levels, so no shape needs to contain itself. */
export const Unit = Team.extend({parts: list(Team.extend({parts: list(Team).optional()})).optional()});

/** An organisation from the top down. */
const Tree = z.strictObject({...base, layout: z.literal('tree'), root: Unit});

/** Rows whose first cell names the others: values, and the fields that take them. */
const Grid = z.strictObject({
  ...base,
  layout: z.literal('grid'),
  columns: texts,
  /** Of each column: `code` as a system sends it, `field` that takes it; `old` and `now` before and after a change. */
  looks: list(z.enum(['name', 'code', 'old', 'now', 'field'])),
  rows: list(texts),
  /** Cells to be corrected. */
  wrong: texts.optional(),
});

/** A page before it changed, or after with a ground. Both of a pair have as many parts, which are at the same places. */
const Sheet = z.strictObject({
  ...base,
  layout: z.literal('sheet'),
  shape: z.enum(['columns', 'files', 'line', 'pages', 'bars', 'form', 'answers']),
  parts: list(
    z.strictObject({
      label: z.string(),
      text: hint,
      /** In front of the part, or a sign. */
      mark: hint,
      glyph: Glyph.optional(),
      tag: Tag.optional(),
      /** Of a part that differs from the others. */
      tone,
      people: texts.optional(),
      /** First day of 30, and the day after the last. */
      days: z
        .tuple([day, z.number().int().min(2).max(31)])
        .readonly()
        .optional(),
    }),
  ),
});

const layouts = {error: 'must be one of the layouts in src/content/schema/scenes.ts'};

export const WindowScene = z.discriminatedUnion(
  'layout',
  [
    Sheet,
    Rings,
    Outline,
    Flow,
    Matrix,
    Chart,
    Cards,
    Gallery,
    Thread,
    Table,
    Code,
    Phone,
    Certificate,
    Portal,
    Form,
    Draft,
    Rules,
    Tree,
    Grid,
    Calendar,
  ],
  layouts,
);

/** A screen of the application without its navigation, wide rather than high. */
export const Screen = z.strictObject({
  ground,
  layout: z.literal('screen'),
  title: z.string(),
  /** Part of the application that the screen is in. */
  area: z.string(),
  /** The first one is open. */
  tabs: texts,
  action: z.string(),
  /** Who is logged in. */
  person: z.string(),
  main: WindowScene,
  /** Next to the main window, below one another. */
  side: list(WindowScene),
  /** Labels with the numbers 1, 2 and so on, if the page explains them. */
  pins: texts.optional(),
});

/** A page of a document on the left, and what was made from it on the right. */
export const Page = z.strictObject({
  ground,
  layout: z.literal('page'),
  file: z.string(),
  page: z.number(),
  /** The text of the page; `marked` paragraphs are the source of the part on the right. */
  paragraphs: list(z.strictObject({text: z.string(), marked: z.boolean().optional()})),
  body: WindowScene,
});

/** The whole application: its navigation, and one screen of it. */
export const App = z.strictObject({
  ground,
  layout: z.literal('app'),
  /** Name of the organisation. */
  title: z.string(),
  /** Entries of the navigation; their signs follow from their words. `place` is the current one. */
  menu: z.array(z.string()).max(8).readonly(),
  place: z.string(),
  /** Who is logged in. */
  person: z.string(),
  body: z.discriminatedUnion('layout', [WindowScene, Page], layouts),
  /** One window below the screen. */
  over: WindowScene.optional(),
});

/** A picture without its text alternative. */
export const View = z.discriminatedUnion('layout', [App, Page, Screen, WindowScene], layouts);

/**
 * A whole picture with its text alternative: one sentence that says what is worth knowing, with figures only where they are
 * the point.
 */
export const Scene = View.and(
  z.strictObject({
    alt: z
      .string()
      .min(20)
      .max(120)
      .regex(/[.?!]”?$/, 'must end as a sentence'),
  }),
);
