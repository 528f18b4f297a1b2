/**
 * Schemas of the content records, with the limits that pages rely on (sections 3 and 9 of the specification).
 *
 * Records and components import only types from here, which keeps zod out of the browser. The content plugin and
 * `npm run check:content` validate the records before anything is built.
 */
import * as z from 'zod';
import {COMPARISON_ROWS} from './comparisonRows';
import {ICON_NAMES} from './icons';
import {INTEGRATION_CATEGORIES} from './integrationCategories';
import {SEEDS, type ImageSeed} from './scenes';

/** Adds the rule that no two entries have the same value of a field; both are named, since either can be the copy. */
const unique = <T extends z.ZodType<readonly object[]>>(list: T, field: string): T =>
  list.check(({value, issues}) => {
    const values = (value as readonly Record<string, unknown>[]).map((entry) => entry[field]);
    values.forEach((own, index) => {
      const other = values.findIndex((found, position) => found === own && position !== index);
      if (other < 0) return;
      const message = `must be unique; also used in [${other}].${field}`;
      issues.push({code: 'custom', input: value, path: [index, field], message});
    });
  });

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by single hyphens');
const icon = z.enum(ICON_NAMES, {error: 'must be the name of an icon in src/content/icons.ts'});

const imageSeed = z.enum(SEEDS, {error: 'must be the name of a picture in src/content/scenes'});

/** A file below `static/`, as a path from its root. */
const staticFile = (ending: string, folder = '', example = `/img/name.${ending}`) =>
  z.string().regex(new RegExp(`^${folder}(?:/[\\w-]+)+\\.${ending}$`), `path below static/ such as ${example}`);

/** The picture of a record or an entry, if any: a drawn one, or a file with its alternative text. */
const picture = {
  imageSeed: imageSeed.optional(),
  /** Shown instead of a drawing. The build reads its size. */
  imageUrl: staticFile('(?:png|jpe?g|webp|svg)', '/img', '/img/name.png (or .jpg, .jpeg, .webp, .svg)').optional(),
  imageAlt: text(4, 200).optional(),
};

/** A compressed copy of a picture, `width` pixels wide. */
export interface PictureCopy {
  /** Path below the base URL. */
  path: string;
  width: number;
}

/** A picture as pages show it, with what the build adds for a file (src/plugins/content/pictures.ts and copies.ts). */
export interface Illustrated {
  imageSeed?: ImageSeed;
  imageUrl?: string;
  imageAlt?: string;
  imageSize?: {width: number; height: number};
  /** Narrowest first; an SVG has none. */
  imageCopies?: PictureCopy[];
}

/** What pictures need besides the type of each field, wherever they are. */
export const Picture = z
  .looseObject(picture)
  .refine(({imageUrl, imageAlt}) => (imageUrl === undefined) === (imageAlt === undefined), {
    path: ['imageAlt'],
    error: 'must be given where there is an imageUrl, and only there',
  });

/** For `<meta name="description">`, of which search engines show 50 to 160 characters. */
const metaDescription = text(50, 200);

export const KeyCapability = z.strictObject({
  title: text(4, 60),
  description: text(60, 360),
  ...picture,
});

export const AccordionFeature = z.strictObject({
  title: text(4, 70),
  description: text(20, 420),
  /** Below the description, in order. */
  steps: z.array(text(4, 140)).min(2).max(5).optional(),
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

export const FaqEntry = z.strictObject({
  question: text(10, 120).endsWith('?'),
  answer: text(60, 600),
});

/** A heading with a short text, as in calls to action and summary blocks. */
export const Block = z.strictObject({
  title: text(4, 80),
  description: text(30, 320),
});

/** One side of the challenge and solution panels. */
export const Panel = z.strictObject({
  title: text(4, 80),
  description: text(80, 480),
  /** Three or four short points under the text. */
  points: z.array(text(8, 120)).min(3).max(4),
});

export const SolutionPage = z.strictObject({
  headline: text(10, 80),
  subheading: text(60, 260),
  /** Picture of the hero. */
  ...picture,
  challenge: Panel,
  solution: Panel,
  keyCapabilities: z.array(KeyCapability).min(5).max(8),
  /** If omitted, the page has no accordion of capabilities. */
  accordionFeatures: z.array(AccordionFeature).min(2).max(8).optional(),
  /** If omitted, the page has no questions. */
  faq: z.array(FaqEntry).min(5).max(12).optional(),
  cta: Block,
});

const passages = z.array(text(20, 600)).min(1).max(6);
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
              options: z.array(text(4, 80)).min(2).max(4),
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

export const SolutionCategories = unique(z.array(SolutionCategory).min(1), 'slug');

export const Solution = z.strictObject({
  slug,
  /** Name of the use case in menus, cards, breadcrumbs and the page title. */
  title: text(4, 40),
  /** Card text and meta description. */
  description: metaDescription,
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
  /** Card text and meta description. */
  description: metaDescription,
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
  heading: text(10, 80).optional(),
  /** Accordion of the category page; the first item is initially open. */
  accordionFeatures: z.array(AccordionFeature).min(4).max(7),
  /** Call to action of the category's page and those of its features. */
  cta: Block,
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
  /** After each value, with the space before it if there is one. */
  unit: z.string().min(1).max(12).optional(),
  /** Its ends; 0 and the highest value if omitted. */
  scale: z.tuple([z.number(), z.number()]).optional(),
});

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
          z.array(z.number().min(0)),
          z.array(z.number()).optional(),
        ]),
      )
      .min(3)
      .max(7),
    /** Who or what is behind each group, or behind all of them: by name, what is missing. */
    named: z.array(z.record(text(1, 60), text(1, 90))),
    /** Index of the group that is chosen at first; 0 if omitted. */
    chosen: z.number().int().min(0).optional(),
    /** False where the names are not those of people. */
    portraits: z.boolean().optional(),
  })
  .refine(({rows, parts}) => rows.every((row) => row[3].length <= parts.labels.length), {
    path: ['rows'],
    error: 'must not have more parts in a row than there are labels',
  })
  .refine(({rows, named}) => [1, rows.length].includes(named.length), {
    path: ['named'],
    error: 'must have one entry, or one for each row',
  });

/** What makes the second half of a feature's page; all features of a category have the same kind (docs/decisions/pages.md). */
export const FeatureBlock = z.discriminatedUnion('kind', [
  /** One page twice, with an edge between them that visitors move. The pictures have the same layout. */
  z.strictObject({
    kind: z.literal('change'),
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
  /** Card text and meta description. */
  description: metaDescription,
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
  heading: text(10, 80).optional(),
  /** At least four. The first is initially open, and one is always open. */
  accordionFeatures: z.array(AccordionFeature).min(4).max(8),
  /** Heading of the key capabilities: what they add up to. */
  capabilitiesHeading: text(10, 80),
  keyCapabilities: z.array(KeyCapability).min(2).max(5),
  /** If omitted, the page has only the texts and pictures of its key capabilities. */
  block: FeatureBlock.optional(),
  /** The page's own call to action; that of its category if omitted. */
  cta: Block.optional(),
  /** Slugs of two to four related features. */
  related: z.array(slug).min(2).max(4),
});

export const Strength = z.strictObject({
  icon,
  title: text(4, 60),
  description: text(60, 320),
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
  headline: text(10, 80),
  subheading: metaDescription,
  /** One sentence: what kind of product this invented competitor is. */
  character: text(30, 200),
  order: z.number().int(),
  /** Whether the footer lists it. */
  inFooter: z.boolean(),
  /** Picture of the first strength. */
  ...picture,
  strengths: z.array(Strength).min(4).max(6),
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
  icon,
});

export const Integrations = unique(z.array(Integration).min(12), 'slug');

export const PricingTier = z.strictObject({
  label: text(3, 12),
  /** Range of users, inclusive. */
  min: z.number().int().positive(),
  max: z.number().int().positive(),
  /** US dollars per user per month; null means "contact sales". */
  monthly: z.number().positive().nullable(),
  annual: z.number().positive().nullable(),
});

/** Tiers follow each other without gap or overlap, are named by their range, and have prices except the last (section 9). */
export const PricingTiers = z
  .array(PricingTier)
  .min(2)
  .check(({value: tiers, issues}) => {
    for (const [index, tier] of tiers.entries()) {
      const fault = (field: keyof PricingTier, message: string) =>
        issues.push({code: 'custom', input: tiers, path: [index, field], message});
      const isLast = index === tiers.length - 1;
      const previous = tiers[index - 1];
      const [min, max] = [tier.min, tier.max].map((count) => count.toLocaleString('en-GB'));
      const label = isLast ? `${min}+` : `${min}–${max}`;
      if (tier.min > tier.max) fault('min', `must not be above max (${tier.max})`);
      else if (previous && tier.min !== previous.max + 1) {
        const error = tier.min > previous.max ? 'gap' : 'overlap';
        fault('min', `must follow the previous tier without ${error}: ${previous.max + 1}`);
      } else if (tier.label !== label) fault('label', `must name min and max: ${label}`);
      for (const period of ['monthly', 'annual'] as const) {
        if ((tier[period] === null) !== isLast)
          fault(period, isLast ? 'must be null in the last tier' : 'must be a price');
      }
    }
  });

/** Hero of /pricing. */
export const PricingPage = z.strictObject({
  headline: text(10, 80),
  lead: text(60, 260),
  /** Name of the only plan. */
  planName: text(3, 20),
});

export const IncludedGroup = z.strictObject({
  title: text(3, 40),
  icon,
  items: z.array(text(3, 90)).min(3).max(8),
});

export const SecurityItem = z.strictObject({
  title: text(4, 60),
  content: text(80, 600),
});

export const SecurityBadge = z.strictObject({
  name: text(3, 30),
  status: text(3, 40),
  description: text(30, 200),
  icon,
});

export const LegalSection = z.strictObject({
  title: text(3, 80),
  /** Paragraphs in order; an array is a bulleted list. */
  body: z.array(z.union([text(20, 1200), z.array(text(5, 400)).min(2)])).min(1),
});

/** Contact details that come from the settings, so that only the build knows them. */
export interface Contact {
  contactEmail: string;
}

/** Services of other companies that this build uses, from the settings; null without one. */
export interface Services {
  contactEndpoint: string | null;
  meetingUrl: string | null;
  /** The script that counts visits, and the origin of its server if that is another. */
  analytics?: {scriptUrl: string; connect: string | null};
}

export type BillingPeriod = 'monthly' | 'annual';

/** Numbers of records in words, such as `twelve`. */
export interface Counts {
  solutions: string;
  featureCategories: string;
  comparisons: string;
  integrations: string;
}

/** Figures that copy quotes, computed from the tiers by `quotedPrices` in lib/pricing. */
export interface Prices {
  /** Price per user and month at a number of users, such as `$5` or `$4.50`. */
  perUser: (users: number, period: BillingPeriod) => string;
  /** Cost of a number of months, such as `$4,800`. */
  cost: (users: number, period: BillingPeriod, months: number) => string;
  /** Lowest and highest price per user and month. */
  lowest: string;
  highest: string;
  /** How much less annual billing costs, such as `20%`. */
  saving: string;
  /** The largest number of users with a listed price, such as `1,000`, and the next one. */
  listed: string;
  unlisted: string;
}

export const LegalDocument = z.strictObject({
  title: text(4, 60),
  /** ISO date; shown as 'Last updated'. */
  updated: z.iso.date(),
  intro: text(60, 900),
  sections: z.array(LegalSection).min(12),
});

/** A paragraph (with `code` between backticks), a bulleted list, or a code block. */
const guidePart = z.union([
  text(20, 1200),
  z.array(text(5, 400)).min(2),
  z.strictObject({code: text(3, 3000), label: text(3, 80)}),
]);

/** Parts of the brand that a guide can show below its text. */
export const BRAND_EXHIBITS = ['colors', 'type', 'shapes'] as const;

export const GuideSection = z.strictObject({
  title: text(3, 80),
  body: z.array(guidePart).min(1),
  exhibit: z.enum(BRAND_EXHIBITS).optional(),
});

/** A how-to page of this site. */
export const GuideDocument = z.strictObject({
  title: text(4, 60),
  intro: text(60, 500),
  sections: z.array(GuideSection).min(3),
});

export const PageMetadata = z.strictObject({
  title: text(3, 60),
  description: metaDescription,
  /** Set for legal texts and pages for maintainers, which readers short of time may skip. */
  kind: z.literal('background').optional(),
});

const navigationLink = z.strictObject({
  title: text(2, 40),
  href: z.string().regex(/^(?:\/[a-z\d/-]*|https:\/\/\S+)$/, 'path of a page such as /pricing, or an https URL'),
});

/** Links of the header and footer that do not come from records. */
export const NavigationLinks = z.strictObject({
  /**
   * In the header after the menus of solutions and features, and in the menu on narrow screens. A third one is left out of
   * the header between 62.25 and 70 em, where it has no room.
   */
  header: unique(z.array(navigationLink.extend({title: text(2, 14)})).max(3), 'title'),
  /** Only in the menu on narrow screens, after those of the header. */
  narrow: unique(z.array(navigationLink), 'title'),
  /** Columns of the footer. */
  footer: z
    .array(
      z.strictObject({
        title: text(2, 30),
        /** Records to list before the links. */
        records: z.enum(['solutions', 'comparisons']).optional(),
        /** Without `href`, a title is plain text. */
        links: unique(z.array(navigationLink.partial({href: true})), 'title'),
      }),
    )
    .min(1)
    .max(4),
  /** In the last line of the footer. */
  legal: unique(z.array(navigationLink), 'title'),
});

export const SOCIAL_GROUNDS = ['paper', 'brand', 'accent', 'iris', 'night'] as const;

export const SocialSection = z.strictObject({
  /** Applies to this page and all pages below it. */
  path: z.string().regex(/^(?:\/[a-z0-9-]+)+$/, 'path below the base URL, without a slash at the end'),
  /** Label above the title. */
  name: text(2, 24),
  /** Colour family of the picture. */
  ground: z.enum(SOCIAL_GROUNDS),
});

const optionalUrl = z.url({protocol: /^https$/}).optional();

const Font = z.strictObject({
  /** Name of the family in style sheets. */
  family: z.string().regex(/^[\w -]{2,40}$/, 'letters, digits, spaces and hyphens'),
  /** Variable WOFF2 file of the Latin letters in an installed package. */
  file: z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)+\.woff2$/, 'path of a .woff2 file in a package'),
  /** Main weight: that of headlines or of running text. */
  weight: z.number().int().min(1).max(1000),
  /** Static WOFF files by weight: the local fallback is fitted to the one nearest to `weight`, social images use them. */
  cuts: z
    .record(
      z.string().regex(/^[1-9]00$/, 'weight such as 600'),
      z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)+\.woff$/, 'path of a .woff file in a package'),
    )
    .refine((cuts) => Object.keys(cuts).length > 0, 'at least one weight'),
});

/** Part of an answer to a question that visitors ask, in full sentences. */
const sentences = text(20, 400).optional();

const days = z.number().int().min(1).max(3650).optional();

/**
 * Facts that only the owner of the company knows. Each text that uses one shows it if it is given, and otherwise leaves
 * out the words around it.
 */
export const Company = z.strictObject({
  /** As in "registered in England and Wales". */
  registeredIn: text(3, 60).optional(),
  companyNumber: text(4, 20).optional(),
  /** Postal address on one line. */
  registeredOffice: text(10, 200).optional(),
  vatNumber: text(4, 20).optional(),
  /** Registration with the Information Commissioner's Office. */
  icoNumber: text(4, 20).optional(),
  /** Name and address of the representative in the European Union (article 27 of the GDPR), on one line. */
  euRepresentative: text(10, 200).optional(),
  /** Where customer content is stored, as in "stored in the United Kingdom". */
  hostingRegion: text(2, 80).optional(),
  subprocessorsUrl: optionalUrl,
  dataProcessingAgreementUrl: optionalUrl,
  /** Answer to "Is our material used to train AI models?", in full sentences. */
  aiDataUse: text(60, 600).optional(),
  /** When support can be reached, as in "on working days from 9:00 to 17:00, London time". */
  supportHours: text(5, 120).optional(),
  /** How uptime is measured, what does not count, and what a customer receives below the guarantee, in full sentences. */
  uptimeRemedy: text(20, 600).optional(),
  /** Whether registering for a trial takes a card. */
  trialCard: sentences,
  /** Length of the trial. */
  trialDays: days,
  /** Whether the disabled account of someone who has left counts as a user. */
  disabledUsers: sentences,
  /** How to disable an account that no identity provider manages. */
  disablingUsers: sentences,
  /** Which languages the platform has, and in which languages authors can write. */
  languages: sentences,
  /** Whether and how records of completed training can be imported. */
  recordImport: sentences,
  /** How long it takes until learners can start. */
  launchTime: sentences,
  /** Who helps a new customer to set it up. */
  onboarding: sentences,
  /** How long data is kept, in days. */
  retentionDays: z
    .strictObject({
      /** Logs of the web server of this site. */
      serverLogs: days,
      /** Customer content after a subscription or trial, for export. */
      export: days,
      /** Backups after customer content has been deleted. */
      backups: days,
    })
    .optional(),
});

/** An opaque colour, with every number in its range. */
const COLOR =
  /^(?:#[\da-f]{3}|#[\da-f]{6}|oklch\((?:(?:100|\d{1,2}(?:\.\d+)?)%|1|0(?:\.\d+)?) 0(?:\.(?:[0-3]\d*|40*))? (?:360|(?:[0-2]?\d{1,2}|3[0-5]\d)(?:\.\d+)?)(?:deg)?\))$/i;

const COLOR_RULE =
  'must be a colour: #rgb, #rrggbb, or oklch(L C H) with a lightness from 0% to 100%, a chroma from 0 to 0.4 and a hue from 0 to 360, such as "#2255cc" or "oklch(48% 0.19 264)"';

export const Brand = z.strictObject({
  /** Restricted, because the name also appears in URLs, code and pictures. */
  name: z.string().regex(/^[^\p{C}<>{}`"\\]{2,24}$/u, '2 to 24 characters, none of them < > { } ` " or \\'),
  /** Registered name for legal texts. */
  legalName: text(2, 60),
  company: Company,
  tagline: text(10, 80),
  /** Where the name comes from, as a sentence for /about. */
  nameOrigin: text(20, 300).optional(),
  /** Settings default to www., app., api. and hello@ of this domain; /security and security.txt name security@. */
  domain: z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'domain in lower case, without www'),
  /** Handle for Twitter cards, with @. */
  socialHandle: z.string().regex(/^@\w{1,15}$/),
  /** The palette derives from it: src/lib/brandPalette.ts. */
  color: z.string(COLOR_RULE).regex(COLOR, COLOR_RULE),
  logo: z.strictObject({
    /** For the light and the dark theme. */
    light: staticFile('svg'),
    dark: staticFile('svg'),
    /** Size in the header, in CSS pixels. */
    width: z.number().int().min(16).max(240),
    height: z.number().int().min(16).max(48),
    alt: text(2, 60),
  }),
  /** Square mark for favicons and social images; shapes in `currentColor` take the palette's colours. */
  symbol: staticFile('svg'),
  fonts: z.strictObject({display: Font, text: Font}),
  links: z.strictObject({
    blog: optionalUrl,
    helpCentre: optionalUrl,
    careers: optionalUrl,
    status: optionalUrl,
    appStore: optionalUrl,
    playStore: optionalUrl,
    linkedin: optionalUrl,
    x: optionalUrl,
    youtube: optionalUrl,
  }),
});

export type Archetype = (typeof ARCHETYPES)[number];
export type Block = z.infer<typeof Block>;
export type Brand = z.infer<typeof Brand>;
export type BrandExhibit = (typeof BRAND_EXHIBITS)[number];
export type Company = z.infer<typeof Company>;
export type Competitor = z.infer<typeof Competitor>;
export type ComparisonRow = z.infer<typeof ComparisonRow>;
export type CourseExample = z.infer<typeof CourseExample>;
export type FaqEntry = z.infer<typeof FaqEntry>;
export type AccordionFeature = z.infer<typeof AccordionFeature>;
export type Feature = z.infer<typeof Feature>;
export type FeatureBlock = z.infer<typeof FeatureBlock>;
export type FeatureCategory = z.infer<typeof FeatureCategory>;
export type IncludedGroup = z.infer<typeof IncludedGroup>;
export type Integration = z.infer<typeof Integration>;
export type KeyCapability = z.infer<typeof KeyCapability>;
export type GuideDocument = z.infer<typeof GuideDocument>;
export type GuideSection = z.infer<typeof GuideSection>;
export type LegalDocument = z.infer<typeof LegalDocument>;
export type LegalSection = z.infer<typeof LegalSection>;
export type NavigationLinks = z.infer<typeof NavigationLinks>;
export type PageMetadata = z.infer<typeof PageMetadata>;
export type Panel = z.infer<typeof Panel>;
export type PricingPage = z.infer<typeof PricingPage>;
export type PricingTier = z.infer<typeof PricingTier>;
export type SecurityBadge = z.infer<typeof SecurityBadge>;
export type SecurityItem = z.infer<typeof SecurityItem>;
export type Solution = z.infer<typeof Solution>;
export type SolutionCategory = z.infer<typeof SolutionCategory>;
export type SolutionPage = z.infer<typeof SolutionPage>;
export type SeeAlso = z.infer<typeof SeeAlso>;
export type SocialGround = (typeof SOCIAL_GROUNDS)[number];
export type SocialSection = z.infer<typeof SocialSection>;
export type Strength = z.infer<typeof Strength>;
