/** Checks raw records against the schema and against each other; every error at once, each with file, field and rule. */
import path from 'node:path';
import * as z from 'zod';
import * as schema from '../../content/schema';
import {ICON_NAMES} from '../../content/icons';
import {SCENE_NAMES} from '../../content/scenes';
import {siteTokens} from '../../config/words';
import {fillWords, mapTexts, unknownToken, type Tokens} from '../../lib/words';
import type {Content} from './types';
import {PAGE_FILES, type RawFile} from './load';

export interface ContentError {
  file: string;
  /** Path within the record, such as `page.faq[2].answer`. */
  field: string;
  found: string;
  rule: string;
}

/** `file: field: rule; found value`, one line per error. */
export function formatErrors(errors: readonly ContentError[]): string {
  const lines = errors.map(({file, field, found, rule}) => `  src/content/${file}: ${field}: ${rule}; found ${found}`);
  return `Content is wrong in ${errors.length} ${errors.length === 1 ? 'place' : 'places'}:\n${lines.join('\n')}`;
}

const fieldName = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  ) || '(record)';

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length} characters)` : text;
}

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** Folders whose records belong to fixed pages. */
const WITHOUT_SLUG = ['legal', 'guides'];

class Checker {
  readonly errors: ContentError[] = [];

  constructor(private readonly files: readonly RawFile[]) {}

  add(file: string, field: string, value: unknown, rule: string): void {
    this.errors.push({file, field, found: show(value), rule});
  }

  private exportOf(file: string, name: string): unknown {
    const value = this.files.find((candidate) => candidate.file === file)?.value;
    return name === 'default' ? value : (value as Record<string, unknown> | undefined)?.[name];
  }

  /** One export of one file against a schema; the raw value comes back even when it is wrong. */
  parse<S extends z.ZodType>(type: S, file: string, name = 'default'): z.infer<S> {
    const value = this.exportOf(file, name);
    const prefix = name === 'default' ? [] : [name];
    const result = type.safeParse(value);
    for (const issue of result.error?.issues ?? []) {
      this.add(file, fieldName([...prefix, ...issue.path]), valueAt(value, issue.path), issue.message);
    }
    return (result.data ?? value) as z.infer<S>;
  }

  /** Every record of a folder; the slug is the file's name. */
  folder<S extends z.ZodType>(type: S, folder: string): z.infer<S>[] {
    const files = this.files.filter(({file}) => file.startsWith(`${folder}/`));
    return files.map(({file}) => {
      const record = this.parse(type, file);
      const slug = (record as {slug?: unknown} | undefined)?.slug;
      const expected = path.basename(file, '.ts');
      if (!WITHOUT_SLUG.includes(folder) && slug !== expected)
        this.add(file, 'slug', slug, `must be the file's name, ${JSON.stringify(expected)}`);
      return record;
    });
  }
}

/** Names between braces that are no token. Code may hold braces of its own; only `{brand…}` is a token there. */
function unknownTokens(text: string, isCode: boolean, tokens: Tokens): string[] {
  const words = isCode ? '' : text.replace(/`[^`]*`/g, '');
  const names = [...words.matchAll(/\{(\w+)\}/g), ...text.matchAll(/\{(brand\w*)\}/gi)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !Object.hasOwn(tokens, name));
}

/** The files with their tokens replaced, and an error for each token that does not exist. */
function fillFiles(files: readonly RawFile[], tokens: Tokens): {filled: RawFile[]; errors: ContentError[]} {
  const errors: ContentError[] = [];
  const filled = files.map(({file, value}) => ({
    file,
    value: mapTexts(value, (text, keys) => {
      const unknown = unknownTokens(text, keys.at(-1) === 'code', tokens);
      if (unknown.length === 0) return fillWords(text, tokens, file);
      const rule = unknown.map((name) => unknownToken(name, tokens)).join('; ');
      errors.push({file, field: fieldName(keys), found: show(text), rule});
      return text;
    }),
  }));
  return {filled, errors};
}

type Ordered = {slug: string; order: number};
const byOrder = <T extends Ordered>(records: T[]): T[] =>
  [...records].sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug, 'en'));

function checkUnique(
  check: Checker,
  place: (index: number) => [file: string, field: string],
  values: readonly unknown[],
): void {
  values.forEach((value, index) => {
    const first = values.indexOf(value);
    if (first === index || value === undefined) return;
    const [file, field] = place(index);
    const [otherFile, otherField] = place(first);
    check.add(file, field, value, `must be unique; also at ${otherFile} ${otherField}`);
  });
}

/** Tiers follow each other without gap or overlap and grow cheaper; only the last may be without a price (section 9). */
function checkTiers(check: Checker, tiers: readonly schema.PricingTier[]): void {
  const file = 'pricing.ts';
  tiers.forEach((tier, index) => {
    const field = `tiers[${index}]`;
    if (tier.min > tier.max) check.add(file, `${field}.min`, tier.min, `must not be above max (${tier.max})`);
    const previous = tiers[index - 1];
    if (previous && tier.min !== previous.max + 1) {
      const problem = tier.min > previous.max ? 'gap' : 'overlap';
      check.add(file, `${field}.min`, tier.min, `must follow the tier before without ${problem}: ${previous.max + 1}`);
    }
    const isLast = index === tiers.length - 1;
    for (const period of ['monthly', 'annual'] as const) {
      if ((tier[period] === null) !== isLast) {
        check.add(
          file,
          `${field}.${period}`,
          tier[period],
          isLast ? 'must be null in the last tier' : 'must be a price',
        );
      }
    }
  });
}

/** Words of fixed pages have their own types; what the type checker cannot see is checked here. */
function checkPageWords(check: Checker, {file, value: record}: RawFile): void {
  const visit = (value: unknown, keys: PropertyKey[]): void => {
    const key = keys.at(-1);
    if (typeof value === 'string') {
      if (!value.trim()) check.add(file, fieldName(keys), value, 'must not be empty');
      if (key === 'icon' && !(ICON_NAMES as readonly string[]).includes(value)) {
        check.add(file, fieldName(keys), value, 'must be an icon named in icons.ts');
      }
      if (key === 'imageSeed' && !(SCENE_NAMES as readonly string[]).includes(value.split(':')[0] ?? '')) {
        check.add(file, fieldName(keys), value, 'must start with a scene named in scenes');
      }
    } else if (Array.isArray(value)) {
      value.forEach((entry, index) => visit(entry, [...keys, index]));
    } else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([name, entry]) => visit(entry, [...keys, name]));
    }
  };
  if (typeof record !== 'object' || record === null) check.add(file, '(record)', record, 'must have a default export');
  visit(record, []);
}

/** Titles and descriptions are unique over the whole site, and fit beside the product's name. */
function checkMetadata(check: Checker, content: Content): void {
  const suffix = ` | ${content.brand.name}`;
  const entries = [
    ...Object.entries(content.metadata).map(([route, entry]) => ({
      file: 'metadata.ts',
      field: `pages["${route}"]`,
      ...entry,
      full: route === '/',
    })),
    ...content.solutions.map((record) => ({
      file: `solutions/${record.slug}.ts`,
      field: '',
      title: record.title,
      description: record.description,
    })),
    ...content.featureCategories.map((record) => ({
      file: `featureCategories/${record.slug}.ts`,
      field: '',
      title: record.title,
      description: record.description,
    })),
    ...content.features.map((record) => ({
      file: `features/${record.slug}.ts`,
      field: '',
      title: record.title,
      description: record.description,
    })),
    ...content.competitors.map((record) => ({
      file: `comparisons/${record.slug}.ts`,
      field: '',
      title: record.headline,
      description: record.subheading,
    })),
  ];
  const label = (index: number, name: string): [string, string] => {
    const entry = entries[index]!;
    return [entry.file, entry.field ? `${entry.field}.${name}` : name];
  };
  checkUnique(
    check,
    (index) => label(index, 'title'),
    entries.map(({title}) => title),
  );
  checkUnique(
    check,
    (index) => label(index, 'description'),
    entries.map(({description}) => description),
  );
  entries.forEach((entry, index) => {
    const title = 'full' in entry && entry.full ? entry.title : `${entry.title}${suffix}`;
    if (title.length > 60)
      check.add(...label(index, 'title'), title, 'must be at most 60 characters with the product name');
  });
}

function checkReferences(check: Checker, content: Content): void {
  const known = (records: readonly {slug: string}[]) => new Set(records.map(({slug}) => slug));
  const solutionCategories = known(content.solutionCategories);
  const categories = known(content.featureCategories);
  const features = known(content.features);
  for (const {slug, category} of content.solutions) {
    if (!solutionCategories.has(category))
      check.add(`solutions/${slug}.ts`, 'category', category, `must be one of ${[...solutionCategories].join(', ')}`);
  }
  for (const {slug, category, related} of content.features) {
    const file = `features/${slug}.ts`;
    if (categories.has(slug)) check.add(file, 'slug', slug, 'must not be the slug of a feature category');
    if (!categories.has(category))
      check.add(file, 'category', category, `must be one of ${[...categories].join(', ')}`);
    related?.forEach((other, index) => {
      if (!features.has(other) || other === slug)
        check.add(file, `related[${index}]`, other, 'must be the slug of another feature');
    });
  }
  const home = content.home as {featured?: {slugs?: string[]}};
  home?.featured?.slugs?.forEach((slug, index) => {
    if (!features.has(slug)) check.add('home.ts', `featured.slugs[${index}]`, slug, 'must be the slug of a feature');
  });
}

/**
 * Checks all content files.
 *
 * @param tokens what stands for the brand in the texts; those of this site by default
 * @returns the content in page order with its tokens replaced, and every error; the content is only to be used when
 *   there is none
 */
export function checkContent(
  raw: readonly RawFile[],
  tokens: Tokens = siteTokens(),
): {content: Content; errors: ContentError[]} {
  const {filled: files, errors} = fillFiles(raw, tokens);
  const check = new Checker(files);
  check.errors.push(...errors);
  const content: Content = {
    brand: check.parse(schema.Brand, 'brand.ts'),
    solutionCategories: check.parse(z.array(schema.SolutionCategory).min(1), 'solutionCategories.ts'),
    solutions: check.folder(schema.Solution, 'solutions'),
    featureCategories: check.folder(schema.FeatureCategory, 'featureCategories'),
    features: check.folder(schema.Feature, 'features'),
    competitors: check.folder(schema.Competitor, 'comparisons'),
    integrations: check.parse(z.array(schema.Integration).length(12), 'integrations.ts'),
    tiers: check.parse(z.array(schema.PricingTier).min(2), 'pricing.ts', 'tiers'),
    pricing: {
      page: check.parse(schema.PricingPage, 'pricing.ts', 'page'),
      faq: check.parse(z.array(schema.FaqEntry).min(1), 'pricing.ts', 'faq'),
    },
    metadata: check.parse(z.record(z.string().startsWith('/'), schema.PageMetadata), 'metadata.ts', 'pages'),
    home: files.find(({file}) => file === 'home.ts')?.value,
  };
  check.parse(schema.PageMetadata, 'metadata.ts', 'fallback');
  check.folder(schema.LegalDocument, 'legal');
  check.folder(schema.GuideDocument, 'guides');
  check.parse(z.array(schema.IncludedGroup).min(1), 'pricing.ts', 'included');
  check.parse(z.array(schema.SecurityItem).min(1), 'security.ts', 'items');
  check.parse(z.array(schema.SecurityBadge).length(4), 'security.ts', 'badges');
  check.parse(z.array(schema.SocialSection), 'socialImages.ts');
  files
    .filter(({file}) => PAGE_FILES.some((name) => file === `${name}.ts`))
    .forEach((file) => checkPageWords(check, file));
  // Rules between records would only repeat errors of shape, or trip over them.
  if (check.errors.length === 0) {
    checkTiers(check, content.tiers);
    checkReferences(check, content);
    checkMetadata(check, content);
    checkUnique(
      check,
      (index) => ['solutionCategories.ts', `[${index}].slug`],
      content.solutionCategories.map(({slug}) => slug),
    );
    checkUnique(
      check,
      (index) => ['integrations.ts', `[${index}].slug`],
      content.integrations.map(({slug}) => slug),
    );
  }
  if (check.errors.length === 0) {
    content.solutionCategories = byOrder(content.solutionCategories);
    content.solutions = byOrder(content.solutions);
    content.featureCategories = byOrder(content.featureCategories);
    const position = (category: string) => content.featureCategories.findIndex(({slug}) => slug === category);
    content.features = byOrder(content.features).sort((a, b) => position(a.category) - position(b.category));
    content.competitors = byOrder(content.competitors);
  }
  return {content, errors: check.errors};
}
