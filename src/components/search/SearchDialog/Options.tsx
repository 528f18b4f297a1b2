import {Fragment, type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import type {IconName} from '@site/src/content/icons';
import type {PopularPage} from '@site/src/content/search';
import type {Hit} from '@site/src/lib/search/engine';
import type {Kind} from '@site/src/lib/search/file';
import {excerpt, markWords, type Stretch} from '@site/src/lib/search/marks';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface Option {
  /** Path below the base URL. */
  href: string;
  kind: Kind;
  title: Stretch[];
  /** Kind of the place, and the page that it is part of. */
  place: string;
  text: Stretch[];
  /** HTTP method, of operations. */
  method?: string;
}

const KIND_NAMES: Record<Kind, string> = {
  page: 'Page',
  solution: 'Solution',
  feature: 'Feature',
  comparison: 'Comparison',
  guide: 'Guide',
  question: 'Question',
  operation: 'Operation',
  parameter: 'Parameter',
  property: 'Property',
};

const KIND_ICONS: Record<Kind, IconName> = {
  page: 'file-text',
  solution: 'users',
  feature: 'blocks',
  comparison: 'scale',
  guide: 'book-open',
  question: 'message-circle',
  operation: 'code',
  parameter: 'code',
  property: 'code',
};

/** Longest text below a title, in characters. */
const TEXT_LENGTH = 130;

/** A hit as it is shown, with the words marked that fitted. */
export function optionOf({entry, terms}: Hit): Option {
  const {href, kind, title, page, text, names} = entry;
  const [method, path] = kind === 'operation' && page === undefined ? names : [];
  return {
    href,
    kind,
    title: markWords(title, terms),
    place: [KIND_NAMES[kind], path ?? page].filter(Boolean).join(' · '),
    text: markWords(excerpt(text, terms, TEXT_LENGTH), terms),
    method,
  };
}

/** Pages that are offered while nothing has been found. */
export const popularOptions = (pages: readonly PopularPage[]): Option[] =>
  pages.map(({title, href, text}) => ({
    href,
    kind: href.includes('/guides/') ? 'guide' : 'page',
    title: [[title, false]],
    place: '',
    text: [[text, false]],
  }));

function Marked({stretches}: {stretches: Stretch[]}): ReactNode {
  return stretches.map(([text, isMarked], index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

function Tile({kind, method}: Option): ReactNode {
  return (
    <span aria-hidden="true" className={styles.tile}>
      {method ? <span className={styles.method}>{method}</span> : <Icon name={KIND_ICONS[kind]} size={18} />}
    </span>
  );
}

export interface OptionsProps {
  options: readonly Option[];
  /** Index of the chosen option, or -1. */
  active: number;
  label: string;
  listId: string;
  idOf: (index: number) => string;
  onChoose: (index: number) => void;
  onOpen: (event: MouseEvent, href: string) => void;
  toHref: (href: string) => string;
}

/** The list below the field: links that are the options of its combobox. */
export default function Options(props: OptionsProps): ReactNode {
  const {options, active, label, listId, idOf, onChoose, onOpen, toHref} = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [active, options]);
  return (
    <>
      <p aria-hidden="true" className={styles.heading}>
        {label}
      </p>
      {/* It scrolls, and the arrow keys in the field move it: no stop of its own. */}
      <ul aria-label={label} className={styles.list} id={listId} ref={list} role="listbox" tabIndex={-1}>
        {options.map((option, index) => (
          <li key={index} role="presentation">
            <a
              aria-selected={index === active}
              className={styles.option}
              href={toHref(option.href)}
              id={idOf(index)}
              onClick={(event) => onOpen(event, option.href)}
              onPointerMove={index === active ? undefined : () => onChoose(index)}
              role="option"
              tabIndex={-1}
            >
              <Tile {...option} />
              <span className={styles.words}>
                <span className={styles.title} data-kind={option.kind}>
                  <Marked stretches={option.title} />
                </span>
                {option.place && <span className={styles.place}>{option.place}</span>}
                <span className={styles.text}>
                  <Marked stretches={option.text} />
                </span>
              </span>
              <Icon className={styles.enter} name="arrow-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
