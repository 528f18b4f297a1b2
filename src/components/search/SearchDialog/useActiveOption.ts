import {type KeyboardEvent, useEffect, useState} from 'react';
import type {Hit} from '@site/src/lib/search/engine';
import type {Option} from './option';

interface ActiveOption {
  hits: readonly Hit[];
  options: readonly Option[];
  /** Whether the hits are those of what is in the field. */
  isSettled: boolean;
  open: (href: string) => void;
}

/**
 * The active option of the search's combobox. New results start at the first one; popular pages, shown while there are
 * no results, start with none. Enter opens the active option, or the first result once it is there.
 */
export function useActiveOption({hits, options, isSettled, open}: ActiveOption) {
  const [chosen, setChosen] = useState<{list: unknown; index: number} | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    if (hits[0]) open(hits[0].entry.href);
  }, [isAwaited, isSettled, hits, open]);
  /** An index, or -1. */
  const active = chosen?.list === hits ? chosen.index : hits.length > 0 ? 0 : -1;
  const setActive = (index: number) => setChosen({list: hits, index});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    setAwaited(false);
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option && (isSettled || chosen?.list === hits)) open(option.href);
      else setAwaited(true);
    }
  };
  return {active, setActive, onKeyDown};
}
