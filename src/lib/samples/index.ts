import {curl} from './curl';
import type {SampleLanguage} from './types';

export {curl};

/** The sample languages in the order of their tabs; the first one is in the static HTML. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', grammar: 'bash', load: async () => curl},
  {
    id: 'javascript',
    label: 'JavaScript',
    grammar: 'javascript',
    load: async () => (await import('./javascript')).javascript,
  },
  {id: 'python', label: 'Python', grammar: 'python', load: async () => (await import('./python')).python},
  {id: 'php', label: 'PHP', grammar: 'php', load: async () => (await import('./php')).php},
  {id: 'go', label: 'Go', grammar: 'go', load: async () => (await import('./go')).go},
];

/** The language with this id; undefined for any other value. */
export const findSampleLanguage = (id: unknown): SampleLanguage | undefined =>
  SAMPLE_LANGUAGES.find((language) => language.id === id);
