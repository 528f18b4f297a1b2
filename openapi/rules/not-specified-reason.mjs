const MARK = 'x-not-specified';
const REASON = 'x-not-specified-reason';

function isSentence(value) {
  return typeof value === 'string' && value.trim().endsWith('.');
}

/**
 * What the contract leaves open is marked with a reason: a response with a sentence, anything else with `true` and a
 * sentence beside it.
 */
export function notSpecifiedReason() {
  return {
    any(node, {report, location}) {
      const mark = node?.[MARK];
      if (mark === undefined || isSentence(mark) || (mark === true && isSentence(node[REASON]))) return;
      report({message: `${MARK} needs a sentence that says what is open.`, location: location.child([MARK])});
    },
  };
}
