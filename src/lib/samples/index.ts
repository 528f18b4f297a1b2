import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {php} from './php';
import {python} from './python';
import type {SampleLanguage} from './types';

export {curl};

/** The sample languages in the order of their tabs; the first one is in the static HTML. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', grammar: 'bash', generate: curl},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', generate: javascript},
  {id: 'python', label: 'Python', grammar: 'python', generate: python},
  {id: 'php', label: 'PHP', grammar: 'php', generate: php},
  {id: 'go', label: 'Go', grammar: 'go', generate: go},
];

/** The language with this id; undefined for any other value. */
export const findSampleLanguage = (id: unknown): SampleLanguage | undefined =>
  SAMPLE_LANGUAGES.find((language) => language.id === id);
