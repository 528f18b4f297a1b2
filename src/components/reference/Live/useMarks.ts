import {type RefObject, useEffect} from 'react';

const LINE = '[data-of]';
const ROW = 'li[id]';

/** The elements that belong to what a visitor points at: the lines of a row, or the rows of a line. */
function counterparts(page: HTMLElement, target: Element): Element[] {
  if (!page.contains(target)) return [];
  const line = target.closest<HTMLElement>(LINE);
  if (line) return line.dataset.of!.split(' ').flatMap((id) => document.getElementById(id) ?? []);
  const row = target.closest(ROW);
  if (!row) return [];
  // What is inside an object or a list belongs to it.
  const ids = new Set([row, ...row.querySelectorAll(ROW)].map(({id}) => id));
  return Array.from(page.querySelectorAll<HTMLElement>(LINE)).filter(({dataset}) =>
    dataset.of!.split(' ').some((id) => ids.has(id)),
  );
}

/**
 * While a visitor points at a parameter or property, or focuses its link, marks its lines in the examples; while they
 * point at a line, marks what it shows. The marks are attributes that React doesn't know, on markup that it may not have
 * rendered itself.
 */
export function useMarks(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current!;
    let marked: Element[] = [];
    const mark = (pointed: Element | undefined, focused: Element | null) => {
      for (const element of marked) element.removeAttribute('data-marked');
      marked =
        [pointed, focused]
          .map((element) => (element ? counterparts(page, element) : []))
          .find(({length}) => length > 0) ?? [];
      for (const element of marked) element.setAttribute('data-marked', '');
    };
    // A page that scrolls under a resting pointer keeps the marks of the focus.
    const show = ({target, type}: Event) =>
      mark(
        type === 'pointerover' ? (target as Element) : undefined,
        type === 'focusout' ? null : document.activeElement,
      );
    // The visitor was already pointing at something when this was loaded.
    mark(Array.from(page.querySelectorAll(':hover')).pop(), document.activeElement);
    const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'];
    for (const name of events) page.addEventListener(name, show);
    return () => {
      for (const name of events) page.removeEventListener(name, show);
    };
  }, [root]);
}
