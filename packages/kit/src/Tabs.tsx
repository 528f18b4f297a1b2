import type {KeyboardEvent, ReactNode} from 'react';
import {nextTab} from './lib/tabs.ts';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** Start of the ids: a tab is `{id}-tab-{key}`. */
  id: string;
  label: string;
  tabs: readonly {key: string; label: string; isError?: boolean}[];
  /** Key of the selected tab. */
  selected: string;
  onSelect: (key: string) => void;
  /** Id of the panel of a tab. */
  panelOf: (key: string) => string;
  /** `pills` are larger, for a choice that is the content of a section. */
  look?: 'line' | 'pills';
}

/** Tabs that arrow keys, Home and End move through, as one stop for the Tab key. */
export default function Tabs(props: TabsProps): ReactNode {
  const {id, label, tabs, selected, onSelect, panelOf, look = 'line'} = props;
  const at = tabs.findIndex(({key}) => key === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {children} = event.currentTarget;
    const next = nextTab(event.key, Array.from(children).indexOf(event.target as Element), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    (children[next] as HTMLElement).focus();
    onSelect(tabs[next]!.key);
  };
  return (
    <div aria-label={label} className={styles[look]} onKeyDown={onKeyDown} role="tablist">
      {tabs.map((tab, index) => (
        <button
          aria-controls={panelOf(tab.key)}
          aria-selected={index === at}
          data-error={tab.isError}
          id={`${id}-tab-${tab.key}`}
          key={tab.key}
          onClick={() => onSelect(tab.key)}
          role="tab"
          tabIndex={index === at ? 0 : -1}
          type="button"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
