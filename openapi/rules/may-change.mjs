const MARK = 'x-may-change';

const isSentence = (value) => typeof value === 'string' && value.trim().endsWith('.');

/** What may change is written as sentences, and only where pages look for them: in `info` and in operations. */
export function mayChange() {
  return {
    any(node, {report, location, type}) {
      const mark = node?.[MARK];
      if (mark === undefined) return;
      if (['Info', 'Operation'].includes(type.name) && [mark].flat().every(isSentence)) return;
      report({message: `${MARK} belongs in info or an operation, as sentences.`, location: location.child([MARK])});
    },
  };
}
