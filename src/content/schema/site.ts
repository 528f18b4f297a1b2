/** Facts and lists of the whole site: brand, prices, navigation, titles, legal texts and guides. */
import * as z from 'zod';
import {icon, metaDescription, pageOrUrl, pageTitle, staticFile, text, unique} from './parts';

const price = z.number().positive().multipleOf(0.01, 'must be in whole cents');

export const PricingTier = z.strictObject({
  label: text(3, 12),
  /** Range of users, inclusive. */
  min: z.number().int().positive(),
  max: z.number().int().positive(),
  /** US dollars per user per month; null means "contact sales". */
  monthly: price.nullable(),
  annual: price.nullable(),
});

/** Tiers follow each other without gap or overlap, are named by their range, and have prices except the last, lower ones for a year (section 9). */
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
        const before = previous?.[period] ?? Infinity;
        if ((tier[period] === null) !== isLast)
          fault(period, isLast ? 'must be null in the last tier' : 'must be a price');
        else if ((tier[period] ?? 0) > before) fault(period, `must not be above that of the previous tier (${before})`);
      }
      if ((tier.annual ?? 0) > (tier.monthly ?? Infinity))
        fault('annual', `must not be above monthly (${tier.monthly})`);
    }
  });

/** Parts of the site that the owner can switch off. */
export const Parts = z.strictObject({
  helpWidget: z.boolean(),
  watchDemo: z.boolean(),
  swatches: z.boolean(),
  browserTools: z.boolean(),
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
  items: unique(z.array(text(3, 90)).min(3).max(8)),
});

export const Pricing = z.strictObject({
  page: PricingPage,
  /** Above the table of tiers. */
  TIERS_INTRO: text(30, 240),
  /** Range of the calculator's slider, in users (sections 4 and 5 of the specification). */
  SLIDER: z.strictObject({
    min: z.number().int().positive(),
    max: z.number().int().positive(),
    step: z.number().int().positive(),
    initial: z.number().int().positive(),
  }),
  /** 'All Plans Include': the capabilities of section 1 of the specification. */
  included: unique(z.array(IncludedGroup).min(1), 'title'),
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

const cells = z.array(text(2, 200)).min(2);

export const LegalSection = z.strictObject({
  title: text(3, 80),
  /** Paragraphs in order; an array is a bulleted list, an object a table. */
  body: z
    .array(
      z.union([
        text(20, 1200),
        z.array(text(5, 400)).min(2),
        z.strictObject({caption: text(5, 80), columns: cells, rows: z.array(cells)}),
      ]),
    )
    .min(1),
});

/** Contact details that come from the settings, so that only the build knows them. */
export interface Contact {
  contactEmail: string;
}

/** Services of other companies that this build uses, from the settings; null without one. */
export interface Services {
  contactEndpoint: string | null;
  meetingUrl: string | null;
  meetingScriptUrl?: string | null;
  /** The script that counts visits, and the origin of its server if that is another. */
  analytics?: {scriptUrl: string; connect: string | null};
}

export type BillingPeriod = 'monthly' | 'annual';

/** Numbers of records in words, such as `twelve`. */
export interface Counts {
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
  /** A number of users, such as `1,000`. */
  count: (users: number) => string;
  /** The lowest and the highest price, such as `$2.80 to $5 per user per month`, and what nobody pays more than. */
  range: string;
  limit: string;
  /** How much less annual billing costs, such as `20%` or `up to 20%`; undefined if it does not. */
  saving?: string;
  /** Numbers of users of which the second costs less a year, if there are any. */
  drop?: {before: number; after: number};
  /** The smallest number of users that we bill, such as `10 users`. */
  least: string;
  /** The largest number of users with a listed price, such as `1,000`, and the next one. */
  listed: string;
  unlisted: string;
}

export const LegalDocument = z.strictObject({
  title: text(4, 60),
  /** ISO date; shown as 'Last updated'. */
  updated: z.iso.date(),
  /** The versions before, the latest first. */
  earlier: z
    .array(
      z.strictObject({updated: z.iso.date(), file: staticFile('(?:md|pdf)', '/legal', '/legal/terms-2025-01-01.md')}),
    )
    .min(1)
    .optional(),
  intro: text(60, 900),
  sections: unique(z.array(LegalSection).min(1), 'title'),
});

/** A paragraph (with `code` between backticks), a bulleted list, or a code block. */
const guidePart = z.union([
  text(20, 1200),
  z.array(text(5, 400)).min(2),
  z.strictObject({code: text(3, 3000), label: text(3, 80)}),
]);

/** Parts of the brand that a guide can show below its text. */
const BRAND_EXHIBITS = ['colors', 'type', 'shapes'] as const;

export const GuideSection = z.strictObject({
  title: text(3, 80),
  body: z.array(guidePart).min(1),
  exhibit: z.enum(BRAND_EXHIBITS).optional(),
});

/** A how-to page of this site. */
export const GuideDocument = z.strictObject({
  title: text(4, 60),
  intro: text(60, 500),
  sections: unique(z.array(GuideSection).min(3), 'title'),
});

export const PageMetadata = z.strictObject({
  title: pageTitle,
  description: metaDescription,
  /** Set for legal texts and pages for maintainers, which readers short of time may skip. */
  kind: z.literal('background').optional(),
  /** Set for pages for maintainers, which neither search engines nor our own search should list. */
  indexed: z.literal(false).optional(),
});

const navigationLink = z.strictObject({
  title: text(2, 40),
  href: pageOrUrl,
});

/** Links of the header and footer that do not come from records. */
export const NavigationLinks = z.strictObject({
  /**
   * In the header after the menus of solutions and features, and in the menu on narrow screens. A third one is left out of
   * the header between 58.5 and 82 em, where it has no room.
   */
  header: unique(z.array(navigationLink.extend({title: text(2, 14)})).max(3), 'title'),
  /** Only in the menu on narrow screens, after those of the header. */
  narrow: unique(z.array(navigationLink), 'title'),
  /** Columns of the footer. */
  footer: unique(
    z
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
    'title',
  ),
  /** In the last line of the footer. */
  legal: unique(z.array(navigationLink), 'title').refine(
    (links) => ['/privacy', '/terms'].every((page) => links.some(({href}) => href === page)),
    'must have links to /privacy and /terms',
  ),
});

const SOCIAL_GROUNDS = ['paper', 'brand', 'accent', 'iris', 'night'] as const;

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

const Subprocessor = z.strictObject({
  name: text(2, 60),
  /** As in "hosts the platform". */
  service: text(5, 120),
  country: text(2, 60),
  /** What protects data that leaves the United Kingdom and the European Economic Area. */
  safeguard: text(5, 120).optional(),
});

const Certificate = z.strictObject({
  /** As in `badges` of `security.ts`. */
  standard: text(3, 30),
  body: text(2, 80),
  number: text(2, 40),
  /** As in "covers the development and operation of the platform". */
  scope: text(5, 160),
  /** As in "valid until 4 March 2028". */
  until: text(4, 40),
});

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
  /** Companies that process personal data for you. */
  subprocessors: unique(z.array(Subprocessor).min(1), 'name').optional(),
  certificates: unique(z.array(Certificate).min(1), 'standard').optional(),
  /** Who tests for weaknesses, when last, and what customers may see of it. */
  penetrationTest: sentences,
  /** How soon the service is back after a failure, and how much data can be lost. */
  restoreTimes: sentences,
  /** Whether people without single sign-on log in with a second factor. */
  twoFactor: sentences,
  /** Hours after you have become aware of a breach in which you tell customers. */
  breachNotice: z.number().int().min(1).max(72).optional(),
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
  /** Which events a webhook can send, with which payload and signature. */
  webhooks: sentences,
  /** Where an admin finds the IDs of the domain and of its organisations, which the API asks for. */
  identifiers: sentences,
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
  socialHandle: z.string().regex(/^@\w{1,15}$/, '@ and 1 to 15 letters without accents, digits or _'),
  /** The palette derives from it: src/lib/brandPalette.ts. */
  color: z.string(COLOR_RULE).regex(COLOR, COLOR_RULE),
  /** Without one, the build draws the symbol and the name in the display font. */
  logo: z
    .strictObject({
      /** For the light and the dark theme. */
      light: staticFile('svg'),
      dark: staticFile('svg'),
      /** Size in the header, in CSS pixels. */
      width: z.number().int().min(16).max(240),
      height: z.number().int().min(16).max(48),
      alt: text(2, 60),
    })
    .optional(),
  /** Square mark for favicons and social images; shapes in `currentColor` take the palette's colours. */
  symbol: staticFile('svg'),
  fonts: z.strictObject({display: Font, text: Font}),
  links: z.strictObject({
    /** On this site or another. */
    blog: pageOrUrl.optional(),
    helpCentre: pageOrUrl.optional(),
    careers: pageOrUrl.optional(),
    status: optionalUrl,
    appStore: optionalUrl,
    playStore: optionalUrl,
    linkedin: optionalUrl,
    x: optionalUrl,
    youtube: optionalUrl,
  }),
});

export type Brand = z.infer<typeof Brand>;
export type BrandExhibit = (typeof BRAND_EXHIBITS)[number];
export type Company = z.infer<typeof Company>;
export type IncludedGroup = z.infer<typeof IncludedGroup>;
export type GuideDocument = z.infer<typeof GuideDocument>;
export type GuideSection = z.infer<typeof GuideSection>;
export type LegalDocument = z.infer<typeof LegalDocument>;
export type LegalSection = z.infer<typeof LegalSection>;
export type NavigationLinks = z.infer<typeof NavigationLinks>;
export type PageMetadata = z.infer<typeof PageMetadata>;
export type Parts = z.infer<typeof Parts>;
export type PricingPage = z.infer<typeof PricingPage>;
export type PricingTier = z.infer<typeof PricingTier>;
export type SecurityBadge = z.infer<typeof SecurityBadge>;
export type SecurityItem = z.infer<typeof SecurityItem>;
export type SocialGround = (typeof SOCIAL_GROUNDS)[number];
export type SocialSection = z.infer<typeof SocialSection>;
