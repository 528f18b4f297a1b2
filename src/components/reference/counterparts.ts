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
export function counterparts(page: HTMLElement, target: Element, operation: Operation): Element[] {
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
