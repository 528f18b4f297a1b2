/** Checks raw records against the schema and each other. Reports all errors at once, with file, field and rule. */
import path from 'node:path';
import * as z from 'zod';
import * as schema from '../../content/schema';
import {didYouMean} from '../../lib/didYouMean';
import {comparisonPath, featurePath, solutionPath} from '../../lib/paths';
import {mapTexts, TOKEN} from '../../lib/tokens';
import type {RawFile} from './load';
import {entriesWithFile, pictureFault} from './pictures';

export interface ContentError {
  file: string;
  /** Path within the record, such as `page.faq[2].answer`. */
  field: string;
  found: string;
  rule: string;
}

/** `file: field: rule; found value`, one line per error. */
export function formatErrors(errors: readonly ContentError[]): string {
  const lines = errors.map(
    ({file, field, found, rule}) => `  ${path.posix.join('src/content', file)}: ${field}: ${rule}; found ${found}`,
  );
  return `Invalid content in ${errors.length} ${errors.length === 1 ? 'place' : 'places'}:\n${lines.join('\n')}`;
}

const {SHAPES} = schema;

/** Folders with one record in each file. */
const FOLDERS = Object.keys(SHAPES).flatMap((name) => (name.endsWith('/') ? [name.slice(0, -1)] : []));

const shapeOf = (file: string): z.ZodType | undefined =>
  SHAPES[file] ?? (file.endsWith('.ts') ? SHAPES[`${path.dirname(file)}/`] : undefined);

const SWATCHES = '../theme/BrandSwatches/content.ts';

/** A path below those of records, as a whole text or as the target of a link; a text in a code span is no link. */
const RECORD_LINK = /(?:^|\]\()(\/(?:solutions|features|compare)\/[a-z\d-]+)(?=$|[#)])/g;

export type Keys = readonly PropertyKey[];

/** Titles and descriptions of fixed pages by path. */
interface Metadata {
  pages: Record<string, schema.PageMetadata>;
}

/** A path within a record, such as `page.faq[2].answer`. */
const fieldName = (keys: Keys): string =>
  keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^\w+$/.test(String(key))) return `${name}["${String(key)}"]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '') || '(record)';

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length} characters)` : text;
}

export const errorAt = (file: string, keys: Keys, value: unknown, rule: string): ContentError => ({
  file,
  field: fieldName(keys),
  found: show(value),
  rule,
});

const UNITS: Readonly<Record<string, string>> = {string: ' characters', array: ' entries'};

/** States a limit or a missing field as a rule, and names unknown fields and the known one that each may be meant for. */
const wording: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {});
    return `unknown ${issue.keys.map((key) => `field ${JSON.stringify(key)}${didYouMean(key, known)}`).join(', ')}`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'must be given';
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const [limit, at, beyond] =
    issue.code === 'too_small' ? [issue.minimum, 'at least', 'above'] : [issue.maximum, 'at most', 'below'];
  const unit = UNITS[issue.origin];
  return `must ${unit ? 'have' : 'be'} ${issue.inclusive === false ? beyond : at} ${limit}${unit ?? ''}`;
};

/** Tokens are replaced only in guides and the contract; a record would show one. */
const TOKEN_RULE = 'must not contain a token; records import brand and write ${brand.name}';

/** Characters that turn the direction of the text after them, so that it reads as something else. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Faults of a value that has the type it must have, so that the record can be compared with others. */
const LIMITS: ReadonlySet<string> = new Set(['too_big', 'too_small', 'custom', 'invalid_format', 'unrecognized_keys']);

interface Checked {
  /** Absent if its shape is not that of the schema. */
  record?: unknown;
  errors: ContentError[];
}

/** Checks one file by itself. */
function checkFile({file, value, unreadable}: RawFile): Checked {
  const fail = (field: string, found: string, rule: string): Checked => ({errors: [{file, field, found, rule}]});
  const type = shapeOf(file);
  if (!type)
    return fail('(file)', file, `must have a shape in src/content/schema${didYouMean(file, Object.keys(SHAPES))}`);
  if (unreadable !== undefined) return fail('(file)', unreadable, 'must load without an error');
  if (value === undefined) return fail('(record)', 'nothing', 'must have a default export');
  const errors: ContentError[] = [];
  mapTexts(value, (text, keys) => {
    if (text.replace(/`[^`]*`/g, '').search(TOKEN) >= 0) errors.push(errorAt(file, keys, text, TOKEN_RULE));
    const [turn] = TURNS.exec(text) ?? [];
    if (turn)
      errors.push(
        errorAt(
          file,
          keys,
          text,
          `must not turn the direction of text (U+${turn.codePointAt(0)!.toString(16).toUpperCase()})`,
        ),
      );
    return text;
  });
  const result = type.safeParse(value, {error: wording});
  let hasShape = true;
  for (const issue of result.error?.issues ?? []) {
    const found = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], value);
    const shown =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (found as Record<string, unknown>)[key]) : [found];
    const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const hint = typeof found === 'string' ? didYouMean(found, known) : '';
    // A text that is none of those allowed is a text all the same.
    hasShape &&= LIMITS.has(issue.code) || (issue.code === 'invalid_value' && typeof found === 'string');
    errors.push(errorAt(file, issue.path, shown.length > 1 ? shown : shown[0], issue.message + hint));
  }
  return {record: hasShape ? (result.data ?? value) : undefined, errors};
}

/** The records with the shape of the schema, which is what the rules between records compare. */
class Records {
  private readonly records = new Map<string, unknown>();
  private readonly names: readonly string[];
  readonly errors: ContentError[] = [];

  constructor(files: readonly RawFile[]) {
    this.names = files.map(({file}) => file);
    for (const file of files) {
      const {record, errors} = checkFile(file);
      this.errors.push(...errors);
      if (record !== undefined) this.records.set(file.file, record);
    }
    for (const file of Object.keys(SHAPES).filter((name) => !name.endsWith('/') && !this.names.includes(name))) {
      this.add(file, [], undefined, 'must exist, or have no line in src/content/schema/index.ts');
    }
  }

  add(file: string, keys: Keys, value: unknown, rule: string): void {
    this.errors.push(errorAt(file, keys, value, rule));
  }

  get<T>(file: string): T | undefined {
    return this.records.get(file) as T | undefined;
  }

  /** Every record with its file. */
  all(): [file: string, record: unknown][] {
    return [...this.records];
  }

  /** Slugs of a folder's files, those with errors included. */
  slugs(folder: string): string[] {
    return this.names.filter((file) => path.dirname(file) === folder).map((file) => path.basename(file, '.ts'));
  }

  /** The records of a folder, with their files. */
  in<T>(folder: string): [file: string, record: T][] {
    const files = this.slugs(folder).map((slug) => `${folder}/${slug}.ts`);
    return files.flatMap((file): [string, T][] => (this.records.has(file) ? [[file, this.get<T>(file)!]] : []));
  }

  list<T>(folder: string): T[] {
    return this.in<T>(folder).map(([, record]) => record);
  }
}

/** Slugs are file names, and a record names others by their slugs. */
function checkReferences(records: Records): void {
  for (const folder of FOLDERS) {
    for (const [file, {slug}] of records.in<{slug?: string}>(folder)) {
      const name = path.basename(file, '.ts');
      if (slug !== undefined && slug !== name)
        records.add(file, ['slug'], slug, `must be the name of the file, ${JSON.stringify(name)}`);
    }
  }
  const oneOf = (file: string, keys: Keys, slug: string, known: readonly string[], of: string) => {
    if (!known.includes(slug)) records.add(file, keys, slug, `must be the slug of ${of}${didYouMean(slug, known)}`);
  };
  const categories = records.slugs('featureCategories');
  const features = records.slugs('features');
  const solutionCategories = records.get<schema.SolutionCategory[]>('solutionCategories.ts')?.map(({slug}) => slug);
  for (const [file, {category}] of records.in<schema.Solution>('solutions')) {
    if (solutionCategories) oneOf(file, ['category'], category, solutionCategories, 'a category of solutions');
  }
  for (const [file, {slug, category, related}] of records.in<schema.Feature>('features')) {
    if (categories.includes(slug)) records.add(file, ['slug'], slug, 'must not be the slug of a feature category');
    oneOf(file, ['category'], category, categories, 'a feature category');
    const others = features.filter((name) => name !== slug);
    related.forEach((other, index) => oneOf(file, ['related', index], other, others, 'another feature'));
  }
  const home = records.get<schema.Home>('home.ts');
  home?.featured.items.forEach(({slug}, index) =>
    oneOf('home.ts', ['featured', 'items', index, 'slug'], slug, features, 'a feature'),
  );
  // A feature with a fault has a message of its own.
  const shown = features.filter((slug) => {
    const feature = records.get<schema.Feature>(`features/${slug}.ts`);
    return !feature || (feature.block && feature.block.kind !== 'change');
  });
  home?.audienceTabs.forEach(({slug}, index) =>
    oneOf('home.ts', ['audienceTabs', index, 'slug'], slug, shown, 'a feature with a week, a question or a screen'),
  );
  const swatches = records.get<{slug: string}>(SWATCHES);
  if (swatches && records.get<schema.Parts>('parts.ts')?.swatches)
    oneOf(SWATCHES, ['slug'], swatches.slug, features, 'a feature');
  const pages = [
    ...records.slugs('solutions').map(solutionPath),
    ...[...features, ...categories].map(featurePath),
    ...records.slugs('comparisons').map(comparisonPath),
  ];
  for (const [file, record] of records.all()) {
    mapTexts(record, (text, keys) => {
      for (const link of text.matchAll(RECORD_LINK)) {
        if (!pages.includes(link[1]!))
          records.add(file, keys, link[1], `must be the page of a record${didYouMean(link[1]!, pages)}`);
      }
      return text;
    });
  }
}

/** Texts of a record by which people tell it from others, in lists and search results. */
const OWN_TEXTS = [
  'title',
  'name',
  'headline',
  'subheading',
  'description',
  'card',
  'character',
  'summaryTitle',
  'summaryDescription',
];

/** What tells one record or page from another is used once. */
function checkTwins(records: Records): void {
  const used = new Map<string, string>();
  const claim = (file: string, keys: Keys, value: unknown, among: string) => {
    if (value === undefined) return;
    const id = JSON.stringify([among, schema.folded(value)]);
    const other = used.get(id);
    if (other) records.add(file, keys, value, `must be unique; also used in ${other}`);
    else used.set(id, `${path.posix.join('src/content', file)}: ${fieldName(keys)}`);
  };
  const own = (file: string, keys: Keys, entry: object) => {
    for (const [field, value] of Object.entries(entry))
      if (OWN_TEXTS.includes(field)) claim(file, [...keys, field], value, 'texts');
  };
  for (const folder of FOLDERS) {
    for (const [file, record] of records.in<{slug?: string; order?: number; category?: string; page?: object}>(
      folder,
    )) {
      // The titles of legal texts and guides are those of their pages.
      if (record.slug === undefined) continue;
      own(file, [], record);
      own(file, ['page'], record.page ?? {});
      claim(file, ['order'], record.order, folder === 'features' ? `${folder} of ${record.category}` : folder);
    }
  }
  for (const [page, entry] of Object.entries(records.get<Metadata>('metadata.ts')?.pages ?? {}))
    own('metadata.ts', ['pages', page], entry);
}

/** Checks each picture file that a record or the copy of a page names. */
function checkPictures(records: Records, staticDir: string): void {
  for (const [file, record] of records.all()) {
    for (const [keys, entry] of entriesWithFile(record)) {
      const [issue] = schema.Picture.safeParse(entry, {error: wording}).error?.issues ?? [];
      const fault = issue?.message ?? pictureFault(staticDir, entry.imageUrl);
      const field = (issue?.path[0] ?? 'imageUrl') as keyof schema.Illustrated;
      if (fault) records.add(file, [...keys, field], entry[field], fault);
    }
  }
}

const byOrder = <T extends {slug: string; order: number}>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug, 'en'));

/** All records in page order, if none has an error: what routes, menus and rules are computed from. */
function assemble(records: Records) {
  const featureCategories = byOrder(records.list<schema.FeatureCategory>('featureCategories'));
  const position = (category: string) => featureCategories.findIndex(({slug}) => slug === category);
  const get = <T>(file: string) => records.get<T>(file)!;
  return {
    brand: get<schema.Brand>('brand.ts'),
    solutionCategories: byOrder(get<schema.SolutionCategory[]>('solutionCategories.ts')),
    solutions: byOrder(records.list<schema.Solution>('solutions')),
    featureCategories,
    features: byOrder(records.list<schema.Feature>('features')).sort(
      (a, b) => position(a.category) - position(b.category),
    ),
    competitors: byOrder(records.list<schema.Competitor>('comparisons')),
    integrations: get<schema.Integration[]>('integrations.ts'),
    tiers: get<{tiers: schema.PricingTier[]}>('tiers.ts').tiers,
    pricing: {
      page: get<{page: schema.PricingPage}>('pricing.ts').page,
      faq: get<schema.Question[]>('pricingFaq.ts'),
    },
    aiCourseCreation: get<schema.AiCourseCreation>('aiCourseCreation.ts'),
    contactFaq: get<schema.Question[]>('contactFaq.ts'),
    example: get<schema.CourseExample>('example.ts'),
    security: get<schema.SecurityContent>('security.ts'),
    search: get<schema.SearchContent>('search.ts'),
    metadata: get<Metadata>('metadata.ts').pages,
    navigation: get<schema.NavigationLinks>('navigation.ts'),
    home: get<schema.Home>('home.ts'),
  };
}
export type Content = ReturnType<typeof assemble>;

/**
 * Checks all content files: each by itself, then those with the shape of the schema against each other.
 *
 * @param staticDir folder of the pictures that records name
 * @returns the content in page order and all errors; with errors, only a brand without any may be used
 */
export function checkContent(
  files: readonly RawFile[],
  staticDir = 'static',
): {content: Content; errors: ContentError[]} {
  const records = new Records(files);
  checkReferences(records);
  checkTwins(records);
  checkPictures(records, staticDir);
  const {errors} = records;
  if (errors.length === 0) return {content: assemble(records), errors};
  const isBrandFaulty = errors.some(({file}) => file === 'brand.ts');
  return {content: {brand: isBrandFaulty ? undefined : records.get('brand.ts')} as Content, errors};
}
