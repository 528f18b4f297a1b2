/** Checks raw records against the schema and each other. Reports all errors at once, with file, field and rule. */
import path from 'node:path';
import * as z from 'zod';
import * as schema from '../../content/schema';
import type {HomeContent} from '../../content/home';
import type {AiCourseCreationContent} from '../../content/aiCourseCreation';
import type {Walkthrough} from '../../content/walkthrough';
import {ICON_NAMES} from '../../content/icons';
import {MINIMUMS} from '../../content/minimums';
import {SEEDS} from '../../content/scenes';
import {formatCount} from '../../lib/pricing';
import {didYouMean} from '../../lib/didYouMean';
import {hasLoneSurrogate} from '../../lib/surrogates';
import {comparisonPath, featurePath, solutionPath} from '../../lib/paths';
import {mapTexts} from '../../lib/tokens';
import type {Content} from './types';
import {inTableOrder} from './comparisonRows';
import {PAGE_FILES, type PageFile, type RawFile} from './load';
import {readPicture} from './pictures';

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

/** A path within a record, such as `page.faq[2].answer`. */
export const fieldName = (keys: readonly PropertyKey[]): string =>
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

/** The name that an unknown one may be meant for, where an issue lists the known ones. */
function suggestion(issue: z.core.$ZodIssue, value: unknown): string {
  const known = issue.code === 'invalid_value' ? issue.values : issue.code === 'custom' ? issue.params?.known : [];
  if (typeof value !== 'string' || !Array.isArray(known)) return '';
  return didYouMean(
    value,
    known.filter((name) => typeof name === 'string'),
  );
}

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** Folders whose records belong to fixed pages. */
const WITHOUT_SLUG = ['legal', 'guides'];

/** Whether an issue makes the value unusable for later checks; extra fields and wrong list lengths do not. */
const spoils = (issue: z.core.$ZodIssue): boolean =>
  issue.code !== 'unrecognized_keys' && !('origin' in issue && issue.origin === 'array');

class Checker {
  readonly errors: ContentError[] = [];
  private readonly values: Map<string, unknown>;
  /** Values of the wrong shape, by file and keys. */
  private readonly spoilt: [file: string, keys: readonly PropertyKey[]][] = [];

  constructor(private readonly files: readonly RawFile[]) {
    this.values = new Map(files.map(({file, value}) => [file, value]));
    for (const {file, unreadable} of files) {
      if (unreadable === undefined) continue;
      this.spoilt.push([file, []]);
      this.errors.push({file, field: '(file)', found: unreadable, rule: 'must load without an error'});
    }
  }

  add(file: string, field: string, value: unknown, rule: string): void {
    this.errors.push({file, field, found: show(value), rule});
  }

  /** Checks an export against a schema. Returns the raw value if it is invalid. */
  parse<S extends z.ZodType>(type: S, file: string, name = 'default'): z.infer<S> {
    const whole = this.values.get(file);
    const [value, prefix] =
      name === 'default' ? [whole, []] : [(whole as Record<string, unknown> | undefined)?.[name], [name]];
    if (this.isUnreadable(file)) return value as z.infer<S>;
    const result = type.safeParse(value, {error: wording});
    for (const issue of result.error?.issues ?? []) {
      const keys = [...prefix, ...issue.path];
      const found = valueAt(whole, keys);
      this.add(file, fieldName(keys), found, issue.message + suggestion(issue, found));
      if (spoils(issue)) this.spoilt.push([file, keys]);
    }
    if (!result.success) return value as z.infer<S>;
    this.values.set(file, name === 'default' ? result.data : {...(whole as object), [name]: result.data});
    return result.data;
  }

  /** Slugs of the records in a folder, which are its file names. */
  slugs(folder: string): string[] {
    return this.files.flatMap(({file}) => (path.dirname(file) === folder ? [path.basename(file, '.ts')] : []));
  }

  /** Checks all records in a folder; each slug must be the file name. */
  folder<S extends z.ZodType>(type: S, folder: string): z.infer<S>[] {
    return this.slugs(folder).map((expected) => {
      const file = `${folder}/${expected}.ts`;
      const record = this.parse(type, file);
      const slug = (record as {slug?: unknown} | undefined)?.slug;
      if (!WITHOUT_SLUG.includes(folder) && !this.isUnreadable(file) && slug !== expected)
        this.add(file, 'slug', slug, `must be the name of the file, ${JSON.stringify(expected)}`);
      return record;
    });
  }

  isUnreadable(file: string): boolean {
    return this.spoilt.some(([other, keys]) => other === file && keys.length === 0);
  }

  /**
   * A value if it and everything that contains it have the right shape; otherwise undefined, and later rules skip it.
   */
  sound<T>(file: string, ...keys: PropertyKey[]): T | undefined {
    const isSpoilt = this.spoilt.some(
      ([other, wrong]) => other === file && wrong.every((key, index) => index >= keys.length || key === keys[index]),
    );
    return isSpoilt ? undefined : (valueAt(this.values.get(file), keys) as T | undefined);
  }

  /** The elements of a list that have the right shape, each with its keys. */
  elements<T>(file: string, ...keys: PropertyKey[]): [keys: PropertyKey[], value: T][] {
    const list = valueAt(this.values.get(file), keys);
    if (!Array.isArray(list)) return [];
    const places = list.map((_, index) => [...keys, index]);
    return places.flatMap((place) => {
      const value = this.sound<T>(file, ...place);
      return value === undefined ? [] : [[place, value]];
    });
  }
}

/** Names in braces that look like tokens. In code, where braces are common, only `{brand…}` counts. */
function tokensIn(text: string, isCode: boolean): string[] {
  const names = text.replace(/`[^`]*`/g, '').matchAll(isCode ? /\{(brand\w*)\}/gi : /\{(\w+)\}/g);
  return [...new Set([...names].map(([, name]) => `{${name}}`))];
}

/** An amount of money. */
const AMOUNT = /\$\s?\d[\d,.]*/;

/**
 * Checks every text of a record. Tokens are replaced only in guides and the contract; in a record they would appear on
 * the page. An amount that isn't computed from the tiers would stay when a price changes.
 */
function checkTexts(check: Checker, {file, value, unpriced = value}: RawFile): void {
  mapTexts(unpriced, (text, keys) => {
    const [amount] = (keys.at(-1) !== 'code' && AMOUNT.exec(text)) || [];
    const rule = `must not contain the amount ${amount}; records quote prices as pricingFaq.ts does`;
    if (amount) check.add(file, fieldName(keys), text, rule);
    return text;
  });
  mapTexts(value, (text, keys) => {
    if (hasLoneSurrogate(text)) {
      check.add(file, fieldName(keys), text, 'must not contain half of a surrogate pair; type the character again');
    }
    const tokens = tokensIn(text, keys.at(-1) === 'code');
    const rule = `must not contain the token ${tokens.join(' or ')}; records import brand and write \${brand.name}`;
    if (tokens.length > 0) check.add(file, fieldName(keys), text, rule);
    return text;
  });
}

type Ordered = {slug: string; order: number};
const byOrder = <T extends Ordered>(records: T[]): T[] =>
  [...records].sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug, 'en'));

interface Place {
  file: string;
  keys: readonly PropertyKey[];
}

/** Reports a value that appears in several places at each of them: only the author knows which one is the copy. */
function checkUnique(check: Checker, places: readonly Place[]): void {
  const users = new Map<unknown, Place[]>();
  for (const place of places) {
    const value = check.sound(place.file, ...place.keys);
    if (value !== undefined) users.set(value, [...(users.get(value) ?? []), place]);
  }
  for (const [value, all] of users) {
    for (const place of all) {
      const others = all.filter((other) => other !== place);
      if (others.length === 0) continue;
      const rule = `must be unique; also used in ${others.map(({file, keys}) => `${file}: ${fieldName(keys)}`).join(', ')}`;
      check.add(place.file, fieldName(place.keys), value, rule);
    }
  }
}

/**
 * Checks that there are as many records as the specification asks for. Those with an error count wherever they may
 * belong.
 */
function checkMinimums(check: Checker, {competitors, features, featureCategories}: Content): void {
  const atLeast = (file: string, count: number, name: keyof typeof MINIMUMS, of: string) => {
    const least = MINIMUMS[name];
    if (count < least) check.add(file, '(records)', count, `must be at least ${least} ${of} (${name} in minimums.ts)`);
  };
  atLeast('solutions', check.slugs('solutions').length, 'solutions', 'solutions');
  atLeast('featureCategories', featureCategories.length, 'featureCategories', 'groups of features');
  atLeast('features', features.length, 'features', 'features');
  for (const slug of check.slugs('featureCategories')) {
    const own = check
      .slugs('features')
      .filter((name) => [slug, undefined].includes(check.sound(`features/${name}.ts`, 'category')));
    atLeast(`featureCategories/${slug}.ts`, own.length, 'featuresOfCategory', 'features');
  }
  atLeast('comparisons', competitors.length, 'comparisons', 'comparisons');
  const shown = check
    .slugs('comparisons')
    .filter((name) => check.sound(`comparisons/${name}.ts`, 'inFooter') !== false);
  atLeast('comparisons', shown.length, 'footerComparisons', 'comparisons with inFooter');
}

/** Tiers must follow each other without gap or overlap, be named by their range, and have prices except the last (section 9). */
function checkTiers(check: Checker, {tiers}: Content): void {
  const file = 'tiers.ts';
  for (const [keys, tier] of check.elements<schema.PricingTier>(file, 'tiers')) {
    const index = Number(keys.at(-1));
    const isLast = index === tiers.length - 1;
    const add = (name: 'label' | 'min' | 'monthly' | 'annual', rule: string) =>
      check.add(file, fieldName([...keys, name]), tier[name], rule);
    const previous = check.sound<schema.PricingTier>(file, 'tiers', index - 1);
    const [min, max] = [tier.min, tier.max].map(formatCount);
    const label = isLast ? `${min}+` : `${min}–${max}`;
    if (tier.min > tier.max) add('min', `must not be above max (${tier.max})`);
    else if (previous && tier.min !== previous.max + 1) {
      const problem = tier.min > previous.max ? 'gap' : 'overlap';
      add('min', `must follow the previous tier without ${problem}: ${previous.max + 1}`);
    } else if (tier.label !== label) add('label', `must name min and max: ${label}`);
    for (const period of ['monthly', 'annual'] as const) {
      if ((tier[period] === null) !== isLast) add(period, isLast ? 'must be null in the last tier' : 'must be a price');
    }
  }
}

/** Checks the rules for copy of fixed pages that the type checker cannot: empty text, icon names and names of pictures. */
function checkPageCopy(check: Checker, {file, value: record}: RawFile): void {
  const visit = (value: unknown, keys: PropertyKey[]): void => {
    const key = keys.at(-1);
    if (typeof value === 'string') {
      if (!value.trim()) check.add(file, fieldName(keys), value, 'must not be empty');
      if (key === 'icon' && !(ICON_NAMES as readonly string[]).includes(value)) {
        const rule = 'must be the name of an icon in src/content/icons.ts';
        check.add(file, fieldName(keys), value, rule + didYouMean(value, ICON_NAMES));
      }
      if (key === 'imageSeed' && !(SEEDS as readonly string[]).includes(value)) {
        const rule = 'must be the name of a picture in src/content/scenes';
        check.add(file, fieldName(keys), value, rule + didYouMean(value, SEEDS));
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

/** Titles and descriptions must be unique across the site, and titles must fit together with the product name. */
function checkMetadata(check: Checker, {metadata}: Content): void {
  const inFolder = (folder: string, title = 'title', description = 'description') =>
    check.slugs(folder).map((slug) => ({file: `${folder}/${slug}.ts`, title: [title], description: [description]}));
  const entries = [
    ...Object.keys(metadata ?? {}).map((page) => ({
      file: 'metadata.ts',
      title: ['pages', page, 'title'],
      description: ['pages', page, 'description'],
    })),
    ...inFolder('solutions'),
    ...inFolder('featureCategories'),
    ...inFolder('features'),
    ...inFolder('comparisons', 'headline', 'subheading'),
  ];
  checkUnique(
    check,
    entries.map(({file, title}) => ({file, keys: title})),
  );
  checkUnique(
    check,
    entries.map(({file, description}) => ({file, keys: description})),
  );

  const name = check.sound<string>('brand.ts', 'name');
  if (name === undefined) return;
  for (const {file, title: keys} of entries) {
    const title = check.sound<string>(file, ...keys);
    const full = title && `${title} | ${name}`;
    if (full && full.length > 60)
      check.add(file, fieldName(keys), full, 'must be at most 60 characters with the product name');
  }
}

/** Every fixed page must have a title and a description; those of a Markdown file are in its front matter. */
function checkPages(check: Checker, {metadata}: Content, pages: readonly PageFile[]): void {
  for (const {path: page, file, frontMatter} of pages) {
    if (frontMatter) {
      for (const name of ['title', 'description'])
        if (!frontMatter[name])
          check.add(`../pages/${file}`, name, frontMatter[name], 'must be a text in the front matter');
    } else if (!check.isUnreadable('metadata.ts') && !Object.hasOwn(metadata ?? {}, page))
      check.add(
        'metadata.ts',
        fieldName(['pages', page]),
        undefined,
        `must have the title and description of src/pages/${file}`,
      );
  }
}

/** Links of the header and footer must lead to a page. Those of the documentation are left to the build. */
function checkNavigation(check: Checker, {metadata}: Content, files: readonly PageFile[]): void {
  const file = 'navigation.ts';
  const slugPaths = (folder: string, pathOf: (slug: string) => string) => check.slugs(folder).map(pathOf);
  const pages = [
    ...Object.keys(metadata ?? {}),
    ...files.map(({path: page}) => page),
    ...slugPaths('solutions', solutionPath),
    ...['featureCategories', 'features'].flatMap((folder) => slugPaths(folder, featurePath)),
    ...slugPaths('comparisons', comparisonPath),
  ];
  const columns = check.elements(file, 'footer').map(([keys]) => [...keys, 'links']);
  for (const list of [['header'], ['narrow'], ['legal'], ...columns]) {
    const links = check.elements<{href?: string}>(file, ...list);
    checkUnique(
      check,
      links.map(([keys]) => ({file, keys: [...keys, 'title']})),
    );
    for (const [keys, {href}] of links) {
      if (href?.startsWith('/') && !href.startsWith('/developer/') && !pages.includes(href))
        check.add(file, fieldName([...keys, 'href']), href, 'must be the path of a page in metadata.ts or of a record');
    }
  }
}

function checkReferences(check: Checker): void {
  const categories = check.slugs('featureCategories');
  const features = check.slugs('features');
  const solutionCategories = check.sound<Ordered[]>('solutionCategories.ts')?.map(({slug}) => slug);
  const oneOf = (file: string, known: readonly string[]) => {
    const category = check.sound<string>(file, 'category');
    if (category !== undefined && !known.includes(category))
      check.add(file, 'category', category, `must be one of ${known.join(', ')}${didYouMean(category, known)}`);
  };
  for (const slug of check.slugs('solutions'))
    if (solutionCategories) oneOf(`solutions/${slug}.ts`, solutionCategories);
  for (const slug of features) {
    const file = `features/${slug}.ts`;
    if (categories.includes(slug)) check.add(file, 'slug', slug, 'must not be the slug of a feature category');
    oneOf(file, categories);
    for (const [keys, other] of check.elements<string>(file, 'related')) {
      if (!features.includes(other) || other === slug)
        check.add(
          file,
          fieldName(keys),
          other,
          `must be the slug of another feature${other === slug ? '' : didYouMean(other, features)}`,
        );
    }
  }
  for (const [keys, slug] of check.elements<string>('home.ts', 'featured', 'slugs')) {
    if (!features.includes(slug)) {
      check.add('home.ts', fieldName(keys), slug, `must be the slug of a feature${didYouMean(slug, features)}`);
    }
  }
}

/** Reads the size of each picture file that a record names. */
function measurePictures(check: Checker, staticDir: string): void {
  for (const folder of ['solutions', 'featureCategories', 'features']) {
    for (const slug of check.slugs(folder)) {
      const file = `${folder}/${slug}.ts`;
      const entries = (list: string) =>
        check.elements<schema.KeyCapability>(file, ...(folder === 'solutions' ? ['page'] : []), list);
      for (const [keys, entry] of [...entries('keyCapabilities'), ...entries('accordionFeatures')]) {
        if (!entry.imageUrl) continue;
        const found = readPicture(staticDir, entry.imageUrl);
        if (typeof found !== 'string') entry.imageSize = found;
        else check.add(file, fieldName([...keys, 'imageUrl']), entry.imageUrl, found);
      }
    }
  }
}

/**
 * Checks all content files.
 *
 * @param staticDir folder of the pictures that records name
 * @param pages the fixed pages, which need metadata
 * @returns the content in page order, and all errors; use the content only if there are none
 */
export function checkContent(
  files: readonly RawFile[],
  staticDir = 'static',
  pages: readonly PageFile[] = [],
): {content: Content; errors: ContentError[]} {
  const check = new Checker(files);
  for (const file of files) checkTexts(check, file);
  /** Copy of a page, which only its tests check. */
  const copyOf = (name: string): unknown => files.find(({file}) => file === name)?.value;
  const content: Content = {
    brand: check.parse(schema.Brand, 'brand.ts'),
    solutionCategories: check.parse(z.array(schema.SolutionCategory).min(1), 'solutionCategories.ts'),
    solutions: check.folder(schema.Solution, 'solutions'),
    featureCategories: check.folder(schema.FeatureCategory, 'featureCategories'),
    features: check.folder(schema.Feature, 'features'),
    competitors: check.folder(schema.Competitor, 'comparisons'),
    integrations: check.parse(z.array(schema.Integration).min(MINIMUMS.integrations), 'integrations.ts'),
    tiers: check.parse(z.array(schema.PricingTier).min(2), 'tiers.ts', 'tiers'),
    pricing: {
      page: check.parse(schema.PricingPage, 'pricing.ts', 'page'),
      faq: check.parse(z.array(schema.FaqEntry).min(1), 'pricingFaq.ts'),
    },
    aiCourseCreation: {
      ...(copyOf('aiCourseCreation.ts') as AiCourseCreationContent),
      faq: check.parse(z.array(schema.FaqEntry).min(1), 'aiCourseCreation.ts', 'faq'),
    },
    metadata: check.parse(z.record(z.string().startsWith('/'), schema.PageMetadata), 'metadata.ts', 'pages'),
    navigation: check.parse(schema.NavigationLinks, 'navigation.ts'),
    home: copyOf('home.ts') as HomeContent,
    walkthrough: copyOf('walkthrough.ts') as Walkthrough,
  };
  check.folder(schema.LegalDocument, 'legal');
  check.folder(schema.GuideDocument, 'guides');
  check.parse(z.array(schema.IncludedGroup).min(1), 'pricing.ts', 'included');
  check.parse(z.array(schema.SecurityItem).min(1), 'security.ts', 'items');
  check.parse(z.array(schema.SecurityBadge).min(MINIMUMS.badges), 'security.ts', 'badges');
  check.parse(z.array(schema.SocialSection), 'socialImages.ts');
  files
    .filter(({file}) => PAGE_FILES.some((name) => file === `${name}.ts`) && !check.isUnreadable(file))
    .forEach((file) => checkPageCopy(check, file));
  checkTiers(check, content);
  checkMinimums(check, content);
  checkReferences(check);
  measurePictures(check, staticDir);
  checkMetadata(check, content);
  checkPages(check, content, pages);
  checkNavigation(check, content, pages);
  for (const file of ['solutionCategories.ts', 'integrations.ts']) {
    checkUnique(
      check,
      check.elements(file).map(([keys]) => ({file, keys: [...keys, 'slug']})),
    );
  }
  for (const slug of check.slugs('comparisons')) {
    const file = `comparisons/${slug}.ts`;
    const rows = check.elements(file, 'featureComparison');
    checkUnique(
      check,
      rows.map(([keys]) => ({file, keys: [...keys, 'feature']})),
    );
  }
  if (check.errors.length === 0) {
    content.solutionCategories = byOrder(content.solutionCategories);
    content.solutions = byOrder(content.solutions);
    content.featureCategories = byOrder(content.featureCategories);
    const position = (category: string) => content.featureCategories.findIndex(({slug}) => slug === category);
    content.features = byOrder(content.features).sort((a, b) => position(a.category) - position(b.category));
    content.competitors = byOrder(content.competitors).map((competitor) => ({
      ...competitor,
      featureComparison: inTableOrder(competitor.featureComparison),
    }));
  }
  return {content, errors: check.errors};
}
