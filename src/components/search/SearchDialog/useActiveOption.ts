import {type KeyboardEvent, useState} from 'react';
import type {Hit} from '@site/src/lib/search/engine';
import type {Option} from './option';

/**
 * The active option of the search's combobox. New results start at the first one; popular pages, shown while there are
 * no results, start with none.
 */
export function useActiveOption(hits: readonly Hit[], options: readonly Option[], open: (href: string) => void) {
  const [chosen, setChosen] = useState<{list: unknown; index: number} | null>(null);
  /** An index, or -1. */
  const active = chosen?.list === hits ? chosen.index : hits.length > 0 ? 0 : -1;
  const setActive = (index: number) => setChosen({list: hits, index});
  /** Arrow keys move the active option, Enter opens it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option) open(option.href);
    }
  };
  return {active, setActive, onKeyDown};
}
