/** Copy of the pages: one schema for each file that is not a record. */
import * as z from 'zod';
import {
  Block,
  Cta,
  faq,
  icon,
  pageOrUrl,
  pagePath,
  picture,
  points,
  slug,
  Strength,
  text,
  unique,
  Question,
} from './parts';
import {SecurityBadge, SecurityItem} from './site';

const lead = text(30, 320);

/** Top of a page. */
const hero = {headline: text(10, 80), lead};

/** A section whose entries come from records, or follow. */
const section = {title: text(4, 80), intro: text(30, 320)};

export const Section = z.strictObject(section);

export const PageHero = z.strictObject({...hero, ...picture});

/** A time that an example is about; days are whole. */
const date = z.iso.date({error: 'must be a day such as 2026-11-09'});

/** An example of a year with the product; its facts are those of the product pictures. */
export const Year = z
  .strictObject({
    ...section,
    /** Describes the figure, whose dates follow as text. */
    alt: text(20, 120),
    /** Before the dates. */
    caption: text(20, 160),
    today: date,
    people: z.number().int().min(1),
    /** From the outermost ring inwards; first and last day of each gap, in order. */
    sites: unique(
      z
        .array(
          z.strictObject({
            name: text(3, 20),
            people: z.number().int().min(1),
            lapses: z.array(z.tuple([date, date])),
          }),
        )
        .min(2),
      'name',
    ),
    /** What people did on the last days. */
    moments: z
      .array(
        z.strictObject({
          at: z.iso.datetime({local: true, error: 'must be a time such as 2026-11-09T16:05'}),
          name: text(3, 40),
          role: text(3, 60),
          text: text(20, 240),
        }),
      )
      .min(2),
  })
  .refine(({people, sites}) => sites.reduce((sum, site) => sum + site.people, 0) === people, {
    path: ['people'],
    error: 'must be the sum of the people of all sites',
  })
  .refine(
    ({today, sites}) =>
      sites.every(({lapses}) => {
        const days = [`${today.slice(0, 4)}-01-01`, ...lapses.flat(), today];
        return days.every((day, index) => index === 0 || days[index - 1]! <= day);
      }),
    {path: ['sites'], error: 'must have gaps in order, in the year of today and before it'},
  );

export const About = z.strictObject({
  ...hero,
  year: Year,
  /** Paragraphs in order. */
  story: unique(z.array(text(20, 600)).min(1)),
  principles: unique(z.array(Strength).min(2), 'title'),
  /** What to write to us about. */
  closing: Block,
});

/** Copy of /ai-course-creation (section 2 of the specification). The picture is that of the hero. */
export const AiCourseCreation = z.strictObject({
  ...hero,
  ...picture,
  blocks: unique(
    z
      .array(
        z.strictObject({
          title: z.enum(['Generate with AI', 'Upload Anything', 'Edit & Refine']),
          description: text(60, 360),
          points: points(2, 6),
          ...picture,
        }),
      )
      .length(3),
    'title',
  ),
  /** The time saved according to section 9, always with "up to". */
  claim: Block,
  faq: faq(),
  cta: Cta,
});

/** Rules of billing, which several texts quote. */
export const Billing = z.strictObject({
  WHO_COUNTS: text(20, 400),
  ADDED_USERS: text(20, 400),
  LEAVERS: text(20, 400),
  DISABLING: text(20, 400).optional(),
});

export const BookADemo = z.strictObject({
  ...hero,
  /** What happens in the meeting, in order. */
  agenda: unique(z.array(Block).min(2), 'title'),
  /** How to reach a specialist if no meeting scheduler is configured. */
  fallback: Block,
});

export const ComparePage = z.strictObject({
  page: PageHero,
  /** Heading of the features that the table of all comparisons leaves out. */
  others: Section,
  /** Call to action of each comparison. */
  comparisonCta: Block,
});

/** Copy of /contact around the form (section 2 of the specification: a response within 24 hours). */
export const ContactPage = z.strictObject({
  ...hero,
  /** Common reasons for writing to us. */
  reasons: unique(z.array(Strength).min(1), 'title'),
});

/** An entry of the scrolling strip on the home page (section 2 of the specification). */
export const Customer = z.strictObject({
  name: text(2, 40),
  /** `id` of a symbol in `static/img/customers.svg`, and the width of its viewBox, which is 200 high. */
  logo: z.strictObject({id: slug, width: z.number().int().positive()}),
});

export const Download = z.strictObject({
  /** Path below the base URL. */
  path: z.string().regex(/^(?:\/[\w.-]+)+$/, 'path such as /openapi.yaml'),
  title: text(4, 60),
  description: text(20, 160),
});

/** Copy of the home page, in the order of its sections. */
export const Home = z.strictObject({
  /** The headline is the brand's tagline. */
  hero: z.strictObject({
    ...picture,
    /** Short line above the headline. */
    eyebrow: text(10, 80),
    lead,
    /** Small print under the buttons, followed by the price, which is a link, and a link to the comparisons. */
    note: text(10, 80),
    price: text(10, 80),
    compare: text(4, 40),
  }),
  /** Label of the scrolling strip; the names are in `customers.ts`. */
  logoStrip: z.strictObject({title: text(4, 80)}),
  /** Claims of section 9 of the specification, in short, directly under the strip. */
  proof: z.strictObject({
    title: text(4, 80),
    items: unique(
      z.array(z.strictObject({icon, name: text(2, 30), status: text(2, 40), href: pagePath.optional()})).min(1),
      'name',
    ),
  }),
  /** Common problems, and what the product does about each. */
  challenges: z.strictObject({...section, items: unique(z.array(Strength).min(1), 'title')}),
  audiences: Section,
  featured: z.strictObject({
    ...section,
    /** In display order (section 2 of the specification); title and link come from the feature records. */
    items: unique(z.array(z.strictObject({slug, body: text(60, 480), ...picture})).min(1), 'slug'),
  }),
  /** Viewpoints on the product (section 1); the first is initially open. */
  audienceTabs: unique(
    z
      .array(
        z.strictObject({
          id: z.enum(['learner', 'manager', 'admin']),
          /** Label of the tab. */
          label: text(3, 20),
          title: text(4, 80),
          description: text(30, 320),
          /** The feature whose block the tab shows. */
          slug,
        }),
      )
      .min(2),
    'id',
    'label',
  ),
  aiCta: z.strictObject({
    ...Block.shape,
    /** Label of the link to /ai-course-creation. */
    action: text(4, 60),
    ...picture,
  }),
  /** The rows that other products win come from the comparison records. */
  comparison: Section,
  finalCta: Block,
});

export const IntegrationsPage = z.strictObject({
  ...hero,
  /** For visitors whose system isn't listed. */
  missing: Block,
});

/** What visitors type, separated by commas. */
const queries = text(2, 400);

/** Popular pages, which the search shows for an empty query, and what visitors call things that we call otherwise. */
export const SearchContent = z.strictObject({
  popular: unique(
    z.array(
      z.strictObject({
        title: text(2, 40),
        /** Path below the base URL. */
        href: pagePath,
        text: text(10, 120),
        icon,
      }),
    ),
    'title',
    'href',
  ),
  /** Visitors' words for words of the site. */
  synonyms: z.record(text(2, 30), text(2, 60)),
  /** Links that are no pages of the site. Without an address, they are left out. */
  links: unique(
    z.array(
      z.strictObject({
        title: text(2, 40),
        /** A page of the site or of another, or of the app. */
        href: z.union([z.literal('login'), z.literal('register'), pageOrUrl]).optional(),
        text: text(10, 120),
        icon,
        answers: queries,
      }),
    ),
    'title',
  ),
  /** Queries by the address of the page or the section that answers them. Sections that are gone are ignored. */
  answers: z.record(z.string().startsWith('/'), queries),
});

const SecurityQuestion = Question.extend({
  answer: text(20, 600).optional(),
  /** A page that says more. */
  more: z.strictObject({title: text(4, 60), href: z.string().startsWith('/')}).optional(),
});

/** Copy of /security (section 1 of the specification); solution pages show the badges, too. */
export const SecurityContent = z.strictObject({
  page: PageHero.extend({cta: Block}),
  /** Where a record goes, station by station. */
  path: z
    .array(
      z.strictObject({
        title: text(4, 40),
        text: text(10, 60),
        icon,
        /** What protects it on the way to the next one. */
        over: text(4, 24).optional(),
      }),
    )
    .min(2),
  /** Items of the accordion; the first is initially open. */
  items: unique(z.array(SecurityItem).min(1), 'title'),
  badges: unique(z.array(SecurityBadge).min(4), 'name'),
  /** Rows of the table “Question | Answer”. */
  questions: unique(z.array(SecurityQuestion).min(1), 'question'),
  /** Mailbox for reports of vulnerabilities (RFC 2142), also in security.txt. */
  securityEmail: z.email(),
});

/** Copy of /solutions (section 2 of the specification); the lists come from the solution records. */
export const SolutionsPage = z.strictObject({title: text(4, 40), subtitle: text(20, 160), ...picture});

/** Colours in which visitors can see the product pictures of a page. */
export const Swatches = z.strictObject({
  /** The feature with the page. */
  slug,
  label: text(10, 120),
  colors: unique(z.array(z.strictObject({name: text(2, 20), hue: z.number().min(0).max(360)})).min(1), 'name', 'hue'),
});

/** What “Watch Demo” shows, and /book-a-demo#demo lists. */
export const Walkthrough = z.strictObject({
  title: text(4, 80),
  lead,
  /** How long a step stays while they play. */
  seconds: z.number().min(1).max(60),
  steps: unique(
    z.array(z.strictObject({title: text(4, 60), imageSeed: picture.imageSeed.unwrap(), caption: text(20, 240)})).min(2),
    'title',
  ),
});

export type About = z.infer<typeof About>;
export type AiCourseCreation = z.infer<typeof AiCourseCreation>;
export type BookADemo = z.infer<typeof BookADemo>;
export type ContactPage = z.infer<typeof ContactPage>;
export type Customer = z.infer<typeof Customer>;
export type Download = z.infer<typeof Download>;
export type Home = z.infer<typeof Home>;
export type IntegrationsPage = z.infer<typeof IntegrationsPage>;
export type PageHero = z.infer<typeof PageHero>;
export type Year = z.infer<typeof Year>;
export type Section = z.infer<typeof Section>;
export type SearchContent = z.infer<typeof SearchContent>;
export type SecurityQuestion = z.infer<typeof SecurityQuestion>;
export type SecurityContent = z.infer<typeof SecurityContent>;
export type SolutionsPage = z.infer<typeof SolutionsPage>;
export type Walkthrough = z.infer<typeof Walkthrough>;
