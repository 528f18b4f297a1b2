import type {SampleLanguage} from './types.ts';

/** The sample languages in the order of their tabs; the first one is in the static HTML. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', grammar: 'bash'},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript'},
  {id: 'python', label: 'Python', grammar: 'python'},
  {id: 'php', label: 'PHP', grammar: 'php'},
  {id: 'go', label: 'Go', grammar: 'go'},
];

/** The language with this id; undefined for any other value. */
export const findSampleLanguage = (id: unknown): SampleLanguage | undefined =>
  SAMPLE_LANGUAGES.find((language) => language.id === id);
