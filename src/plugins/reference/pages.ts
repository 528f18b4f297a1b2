/** From the overview of a contract to its pages: paths, and the data that each page loads. */
import {NEARBY, WHOLE} from '../../lib/nearby';
import {operationPath, schemaPath} from '../../lib/paths';
import type {Operation, Overview, Tag} from '../../openapi/model';
import {pageOf, type OperationData, type Page, type Rendering, type SchemaPage} from '../../openapi/page';
import {firstLine, markdownRenderer} from './markdown';

/** Contracts beyond either figure get a list in the overview instead of everything on one page. */
const MAX_FULL_OPERATIONS = 60;
const MAX_FULL_CHARACTERS = 1_200_000;
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;
/** Behind what a contract says in too few words. */
const FILLER = 'Part of the API reference, with types, limits and examples.';

export interface PageWords {
  title: string;
  description: string;
}

export interface NavOperation {
  slug: string;
  method: string;
  summary: string;
}

export interface NavTag {
  name: string;
  slug: string;
}

/** The part of the contract around an operation, for the list beside it. */
export interface NavData {
  tag: NavTag & {
    /** Operations of the tag, listed here or not. */
    count: number;
    /** Position of the first of `operations` within the tag. */
    start: number;
    operations: NavOperation[];
  };
  /** Tags before and after this one. */
  before: NavTag[];
  after: NavTag[];
  /** Whether tags are left out. */
  isCut: boolean;
}

export interface OperationPageData extends OperationData {
  words: PageWords;
  /** Position within the tag. */
  position: number;
  previous?: NavOperation;
  next?: NavOperation;
}

export interface SchemaPageData {
  schema: SchemaPage;
  words: PageWords;
}

/** An operation as the overview of a big contract names it. */
export type OperationRow = NavOperation & Pick<Operation, 'path' | 'deprecated'>;

export interface OverviewTag extends Omit<Page<Tag>, 'operations'> {
  /** Whole operations; a big contract has rows instead. */
  operations?: Page<Operation>[];
  rows?: OperationRow[];
}

export interface OverviewData extends Omit<Page<Overview>, 'tags' | 'schemas'> {
  tags: OverviewTag[];
  /** Title and description; those of the site's own table where undefined. */
  words?: PageWords;
}

export interface ReferencePage {
  /** Path below the base URL. */
  path: string;
  template: 'developer' | 'operation' | 'schema';
  /** File name and content of the page's data. */
  data: {file: string; content: OverviewData | OperationPageData | SchemaPageData};
  /** File name and content of the list beside an operation; shared by the pages around it. */
  nav?: {file: string; content: NavData};
}

/** Cut at the last word that fits. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${(cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).replace(/[\s,.;:(]+$/, '')}…`;
}

/** Titles and descriptions of pages, each of them once. */
function wordsMaker(product: string): (title: string, fallback: string, markdown: string) => PageWords {
  const seen = {title: new Set<string>(), description: new Set<string>()};
  const unique = (kind: 'title' | 'description', max: number, ...candidates: string[]): string => {
    const fitting = candidates.map((candidate) => clip(candidate, max));
    let found = fitting.find((candidate) => !seen[kind].has(candidate));
    for (let count = 2; found === undefined; count += 1) {
      const numbered = `${clip(candidates[0]!, max - 5)} ${count}`;
      if (!seen[kind].has(numbered)) found = numbered;
    }
    seen[kind].add(found);
    return found;
  };
  return (title, fallback, markdown) => {
    const lead = firstLine(markdown, ['paragraph']);
    const full = [`${title}.`, lead, `${fallback}.`].filter(Boolean).join(' ');
    const long = [lead, full].find(({length}) => length >= MIN_DESCRIPTION) ?? `${full} ${FILLER}`;
    return {
      title: unique('title', MAX_TITLE - ` | ${product}`.length, title, fallback, `${title}: ${fallback}`),
      description: unique('description', MAX_DESCRIPTION, long, `${fallback}. ${long}`),
    };
  };
}

const navOf = ({slug, method, summary}: Operation): NavOperation => ({slug, method, summary});
/** Level of the headings in an operation's description: on its own page, and below its heading in the overview. */
const PAGE_LEVEL = 2;
const SECTION_LEVEL = 4;

const rowOf = (operation: Operation): OperationRow => ({
  ...navOf(operation),
  path: operation.path,
  deprecated: operation.deprecated,
});
const nameOf = ({name, slug}: Tag): NavTag => ({name, slug});

/** Lists beside the operations of a tag: one for every block of rows, with the rows around the block. */
function navsOf(tags: readonly Tag[], index: number): NavData[] {
  const {name, slug, operations} = tags[index]!;
  const first = Math.max(0, index - NEARBY);
  const last = index + NEARBY + 1;
  const isSmall = operations.length <= WHOLE;
  const blocks = isSmall ? 1 : Math.ceil(operations.length / WHOLE);
  return Array.from({length: blocks}, (_, block) => {
    const start = Math.max(0, block * WHOLE - NEARBY);
    const end = isSmall ? operations.length : (block + 1) * WHOLE + NEARBY;
    return {
      tag: {name, slug, count: operations.length, start, operations: operations.slice(start, end).map(navOf)},
      before: tags.slice(first, index).map(nameOf),
      after: tags.slice(index + 1, last).map(nameOf),
      isCut: first > 0 || last < tags.length,
    };
  });
}

export interface PageOptions {
  /** Name of the product, which stands behind every title. */
  product: string;
  /** Whether the overview takes its title from the contract, not from the site's own table. */
  isForeign: boolean;
  /** How descriptions are written; by default, with links to the web only. */
  rendering?: Rendering;
}

/** Every page of a contract. */
export function referencePages(
  overview: Overview,
  {product, isForeign, rendering = markdownRenderer()}: PageOptions,
): ReferencePage[] {
  const {tags, schemas, ...rest} = overview;
  const {security, servers, ...shared} = pageOf(rest, rendering, PAGE_LEVEL);
  const all = tags.flatMap(({operations}) => operations);
  const isFull = all.length <= MAX_FULL_OPERATIONS && JSON.stringify(all).length <= MAX_FULL_CHARACTERS;
  const wordsOf = wordsMaker(product);
  const overviewWords = wordsOf(overview.title, `${overview.title} reference`, overview.description);

  const content: OverviewData = {
    ...shared,
    security,
    servers,
    tags: tags.map(({operations, ...tag}) => ({
      ...pageOf(tag, rendering),
      ...(isFull
        ? {operations: operations.map((operation) => pageOf(operation, rendering, SECTION_LEVEL))}
        : {rows: operations.map(rowOf)}),
    })),
    ...(isForeign && {words: overviewWords}),
  };

  let index = 0;
  const operationPages = tags.flatMap((tag, tagIndex): ReferencePage[] => {
    const navs = navsOf(tags, tagIndex);
    return tag.operations.map((operation, position) => {
      const [previous, next] = [all[index - 1], all[index + 1]];
      index += 1;
      const block = navs.length === 1 ? 0 : Math.floor(position / WHOLE);
      const schemes = new Set(operation.security.flatMap((alternative) => alternative.map(({scheme}) => scheme)));
      return {
        path: operationPath(operation.slug),
        template: 'operation',
        nav: {file: `nav-${tag.slug}-${block}.json`, content: navs[block]!},
        data: {
          file: `operation-${operation.slug}.json`,
          content: {
            operation: pageOf(operation, rendering, PAGE_LEVEL),
            security: security.filter(({scheme}) => schemes.has(scheme)),
            servers: operation.servers ? pageOf(operation.servers, rendering) : servers,
            pointer: {path: operation.path, method: operation.method.toLowerCase()},
            words: wordsOf(operation.summary, `${operation.method} ${operation.path}`, operation.description),
            position,
            ...(previous && {previous: navOf(previous)}),
            ...(next && {next: navOf(next)}),
          },
        },
      };
    });
  });

  return [
    {path: '/developer', template: 'developer', data: {file: 'overview.json', content}},
    ...operationPages,
    ...schemas.map((schema): ReferencePage => ({
      path: schemaPath(schema.slug),
      template: 'schema',
      data: {
        file: `schema-${schema.slug}.json`,
        content: {
          schema: pageOf(schema, rendering),
          words: wordsOf(schema.name, `Schema ${schema.name} of ${overview.title}`, schema.description),
        },
      },
    })),
  ];
}
