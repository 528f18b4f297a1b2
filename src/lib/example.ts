import type {CourseExample} from '../content/schema';

export interface Run {
  kind: 'kept' | 'removed' | 'added';
  text: string;
}

/** Words of the page and of the file: before the reasons, behind a right option, and before its source. */
export const REASONS = 'The reasons, in the same order:';
export const RIGHT = ' (right)';
export const FROM = 'From the page:';

/** The parts of a text with edits, which are marked as in `git diff --word-diff`. */
export const runsOf = (text: string): Run[] =>
  text
    .split(/(\[-.*?-\]|\{\+.*?\+\})/)
    .filter(Boolean)
    .map((part) => {
      const kind = part.startsWith('[-') ? 'removed' : part.startsWith('{+') ? 'added' : 'kept';
      return {kind, text: kind === 'kept' ? part : part.slice(2, -2)};
    });

/** A text with edits as it was before them. */
export const draftOf = (text: string): string =>
  runsOf(text)
    .map((run) => (run.kind === 'added' ? '' : run.text))
    .join('')
    .replace(/ +/g, ' ');

/** The whole example as the text of a file. */
export function exampleText({title, intro, note, source, draft, changes, quiz}: CourseExample): string {
  const part = (heading: {title: string; from: string}, lines: readonly string[]) =>
    [`${heading.title}\n${'-'.repeat(heading.title.length)}`, heading.from, ...lines].join('\n\n');
  return [
    title,
    intro,
    note,
    part(source, source.text),
    part(draft, changes.text.map(draftOf)),
    part(changes, [
      'Words in [-…-] were removed, words in {+…+} were added.',
      ...changes.text,
      [REASONS, ...changes.reasons.map((reason, at) => `${at + 1}. ${reason}`)].join('\n'),
    ]),
    part(
      quiz,
      quiz.questions.map(({ask, options, right, source: sentence}) =>
        [ask, ...options.map((option, at) => `- ${option}${at === right ? RIGHT : ''}`), `${FROM} “${sentence}”`].join(
          '\n',
        ),
      ),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
