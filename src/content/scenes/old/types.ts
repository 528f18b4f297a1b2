import type {Scene} from '../types';

/** An invented organisation, so that the courses, teams and questions of a picture fit together. */
export interface World {
  /** Keywords: a variation that contains one of them uses this organisation. */
  words: readonly string[];
  company: string;
  domain: string;
  /** Hue of its brand in degrees. */
  hue: number;
  /** Three. */
  sites: readonly string[];
  /** Four. */
  teams: readonly string[];
  /** Three, from junior to lead. */
  roles: readonly [string, string, string];
  /** The course to which `lessons`, `file`, `ask`, `front` and the forum thread belong. */
  lead: string;
  /** Five. */
  lessons: readonly string[];
  file: string;
  video: string;
  /** Five, starting with `lead`. */
  courses: readonly string[];
  /** Six, short. */
  skills: readonly string[];
  /** A quiz question and three options, the first of them right. */
  ask: string;
  options: readonly string[];
  /** A flashcard. */
  front: string;
  back: string;
  /** A forum thread. */
  question: string;
  answer: string;
  /** A sentence before and after AI simplified it. */
  long: string;
  short: string;
}

/** Input of a recipe: an organisation, people and figures, determined by the seed. */
export interface Draw extends World {
  /** Everyone, in an order determined by the seed. */
  people: readonly string[];
  /** Their first names, in the same order. */
  first: readonly string[];
  /** A whole number: `base` in the default picture, otherwise within `spread` of it. */
  near: (base: number, spread: number) => number;
  /** One of the choices; the first in the default picture. */
  pick: <T>(...choices: readonly [T, ...T[]]) => T;
  /** `part` as a percentage of `whole`, rounded. */
  percent: (part: number, whole: number) => number;
  /** A whole number with thousands separators. */
  thousands: (value: number) => string;
  /** A date as a day number, where 1 is 1 November 2026: 29 is '29 Nov', 50 is '20 Dec'. */
  day: (count: number) => string;
}

/** A scene as a function, so that figures that appear more than once in a picture come from one number. */
export type Recipe = (draw: Draw) => Scene;
