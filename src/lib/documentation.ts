/** The list of all pages of the documentation, which the sidebar of every page of it shows. */

/** A page in the list. */
export interface PageEntry {
  label: string;
  /** Path below the base URL. */
  href: string;
}

/** An operation or webhook in the list. */
export interface OperationEntry {
  label: string;
  /** HTTP method in capitals. */
  method: string;
  /** Last part of its path, and id of its section on the overview. */
  slug: string;
}

/** A tag of the contract. */
export interface TagEntry {
  label: string;
  /** Label of this tag and those after it. */
  group?: string;
  /** Id of its section on the overview. */
  slug: string;
  operations: readonly OperationEntry[];
}

/** A section of the overview that belongs to no tag. */
export interface SectionEntry {
  label: string;
  /** Id of its heading. */
  slug: string;
}

/** All pages of the documentation: guides in order, then the overview's sections, with operations by tag. */
export interface Documentation {
  guides: readonly PageEntry[];
  /** Sections of the overview before the tags. */
  before: readonly SectionEntry[];
  tags: readonly TagEntry[];
  /** Sections of the overview after the tags. */
  after: readonly SectionEntry[];
}

/** Path of the overview. */
export const OVERVIEW = '/developer';

/** Id of the first section of the overview. */
export const INTRODUCTION = 'introduction';

/** Ids of all sections of the overview, in the order of the page. */
export const sectionIds = ({before, tags, after}: Documentation): string[] => [
  INTRODUCTION,
  ...before.map(({slug}) => slug),
  ...tags.flatMap(({slug, operations}) => [slug, ...operations.map((operation) => operation.slug)]),
  ...after.map(({slug}) => slug),
];
