const MIN = 50;
const MAX = 160;

/** Describes the problem with the first line of a description; undefined if there is none. */
function problemOf(description) {
  const [lead, next] = description.split('\n');
  if (lead.length < MIN || lead.length > MAX) return `must have ${MIN} to ${MAX} characters; it has ${lead.length}`;
  if (next) return 'must be followed by an empty line';
  if (/[`*"\\[\]<>{}]/.test(lead)) return 'must be plain text, without Markdown, quotation marks or brackets';
  return undefined;
}

/** The first paragraph becomes the page's meta description, so it must be a single line of plain text. */
export function leadSentence() {
  return {
    Operation(operation, {report, location}) {
      const problem = problemOf(operation.description ?? '');
      if (problem) {
        const message = `The first line of the description ${problem}.`;
        report({message, location: location.child(['description'])});
      }
    },
  };
}
