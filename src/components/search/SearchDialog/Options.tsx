import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import type {IconName} from '@site/src/content/icons';
import type {ResultKind} from '@site/src/lib/search/file';
import type {Stretch} from '@site/src/lib/search/marks';
import Method from 'docusaurus-openapi-pages/components/Method';
import Icon from '@site/src/components/ui/Icon';
import type {Option} from './option';
import styles from './styles.module.css';

const KIND_ICONS: Record<ResultKind, IconName> = {
  page: 'file-text',
  link: 'arrow-right',
  solution: 'users',
  feature: 'blocks',
  comparison: 'scale',
  guide: 'book-open',
  question: 'circle-question-mark',
  operation: 'code',
  parameter: 'code',
  property: 'code',
};

function Marked({stretches}: {stretches: Stretch[]}): ReactNode {
  return stretches.map(([text, isMarked], index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function Tile({kind, method, icon = KIND_ICONS[kind]}: Option): ReactNode {
  return (
    <span aria-hidden="true" className={clsx('grid flex-none', method ? styles.mark : styles.tile)}>
      {method ? <Method method={method} /> : <Icon className="ink-brand" name={icon} size={18} />}
    </span>
  );
}

export interface OptionsProps {
  options: readonly Option[];
  /** Index of the active option, or -1. */
  active: number;
  label: string;
  listId: string;
  idOf: (index: number) => string;
  onActivate: (index: number) => void;
  onOpen: (event: MouseEvent, href: string) => void;
  toHref: (href: string) => string;
}

/** The listbox of the search's combobox. Its options are links, so that they can be opened in a new tab. */
export default function Options(props: OptionsProps): ReactNode {
  const {options, active, label, listId, idOf, onActivate, onOpen, toHref} = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [active, options]);
  return (
    <>
      <p aria-hidden="true" className={`bold ink-3 size-1 ${styles.heading}`}>
        {label}
      </p>
      {/* Not a tab stop although it scrolls: the arrow keys in the field scroll it. */}
      <ul
        aria-label={label}
        className={clsx('plain-list', styles.list)}
        id={listId}
        ref={list}
        role="listbox"
        tabIndex={-1}
      >
        {options.map((option, index) => (
          <li key={index} role="presentation">
            <a
              aria-selected={index === active}
              className={styles.option}
              href={toHref(option.href)}
              id={idOf(index)}
              onClick={(event) => onOpen(event, option.href)}
              onPointerMove={index === active ? undefined : () => onActivate(index)}
              role="option"
              tabIndex={-1}
            >
              <Tile {...option} />
              <span className={`grid ${styles.words}`}>
                <span className={`ink bold size-3 ${styles.title}`} data-kind={option.kind}>
                  <Marked stretches={option.title} />
                </span>
                {option.place && <span className="size-1">{option.place}</span>}
                <span className={styles.text}>
                  <Marked stretches={option.text} />
                </span>
              </span>
              <Icon className={`flex-none ink-brand ${styles.enter}`} name="arrow-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
