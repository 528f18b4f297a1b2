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

/** A small card that overlaps the window, in front of it or behind. */
export const Note = z.strictObject({
  title: z.string(),
  text: hint,
  /** Brand by default. */
  tone,
  /** Before the text: a sign or a person's portrait. */
  glyph: Glyph.optional(),
  person: hint,
});

const level = z.number().int().min(0).max(5);

/** Of all pictures: the background, plain by default, and the brand. */
const common = {
  ground: tone,
  /** Hue of another brand's palette, in degrees. */
  hue: z.number().min(0).max(360).optional(),
};

/** A line: a person's portrait, the cover of a `course`, or a sign; a name with details; and at the end a text, tag or bar. */
const Row = z.strictObject({
  lead: z.string(),
  sub: hint,
  /** Instead of a person: a thing or a state, of which `book` and `play` have the cover of a course. */
  glyph: Glyph.optional(),
  meta: hint,
  tag: Tag.optional(),
  value: percentage.optional(),
  /** Of a skill, as growth rings; if it is below the target, with that. */
  level: z.union([level, z.tuple([level, level]).readonly()]).optional(),
});

/** `ai`: written by AI and not confirmed yet. */
export const StepState = z.enum(['done', 'now', 'todo', 'locked', 'ai', 'fault']);

/** `mark` replaces the number or sign of the step. */
const Step = z.strictObject({
  label: z.string(),
  meta: hint,
  state: StepState,
  mark: hint,
  tag: Tag.optional(),
  tone,
});

/** Label, value and colour of a bar. */
const bar = <T extends z.ZodType>(value: T) => list(z.tuple([z.string(), value, tone]).readonly());

const Box = z.strictObject({
  label: z.string(),
  meta: hint,
  glyph: Glyph.optional(),
  people: texts.optional(),
  /** On the line that leads here. */
  when: hint,
});

/** A box of a line figure. There are at most three levels, so no shape needs to contain itself. */
export const Node = Box.extend({ways: list(Box.extend({ways: list(Box).optional()})).optional()});

/** Day of November 2026, which begins on a Sunday. */
const day = z.number().int().min(1).max(30);

/** Kinds of a field: `rule` shows its parts as a condition, `chips` as tags, `hues` as colours; `state` is confirmed. */
export const FieldKind = z.enum(['text', 'hues', 'rule', 'chips', 'on', 'state']);

/** Every part that a window can have, by its name. */
export const Parts = z.strictObject({
  /** Figures side by side. */
  stats: list(Stat),
  rows: list(Row),
  steps: list(Step),
  /** Bars to scale, and those that are percentages. */
  bars: bar(z.number()),
  percent: bar(percentage),
  /** Percentages as a pyramid, from its base up. */
  pyramid: bar(percentage),
  /** Values in the order of time. */
  trend: list(z.tuple([z.string(), z.number()]).readonly()),
  /** Levels or days left: the first one large, with a text inside. */
  rings: z.strictObject({
    centre: z.string(),
    rows: list(z.strictObject({label: z.string(), value: percentage, tone, meta: z.string()})),
  }),
  /** A calendar of November, and a list of the days that are marked. */
  month: z.strictObject({today: day, events: list(Step)}),
  /** Bars along a line of days: label, text, the first day and the day after the last. */
  axis: z.strictObject({
    /** Dates of every seventh day, from the first on, that have room for their text. */
    weeks: texts,
    days: z.number().int().min(7),
    /** A line with the face of the person who has come this far. */
    today: z.strictObject({day: z.number().int().min(1), person: z.string(), text: z.string()}).optional(),
    spans: list(z.tuple([z.string(), z.string(), z.number(), z.number(), tone]).readonly()),
  }),
  /** Boxes and lines: one after another, and the `ways` from a box, which meet in the next. */
  figure: list(Node),
  /** Rows of cells whose first names the others. */
  grid: z.strictObject({
    columns: texts,
    /** Of each column: `code` as a system sends it, `field` that takes it; `old` and `now` before and after a change. */
    looks: list(z.enum(['name', 'code', 'old', 'now', 'field'])),
    rows: list(texts),
    /** Cells to be corrected. */
    wrong: texts.optional(),
  }),
  /** Growth rings 0 to 5, with a target if it is another: what is missing is drawn as a gap. */
  levels: z.strictObject({
    columns: texts,
    rows: list(z.tuple([z.string()], z.union([level, z.tuple([level, level]).readonly()])).readonly()),
  }),
  /** Columns that have what the row names. */
  checks: z.strictObject({columns: texts, rows: list(z.tuple([z.string()], z.number()).readonly())}),
  /** Front and back of a flashcard. */
  card: z.tuple([z.string(), z.string()]).readonly(),
  /** When the card comes back, the next time first. */
  rounds: list(Stat),
  /** Portraits, or covers, with names and details. */
  people: list(z.tuple([z.string()], z.string()).readonly()),
  courses: list(z.tuple([z.string()], z.string()).readonly()),
  /** Groups of people without names; in wide boxes, those with dates are side by side along a line. */
  crowd: z.strictObject({
    dated: z.boolean().optional(),
    groups: list(
      z.strictObject({
        label: z.string(),
        meta: hint,
        people: texts,
        /** How many of them, from the end, are missing, and the sign that replaces their faces. */
        away: z.number().int().min(1).optional(),
        glyph: Glyph.optional(),
        tone,
      }),
    ),
  }),
  /** Two conditions as circles, with the people who match the one, both, and the other. */
  venn: z.strictObject({labels: z.tuple([z.string(), z.string()]).readonly(), people: z.tuple([texts, texts, texts])}),
  /** Who did what and when, along a line; a value `was` another before it is what it is `now`. */
  log: list(z.strictObject({when: z.string(), person: z.string(), text: z.string(), was: hint, now: hint})),
  /** Messages and edits; `cut` and `add`, or `ai`, are the two halves of an edit. */
  says: list(
    z.strictObject({kind: z.enum(['say', 'answer', 'cut', 'add', 'ai']), name: hint, meta: hint, text: z.string()}),
  ),
  /** Placeholder of a message field. */
  prompt: z.string(),
  code: texts,
  /** Kind, label and parts of each. */
  fields: list(z.tuple([FieldKind, z.string()], z.string()).readonly()),
  /** A button. */
  action: z.string(),
  /** A certificate with a seal of growth rings. */
  award: z.strictObject({name: z.string(), course: z.string(), facts: list(Stat)}),
  /** A portal at its address, or a message to a person. */
  banner: z.strictObject({address: z.string(), name: z.string(), greeting: z.string(), action: z.string()}),
  /** Parts of a page in a grid, whose rows are equally high before and after. */
  sheet: z.strictObject({
    shape: z.enum(['columns', 'files', 'line', 'pages', 'form', 'answers']),
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
      }),
    ),
  }),
  /** A section of a document, clause by clause, the course that grew from it, and who has passed it. */
  draft: z.strictObject({
    title: z.string(),
    sub: z.string(),
    tag: Tag,
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
  }),
});

/** A window: a heading, and its parts in the order in which the record names them. */
export const Window = z.strictObject({
  ...common,
  layout: z.undefined({error: 'must be left out, since a window has none'}).optional(),
  title: hint,
  sub: hint,
  tag: Tag.optional(),
  /** Partly in front of the window. */
  note: Note.optional(),
  /** Partly behind the window: what it was made from. */
  source: Note.optional(),
  /** One of a pair, the other of which has as many parts at the same places. */
  state: z.enum(['before', 'after']).optional(),
  /** What follows from the parts; in wide boxes, next to them. */
  beside: Parts.partial().optional(),
  /** The envelope that the window is sent in, and when. */
  envelope: hint,
  ...Parts.partial().shape,
});

/** A part of a phone's screen. */
export const Item = z.strictObject({
  /**
   * `row` by default: a line of a list, of a person if it has a `name`. `big`: a number, or a drawing: a medal of level
   * `value` with a `glyph`, a sign, or the days in `list`, of which `value` are done. `card`: a question and its
   * answer. `covers`: courses in `list`. `call`: people in `list` on camera. `choices`: those in `list`, of which number
   * `value` is chosen. `say`: a speech bubble, the learner's own without a `name`. `text`: a paragraph, marked if it has a
   * tone. `signature`: of the person.
   */
  kind: z.enum(['row', 'big', 'card', 'covers', 'call', 'choices', 'say', 'text', 'signature']).optional(),
  label: hint,
  meta: hint,
  name: hint,
  /** Progress, unless the kind says otherwise. */
  value: percentage.optional(),
  glyph: Glyph.optional(),
  tone,
  list: texts.optional(),
});

export const Phone = z.strictObject({
  ...common,
  layout: z.literal('phone'),
  title: z.string(),
  sub: hint,
  tag: Tag.optional(),
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

const layouts = {error: 'must be one of the layouts in src/content/schema/scenes.ts'};

/** What a frame can show. */
const Shown = z.discriminatedUnion('layout', [Window, Phone], layouts);

/** A screen of the application without its navigation, wide rather than high. */
export const Screen = z.strictObject({
  ...common,
  layout: z.literal('screen'),
  title: z.string(),
  /** Part of the application that the screen is in. */
  area: z.string(),
  /** The first one is open. */
  tabs: texts,
  action: z.string(),
  /** Who is logged in. */
  person: z.string(),
  main: Window,
  /** Next to the main window, below one another. */
  side: list(Window),
  /** Labels with the numbers 1, 2 and so on, if the page explains them. */
  pins: texts.optional(),
});

/** A page of a document on the left, and what was made from it on the right. */
export const Page = z.strictObject({
  ...common,
  layout: z.literal('page'),
  file: z.string(),
  page: z.number(),
  /** The text of the page; `marked` paragraphs are the source of the part on the right. */
  paragraphs: list(z.strictObject({text: z.string(), marked: z.boolean().optional()})),
  body: Shown,
});

/** The whole application: its navigation, and one screen of it. */
export const App = z.strictObject({
  ...common,
  layout: z.literal('app'),
  /** Name of the organisation; that of the product if omitted. */
  title: z.string().optional(),
  /** Entries of the navigation; their signs follow from their words. `place` is the current one. */
  menu: z.array(z.string()).max(8).readonly(),
  place: z.string(),
  /** Who is logged in. */
  person: z.string(),
  body: z.discriminatedUnion('layout', [Window, Page], layouts),
  /** One window below the screen. */
  over: Window.optional(),
});

/** Windows or phones, each partly in front of the one before; the middle one in front; or side by side. */
export const Several = z.strictObject({...common, layout: z.enum(['pile', 'fan', 'row']), of: list(Shown)});

/** A picture without its text alternative. */
export const View = z.discriminatedUnion('layout', [App, Page, Screen, Phone, Several, Window], layouts);

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
