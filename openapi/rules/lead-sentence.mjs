const MIN = 50;
const MAX = 160;

/** What is wrong with the first line of a description, if anything. */
function problemOf(description) {
  const [lead, next] = description.split('\n');
  if (lead.length < MIN || lead.length > MAX) return `has ${lead.length} characters, allowed are ${MIN} to ${MAX}`;
  if (next) return 'must be followed by an empty line';
  if (/[`*"\\[\]<>{}]/.test(lead)) return 'must be plain text, without Markdown, quotation marks or brackets';
  return undefined;
}

/** The first paragraph becomes the description of the operation's page, so it is one line of plain text. */
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
