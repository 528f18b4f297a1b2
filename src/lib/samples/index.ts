import {curl} from './curl';
import type {Generator, SampleLanguage} from './types';

export {curl};

/** The sample languages in menu order; the first one is in the static HTML. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', grammar: 'bash', isTab: true},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', isTab: true},
  {id: 'node', label: 'Node.js', grammar: 'javascript'},
  {id: 'python', label: 'Python', grammar: 'python', isTab: true},
  {id: 'php', label: 'PHP', grammar: 'php', isTab: true},
  {id: 'go', label: 'Go', grammar: 'go', isTab: true},
  {id: 'csharp', label: 'C#', grammar: 'csharp'},
  {id: 'java', label: 'Java', grammar: 'java'},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby'},
];

type Id = SampleLanguage['id'];

/** The language with this id; undefined for any other value. */
export const findSampleLanguage = (id: unknown): SampleLanguage | undefined =>
  SAMPLE_LANGUAGES.find((language) => language.id === id);

const LOADERS: Record<Id, () => Promise<Generator>> = {
  curl: async () => curl,
  javascript: async () => (await import('./javascript')).javascript,
  node: async () => (await import('./node')).node,
  python: async () => (await import('./python')).python,
  php: async () => (await import('./php')).php,
  go: async () => (await import('./go')).go,
  csharp: async () => (await import('./csharp')).csharp,
  java: async () => (await import('./java')).java,
  ruby: async () => (await import('./ruby')).ruby,
};

/**
 * The generator of a language. All except curl are separate chunks, loaded on demand.
 *
 * @throws Error if the chunk can't be loaded; the next call tries again
 */
export const loadGenerator = (id: Id): Promise<Generator> => LOADERS[id]();
