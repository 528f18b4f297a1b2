import {type MouseEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import content from '@site/src/content/search';
import {isDocumentation} from '@site/src/lib/search/engine';
import {isCommandK} from '@site/src/lib/search/shortcut';
import Button from 'docusaurus-kit/Button';
import Dialog from 'docusaurus-kit/Dialog';
import Icon from '@site/src/components/ui/Icon';
import {isPlainClick} from 'docusaurus-kit/lib/isPlainClick';
import {useHasGuides} from '../../hooks/useSettings';
import {closeSearch, type SearchRequest} from '../searchRequest';
import QueryField from './QueryField';
import SearchStatus from './SearchStatus';
import Options from './Options';
import {type Option, optionOf, popularOptions} from './option';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';
import styles from './styles.module.css';

export {loadSearch} from './loadSearch';

export interface SearchDialogProps {
  request: SearchRequest;
}

const MAX_RESULTS = 20;

/**
 * Search dialog for the whole site: a combobox of a field and a list of links. Arrow keys select, Enter opens, Escape
 * closes and returns focus; Ctrl-click and middle click open a new tab.
 */
export default function SearchDialog({request}: SearchDialogProps): ReactNode {
  const [query, setQuery] = useState(request.query);
  const history = useHistory();
  const {pathname: here} = history.location;
  const baseUrl = useBaseUrl('/');
  const {state, asked, hits, retry} = useSearch(query, isDocumentation(here.slice(baseUrl.length - 1)));
  const close = () => closeSearch(request);
  const id = useId();

  // Close when a navigation begins, such as by the back button, and not when one ends that began before.
  useEffect(() => {
    const {pathname: start} = history.location;
    return history.listen(({pathname}) => {
      if (pathname !== start) closeSearch(request);
    });
  }, [history, request]);

  const hasGuides = useHasGuides();
  const popular = content.popular.filter(({href}) => hasGuides || !href.startsWith('/developer/guides/'));

  const hasHits = hits.length > 0;
  const options: Option[] = hasHits ? hits.slice(0, MAX_RESULTS).map(optionOf) : popularOptions(popular);
  const optionId = (index: number) => `${id}-${index}`;

  const toHref = (href: string) => (href.startsWith('/') ? baseUrl + href.slice(1) : href);
  const open = (href: string) => {
    close();
    const target = toHref(href);
    if (!href.startsWith('/')) return location.assign(target);
    const {pathname, search, hash} = history.location;
    if (target === pathname + search + hash) history.replace(target);
    else history.push(target);
  };
  const isSettled = state !== 'loading' && asked === query.trim();
  const {active, setActive, onKeyDown: onFieldKey} = useActiveOption({hits, options, isSettled, open});
  const onOption = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(href);
  };

  return (
    <Dialog
      aria-label="Search"
      className={styles.dialog}
      onClose={close}
      onKeyDown={(event) => {
        if (!isCommandK(event.nativeEvent)) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.sheet}>
        <div className={clsx('line-up flex-none border-bottom', styles.bar)}>
          <Icon className="flex-none ink-brand" name="search" />
          <QueryField
            activeId={active >= 0 ? optionId(active) : undefined}
            listId={`${id}-list`}
            onChange={setQuery}
            onKeyDown={onFieldKey}
            query={query}
          />
          <Button className={styles.close} kind="quiet" onClick={close}>
            <span className="visually-hidden">Close search</span> <kbd translate="no">Esc</kbd>
            <Icon name="x" />
          </Button>
        </div>
        <div className={styles.body}>
          <SearchStatus asked={asked} query={query} onRetry={retry} state={state} total={hits.length} />
          <Options
            active={active}
            idOf={optionId}
            label={hasHits ? 'Results' : 'Popular pages'}
            listId={`${id}-list`}
            onActivate={setActive}
            onOpen={onOption}
            options={options}
            toHref={toHref}
          />
        </div>
      </div>
    </Dialog>
  );
}
