/** Courses that Larkfield bought, and what their packages and tools report. */
import type {CourseId} from './learning';
import type {PersonId} from './people';

interface ImportRecord {
  standard: 'SCORM 1.2' | 'SCORM 2004' | 'LTI' | 'xAPI';
  file?: string;
  megabytes?: number;
  pages?: number;
}

export const IMPORTS = {
  'first-aid': {standard: 'SCORM 2004', file: 'first-aid-at-work.zip', megabytes: 86, pages: 24},
  electrics: {standard: 'SCORM 1.2', file: 'electrical-safety.zip', megabytes: 41, pages: 18},
  scanner: {standard: 'LTI'},
  leading: {standard: 'xAPI', file: 'leading-a-shift.zip', megabytes: 112, pages: 36},
} as const satisfies Partial<Record<CourseId, ImportRecord>>;

export type ImportedCourseId = keyof typeof IMPORTS;

/** What Arjun found in the preview of “First aid at work”, on page 2. */
export const PREVIEW = {
  by: 'arjun',
  page: 2,
  paragraphs: ['Is it safe to help?', 'Look, listen, then decide. Watch the film before you go on.'],
  found: ['The film is missing.', '“Next” goes nowhere.'],
} as const satisfies {by: PersonId; page: number; paragraphs: readonly string[]; found: readonly string[]};

/** A package that was refused. */
export const REFUSED = {file: 'asbestos-awareness.zip', missing: 'imsmanifest.xml'} as const;

/** Statements of the forklift simulator in Felixstowe about one exercise, newest first. */
export const STATEMENTS = {
  by: 'kwame',
  rows: [
    {did: 'Finished exercise 4', detail: 'score 71', at: '10:26'},
    {did: 'Reset the emergency stop', detail: 'second time', at: '10:19'},
    {did: 'Reset the emergency stop', detail: 'first time', at: '10:12'},
    {did: 'Lifted a pallet', detail: '640 kg', at: '10:04'},
  ],
} as const satisfies {by: PersonId; rows: readonly {did: string; detail: string; at: string}[]};
