const MARK = 'x-not-specified';
const REASON = 'x-not-specified-reason';

function isSentence(value) {
  return typeof value === 'string' && value.trim().endsWith('.');
}

/**
 * Anything marked as not specified needs a reason: on a response the mark is the sentence itself, elsewhere the mark is
 * `true` and the sentence is in `x-not-specified-reason`.
 */
export function notSpecifiedReason() {
  return {
    any(node, {report, location}) {
      const mark = node?.[MARK];
      if (mark === undefined || isSentence(mark) || (mark === true && isSentence(node[REASON]))) return;
      report({message: `${MARK} needs a sentence saying what is not specified.`, location: location.child([MARK])});
    },
  };
}
