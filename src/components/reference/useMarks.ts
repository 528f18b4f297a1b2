import {type RefObject, useEffect} from 'react';
import {jsonMarks, sampleMarks} from '@site/src/lib/samples/marks';
import type {Operation} from '@site/src/openapi/page';
import {examplesOf} from './Responses/ResponseExamples';

const CODE = 'pre > code';
const ROW = 'li[id]';

/** The anchors of what each line of an example shows. */
function marksOf(code: Element, operation: Operation): string[][] {
  const text = code.textContent;
  if (operation.request && code.closest('[aria-labelledby="example-request"]')) {
    return sampleMarks(text, operation.request, operation);
  }
  const examples = operation.responses.flatMap((response) => examplesOf(response.body));
  const marks = examples.flatMap(({text: shown, body}) => (shown === text ? [jsonMarks(text, body)] : []));
  return Array.from(code.children, (_, index) => marks.flatMap((lines) => lines[index] ?? []));
}

/** The elements that belong to what a visitor points at: the lines of a row, or the rows of a line. */
function counterparts(page: HTMLElement, target: Element, operation: Operation): Element[] {
  const code = target.closest(CODE);
  if (code) {
    const marks = marksOf(code, operation).filter((_, index) => code.children[index]?.contains(target));
    return marks.flat().flatMap((id) => document.getElementById(id) ?? []);
  }
  const row = target.closest(ROW);
  if (!row) return [];
  // What is inside an object or a list belongs to it.
  const ids = new Set([row, ...row.querySelectorAll(ROW)].map(({id}) => id));
  return Array.from(page.querySelectorAll(CODE)).flatMap((example) => {
    const marks = marksOf(example, operation);
    return Array.from(example.children).filter((_, index) => marks[index]?.some((id) => ids.has(id)));
  });
}

/**
 * While a visitor points at a parameter or property, or focuses its link, marks its lines in the examples; while they
 * point at a line, marks what it shows. The marks are attributes that React doesn't know, on markup that it may not have
 * rendered itself.
 */
export function useMarks(root: RefObject<HTMLElement | null>, operation: Operation): void {
  useEffect(() => {
    const page = root.current!;
    let marked: Element[] = [];
    const show = ({target, type}: Event) => {
      for (const element of marked) element.removeAttribute('data-marked');
      // A page that scrolls under a resting pointer keeps the marks of the focus.
      marked =
        [type === 'pointerover' && (target as Element), type !== 'focusout' && document.activeElement]
          .map((element) => (element ? counterparts(page, element, operation) : []))
          .find(({length}) => length > 0) ?? [];
      for (const element of marked) element.setAttribute('data-marked', '');
    };
    const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'];
    for (const name of events) page.addEventListener(name, show);
    return () => {
      for (const name of events) page.removeEventListener(name, show);
    };
  }, [root, operation]);
}
