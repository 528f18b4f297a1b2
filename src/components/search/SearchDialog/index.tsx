import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import content from '@site/src/content/search';
import {QUERY_LENGTH} from '@site/src/lib/search/engine';
import Icon from '../../ui/Icon';
import {useHasGuides} from '../../hooks/useSettings';
import {closeSearch, type SearchRequest} from '../searchRequest';
import {isCommandK} from '../shortcut';
import Foot from './Foot';
import Message from './Message';
import Options, {type Option, optionOf, popularOptions} from './Options';
import {useSearch} from './useSearch';
import styles from './styles.module.css';

export interface SearchDialogProps {
  request: SearchRequest;
}

/** Most results that are shown. */
const SHOWN = 20;

const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * The search over the whole site: a field and a list of links beneath it, as a combobox. Arrow keys choose, Enter opens,
 * Escape closes and gives focus back; a click with Ctrl or the middle button opens a new tab.
 */
export default function SearchDialog({request}: SearchDialogProps): ReactNode {
  const [query, setQuery] = useState(request.query);
  const {state, asked, hits, retry} = useSearch(query);
  const [chosen, setChosen] = useState<{list: unknown; index: number} | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  // Another page, by the back button for instance, ends the search.
  const {pathname: page} = useLocation();
  useEffect(() => () => closeSearch(request), [page, request]);

  // The guides belong to our own contract; a site of another has none.
  const hasGuides = useHasGuides();
  const popular = content.popular.filter(({href}) => hasGuides || !href.startsWith('/developer/guides/'));

  const hasHits = hits.length > 0;
  const options: Option[] = hasHits ? hits.slice(0, SHOWN).map(optionOf) : popularOptions(popular);
  // A new list starts at its first result; popular pages are only chosen by hand.
  const active = chosen?.list === hits ? chosen.index : hasHits ? 0 : -1;
  const choose = (index: number) => setChosen({list: hits, index});
  const optionId = (index: number) => `${id}-${index}`;

  // Focus goes back to where it came from; from nowhere, it would stay in the closed dialog until the next frame and
  // take the keys that are pressed meanwhile.
  const close = () => {
    dialog.current?.close();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.blur();
  };
  const open = (href: string) => {
    close();
    const target = baseUrl + href.slice(1);
    const {pathname, search, hash} = history.location;
    if (target === pathname + search + hash) history.replace(target);
    else history.push(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers close a dialog by Escape a moment later; keys pressed until then would still be the dialog's.
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (isEscape || isCommandK(event.nativeEvent)) {
      event.preventDefault();
      close();
    }
  };
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      choose((from + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option) open(option.href);
    }
  };
  const onOption = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(href);
  };

  return (
    <dialog
      aria-label="Search"
      className={styles.dialog}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      onClose={() => closeSearch(request)}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <Icon name="search" />
          <input
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-expanded
            aria-label="Search pages, guides and the API"
            autoComplete="off"
            autoCorrect="off"
            autoFocus
            className={styles.field}
            enterKeyHint="go"
            maxLength={QUERY_LENGTH}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onFieldKey}
            placeholder="Search pages, guides and the API"
            role="combobox"
            spellCheck={false}
            // A search field would take the first Escape to clear itself.
            type="text"
            value={query}
          />
          <button className={styles.close} onClick={close} type="button">
            <kbd aria-hidden="true">Esc</kbd>
            <Icon name="x" />
            <span className="visually-hidden">Close search</span>
          </button>
        </div>
        <div className={styles.body}>
          <Message asked={asked} onRetry={retry} state={state} total={hits.length} />
          <Options
            active={active}
            idOf={optionId}
            label={hasHits ? 'Results' : 'Popular pages'}
            listId={`${id}-list`}
            onChoose={choose}
            onOpen={onOption}
            options={options}
            toHref={(href) => baseUrl + href.slice(1)}
          />
        </div>
        <Foot />
      </div>
    </dialog>
  );
}
