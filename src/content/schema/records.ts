/** Records: solutions, features, comparisons and integrations, with the limits of sections 3 and 9 of the specification. */
import * as z from 'zod';
import {COMPARISON_ROWS} from '../comparisonRows';
import {INTEGRATION_CATEGORIES} from '../integrationCategories';
import {Cta, faq, icon, metaDescription, pageTitle, picture, points, slug, Strength, text, unique} from './parts';

export const KeyCapability = z.strictObject({
  title: text(4, 60),
  description: text(60, 360),
  ...picture,
});

export const AccordionFeature = z.strictObject({
  title: text(4, 70),
  description: text(20, 420),
  /** Below the description, in order. */
  steps: points(2, 5).optional(),
  /** Below the description. The cells of the first column name the rows. */
  table: z
    .strictObject({
      columns: z.array(text(1, 40)).min(2).max(4),
      rows: z
        .array(z.array(text(1, 60)))
        .min(2)
        .max(6),
    })
    .refine(({columns, rows}) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'must have as many cells in each row as there are columns',
    })
    .optional(),
  /** Without a picture of its own, the entry shows that of an entry before it. */
  ...picture,
});

/** One side of the challenge and solution panels. */
export const Panel = z.strictObject({
  title: text(4, 80),
  description: text(80, 480),
  /** Three or four short points under the text. */
  points: unique(z.array(text(8, 120)).min(3).max(4)),
});

export const SolutionPage = z.strictObject({
  headline: text(10, 80),
  subheading: text(60, 260),
  /** Picture of the hero. */
  ...picture,
  challenge: Panel,
  solution: Panel,
  keyCapabilities: unique(z.array(KeyCapability).min(5).max(8), 'title'),
  /** If omitted, the page has no accordion of capabilities. */
  accordionFeatures: unique(z.array(AccordionFeature).min(2).max(8), 'title').optional(),
  /** Five (section 2 of the specification). If omitted, the page has no questions. */
  faq: faq(5, 5).optional(),
  cta: Cta,
});

const passages = unique(z.array(text(20, 600)).min(1).max(6));
const exampleHeading = {title: text(4, 40), from: text(10, 120)};

export const CourseExample = z
  .strictObject({
    title: text(10, 60),
    intro: text(60, 320),
    /** Says that the example is invented. */
    note: text(20, 160),
    /** Path of the example as a file. */
    file: z.string().regex(/^\/example-[a-z-]+\.txt$/, 'path such as /example-lesson.txt'),
    source: z.strictObject({...exampleHeading, text: passages}),
    /** Its text is that of the changes before them. */
    draft: z.strictObject(exampleHeading),
    /** Words that the expert removed are in [-…-], words that they added in {+…+}. */
    changes: z.strictObject({...exampleHeading, text: passages, reasons: passages}),
    quiz: z.strictObject({
      ...exampleHeading,
      questions: z
        .array(
          z
            .strictObject({
              ask: text(10, 120).endsWith('?'),
              options: unique(z.array(text(4, 80)).min(2).max(4)),
              /** Index of the right option. */
              right: z.number().int().min(0),
              /** The sentence of the page that the answer comes from. */
              source: text(10, 200),
            })
            .refine(({options, right}) => right < options.length, {
              path: ['right'],
              error: 'must be one of the options',
            }),
        )
        .min(1)
        .max(6),
    }),
  })
  .check(({value: {source, quiz}, issues}) => {
    quiz.questions.forEach((question, index) => {
      if (source.text.some((passage) => passage.includes(question.source))) return;
      const path = ['quiz', 'questions', index, 'source'];
      issues.push({code: 'custom', input: question.source, path, message: 'must be a sentence of source.text'});
    });
  });

export const SolutionCategory = z.strictObject({
  slug,
  title: text(4, 60),
  description: text(30, 240),
  order: z.number().int(),
});

export const SolutionCategories = unique(z.array(SolutionCategory).min(1), 'slug', 'title', 'order');

/** What cards say that link to the page; the product is clear from the page they are on. */
const card = text(30, 110).regex(/^(?!.*\bLMS\b)/, 'text without “LMS”, which the page around it says');

export const Solution = z.strictObject({
  slug,
  /** Name of the use case in menus, cards, breadcrumbs and the page title. */
  title: text(4, 40),
  /** For search engines. */
  description: metaDescription,
  card,
  icon,
  /** Slug of a solution category. */
  category: slug,
  /** Position in menus and lists, ascending. */
  order: z.number().int(),
  /** Picture on cards that link here. */
  ...picture,
  /** If omitted, the page says that its content isn't available yet. */
  page: SolutionPage.optional(),
});

/** How the pages of a feature category are composed (docs/decisions/pages.md). */
export const ARCHETYPES = ['authoring', 'data', 'people', 'platform'] as const;

export const FeatureCategory = z.strictObject({
  slug,
  title: text(4, 40),
  /** For search engines. */
  description: metaDescription,
  card,
  /** One line in the Features menu. */
  summary: text(10, 36),
  icon,
  order: z.number().int(),
  /** Composition of the category's page and of those of its features. */
  archetype: z.enum(ARCHETYPES),
  headline: text(10, 80),
  subheading: text(60, 260),
  ...picture,
  /** Heading of the accordion. */
  heading: text(10, 80),
  /** Accordion of the category page; the first item is initially open. */
  accordionFeatures: unique(z.array(AccordionFeature).min(4).max(7), 'title'),
  /** Call to action of the category's page and those of its features. */
  cta: Cta,
});

/** A link to a page of this site that readers may be looking for. */
export const SeeAlso = z.strictObject({
  label: text(4, 60),
  /** Path below the base URL. */
  to: z.string().regex(/^\/[a-z0-9/-]+$/, 'path of a page, such as /pricing'),
});

const side = z.strictObject({label: text(4, 40), ...picture});

const chart = z.strictObject({
  /** Columns and lines have their values side by side, the others below one another. */
  shape: z.enum(['bars', 'cells', 'columns', 'line', 'units']),
  title: text(4, 70),
  /** What its marks mean: nothing for readers of the Markdown copy, which has no picture. */
  legend: text(4, 40).optional(),
  /** After each value, with the space before it if there is one. */
  unit: z.string().min(1).max(12).optional(),
  /** Its ends; 0 and the highest value if omitted. */
  scale: z.tuple([z.number(), z.number()]).optional(),
});

const namesOf = (rows: readonly (readonly [name: string, ...unknown[]])[]): string[] => rows.map(([name]) => name);

/** A question that three linked charts answer: groups to choose from, the parts of the chosen one, and its people. */
const question = z
  .strictObject({
    kind: z.literal('question'),
    ask: text(10, 80).endsWith('?'),
    groups: chart,
    parts: chart.extend({labels: z.array(text(1, 24))}),
    /** Title of the third chart. */
    people: text(4, 60),
    /**
     * Each group: its name; its values; the answer; its parts; targets of the parts. The values are one, or two: a bar
     * now and before, how many units of all. Cells are people at levels 0, 1 and so on, after the level they need.
     */
    rows: z
      .array(
        z.tuple([
          text(1, 30),
          z.array(z.number().min(0)).min(1),
          text(10, 140),
          z.array(z.number().min(0)).min(2, 'must have at least two parts: one compares nothing'),
          z.array(z.number()).optional(),
        ]),
      )
      .min(3)
      .max(7),
    /** Who or what is behind each group, by the group's name, or behind all of them: by name, what is missing. */
    named: z.record(z.string(), z.record(text(1, 60), text(1, 90))),
    /** Name of the group that is chosen at first; the first if omitted. */
    chosen: z.string().optional(),
    /** False where the names are not those of people. */
    portraits: z.boolean().optional(),
  })
  .refine(({rows, parts}) => rows.every((row) => row[3].length <= parts.labels.length), {
    path: ['rows'],
    error: 'must not have more parts in a row than there are labels',
  })
  .refine(
    ({rows, named}) => String(Object.keys(named).sort()) === String('all' in named ? 'all' : namesOf(rows).sort()),
    {
      path: ['named'],
      error: 'must have an entry for each group, by its name, or one for "all"',
    },
  )
  .refine(({rows, chosen}) => chosen === undefined || namesOf(rows).includes(chosen), {
    path: ['chosen'],
    error: 'must be the name of a group',
  });

/** What makes the second half of a feature's page; all features of a category have the same kind (docs/decisions/pages.md). */
export const FeatureBlock = z.discriminatedUnion('kind', [
  /** One page twice, with an edge between them that visitors move. The pictures have the same layout. */
  z.strictObject({
    kind: z.literal('change'),
    /** What both sides are about, above them. */
    question: text(10, 120).optional(),
    before: side,
    after: side,
    /** Where the edge is at first, in per cent of the width; the middle if omitted. */
    edge: z.number().int().min(20).max(80).optional(),
  }),
  /** A learner's phone on the five working days of a week. */
  z.strictObject({
    kind: z.literal('week'),
    /** Whose week it is. */
    learner: text(10, 90),
    days: z.array(z.strictObject({caption: text(10, 80), ...picture})).length(5),
  }),
  /** One screen with numbers, which the key capabilities explain in their order. */
  z.strictObject({kind: z.literal('screen'), ...picture}),
  question,
]);

export const Feature = z.strictObject({
  slug,
  title: text(4, 44),
  /** For search engines. */
  description: metaDescription,
  card,
  icon,
  /** Slug of a feature category. */
  category: slug,
  order: z.number().int(),
  headline: text(10, 80),
  subheading: text(60, 260),
  ...picture,
  /** Link below the buttons of the hero. */
  seeAlso: SeeAlso.optional(),
  /** Heading of the accordion. */
  heading: text(10, 80),
  /** At least four. The first is initially open, and one is always open. */
  accordionFeatures: unique(z.array(AccordionFeature).min(4).max(8), 'title'),
  /** Heading of the key capabilities: what they add up to. */
  capabilitiesHeading: text(10, 80),
  keyCapabilities: unique(z.array(KeyCapability).min(2).max(5), 'title'),
  /** If omitted, the page has only the texts and pictures of its key capabilities. */
  block: FeatureBlock.optional(),
  /** The page's own call to action; that of its category if omitted. */
  cta: Cta.optional(),
  /** Slugs of two to four related features. */
  related: unique(z.array(slug).min(2).max(4)),
});

/** Booleans appear as a check or cross, strings as text. */
const comparisonValue = z.union([z.boolean(), text(1, 60)]);

export const ComparisonRow = z
  .strictObject({
    feature: z.enum(COMPARISON_ROWS, {error: 'must be a row named in comparisonRows.ts'}),
    product: comparisonValue,
    competitor: comparisonValue,
    /** Which of two texts is the stronger one; elsewhere the check or cross decides. */
    stronger: z.enum(['product', 'neither', 'competitor']).optional(),
  })
  .refine(
    ({product, competitor, stronger}) =>
      (typeof product === 'string' && typeof competitor === 'string') === (stronger !== undefined),
    {path: ['stronger'], error: 'must be given where both values are text, and only there'},
  );

export const Competitor = z.strictObject({
  /** Without the suffix `-alternative`: the page is /compare/{slug}-alternative. */
  slug: slug.refine((value) => !value.endsWith('-alternative'), {error: 'slug without the suffix -alternative'}),
  name: text(2, 30),
  /** The page title, to which the product name is appended. */
  headline: pageTitle,
  subheading: metaDescription,
  /** One sentence: what kind of product this invented competitor is. */
  character: text(30, 200),
  order: z.number().int(),
  /** Whether the footer lists it. */
  inFooter: z.boolean(),
  /** Picture of the first strength. */
  ...picture,
  strengths: unique(z.array(Strength).min(4).max(6), 'title'),
  /** In any order; the table sorts them. */
  featureComparison: unique(z.array(ComparisonRow).min(14).max(24), 'feature'),
  summaryTitle: text(10, 90),
  summaryDescription: text(120, 700),
});

export const Integration = z.strictObject({
  slug,
  name: text(2, 40),
  /** What it does for our customers; makes no claims about the partner. */
  description: text(60, 220),
  category: z.enum(INTEGRATION_CATEGORIES),
  /** Whether something comes in or goes out first, and what. */
  passes: z.tuple([z.enum(['in', 'out']), text(4, 20)]),
  icon,
});

export const Integrations = unique(z.array(Integration).min(1), 'slug', 'name', 'description');

export type Archetype = (typeof ARCHETYPES)[number];
export type Competitor = z.infer<typeof Competitor>;
export type ComparisonRow = z.infer<typeof ComparisonRow>;
export type CourseExample = z.infer<typeof CourseExample>;
export type AccordionFeature = z.infer<typeof AccordionFeature>;
export type Feature = z.infer<typeof Feature>;
export type FeatureBlock = z.infer<typeof FeatureBlock>;
export type FeatureCategory = z.infer<typeof FeatureCategory>;
export type Integration = z.infer<typeof Integration>;
export type KeyCapability = z.infer<typeof KeyCapability>;
export type Panel = z.infer<typeof Panel>;
export type Solution = z.infer<typeof Solution>;
export type SolutionCategory = z.infer<typeof SolutionCategory>;
export type SolutionPage = z.infer<typeof SolutionPage>;
export type SeeAlso = z.infer<typeof SeeAlso>;
