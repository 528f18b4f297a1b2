/** What later calls can use of earlier ones. */

/** Something that an operation identifies: `user`, `usr_3h7m9`. */
export interface Known {
  /** In the singular and in lower case; several words are separated by spaces. */
  kind: string;
  id: string;
}

/** The operation that a value comes from. */
export interface Origin {
  slug: string;
  summary: string;
}

export interface Created extends Known {
  /** Display name; the identifier if the record has none. */
  name: string;
  origin: Origin;
}

/** Identifiers that one successful change used together, such as the user and the course of an enrolment. */
export interface Together {
  ids: readonly Known[];
  origin: Origin;
}

/** What later calls can use. */
export interface Carried {
  /** Oldest first. */
  created: readonly Created[];
  together: readonly Together[];
}

export const NOTHING: Carried = {created: [], together: []};
