import {type RefObject, useEffect} from 'react';
import type {Operation} from '@site/src/openapi/page';

/**
 * While a visitor points at a parameter or property, or focuses its link, marks its lines in the examples; while they
 * point at a line, marks what it shows. The marks are attributes that React doesn't know, on markup that it may not have
 * rendered itself.
 */
export function useMarks(root: RefObject<HTMLElement | null>, operation: Operation): void {
  useEffect(() => {
    const page = root.current!;
    let marked: Element[] = [];
    const show = async ({target, type}: Event) => {
      // Loaded for the first event; nothing is marked if that fails.
      const {counterparts} = await import('./counterparts');
      for (const element of marked) element.removeAttribute('data-marked');
      // A page that scrolls under a resting pointer keeps the marks of the focus.
      marked =
        [type === 'pointerover' && (target as Element), type !== 'focusout' && document.activeElement]
          .map((element) => (element ? counterparts(page, element, operation) : []))
          .find(({length}) => length > 0) ?? [];
      for (const element of marked) element.setAttribute('data-marked', '');
    };
    const onEvent = (event: Event) => void show(event).catch(() => {});
    const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'];
    for (const name of events) page.addEventListener(name, onEvent);
    return () => {
      for (const name of events) page.removeEventListener(name, onEvent);
    };
  }, [root, operation]);
}
