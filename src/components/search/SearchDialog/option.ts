import type {IconName} from '@site/src/content/icons';
import type {SearchContent} from '@site/src/content/schema';
import type {Hit} from '@site/src/lib/search/engine';
import type {ResultKind} from '@site/src/lib/search/file';
import {excerpt, markWords, type Stretch} from '@site/src/lib/search/marks';

export interface Option {
  /** Path below the base URL. */
  href: string;
  kind: ResultKind;
  title: Stretch[];
  /** Kind, and the page or path it belongs to. */
  place: string;
  text: Stretch[];
  /** HTTP method of an operation. */
  method?: string;
  /** Instead of the icon of its kind. */
  icon?: IconName;
}

const KIND_NAMES: Record<ResultKind, string> = {
  page: 'Page',
  link: 'Link',
  solution: 'Solution',
  feature: 'Feature',
  comparison: 'Comparison',
  guide: 'Guide',
  question: 'Question',
  operation: 'Operation',
  parameter: 'Parameter',
  property: 'Property',
};

/** Maximum length of the text below a title, in characters. */
const TEXT_LENGTH = 130;

/** A search hit as an option, with the matching words marked. */
export function optionOf({entry, terms}: Hit): Option {
  const {href, kind, icon, title, page, text, names} = entry;
  const [method, path] = kind === 'operation' && page === undefined ? names : [];
  return {
    href,
    kind,
    title: markWords(title, terms),
    place: [KIND_NAMES[kind], path ?? page].filter(Boolean).join(' · '),
    text: markWords(excerpt(text, terms, TEXT_LENGTH), terms),
    method,
    icon,
  };
}

/** Popular pages as options, shown while there are no results. */
export const popularOptions = (pages: SearchContent['popular']): Option[] =>
  pages.map(({title, href, text, icon}) => ({
    href,
    kind: href.includes('/guides/') ? 'guide' : 'page',
    title: [[title, false]],
    place: '',
    text: [[text, false]],
    icon,
  }));
