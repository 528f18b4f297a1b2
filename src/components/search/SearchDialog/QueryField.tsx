import type {KeyboardEvent, ReactNode} from 'react';
import {QUERY_LENGTH} from '@site/src/lib/search/engine';
import {Input} from 'docusaurus-kit/Input';
import styles from './styles.module.css';

const LABEL = 'Search pages, guides and the API';

export interface QueryFieldProps {
  query: string;
  listId: string;
  /** Id of the active option, if there is one. */
  activeId?: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export default function QueryField({query, listId, activeId, onChange, onKeyDown}: QueryFieldProps): ReactNode {
  return (
    <Input
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-expanded
      aria-label={LABEL}
      autoComplete="off"
      autoCorrect="off"
      autoFocus
      className={styles.field}
      enterKeyHint="go"
      maxLength={QUERY_LENGTH}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={LABEL}
      role="combobox"
      spellCheck={false}
      // Not `search`: such a field clears itself on the first Escape.
      type="text"
      value={query}
    />
  );
}
