/** Finds what breaks the house style that `prose.config.ts` describes. */

export interface Habit {
  pattern: RegExp;
  instead: string;
  /** Uses that are right. They are taken out of the text before the search. */
  except?: RegExp;
  /** For the pages of the documentation only, or for all others, whose text is typeset; without it, for every text. */
  where?: 'reference' | 'pages';
}

export interface Prose {
  /** Spelling; `any` accepts both. */
  dialect: 'British' | 'American' | 'any';
  severity?: 'warn' | 'error';
  /** Names whose spelling is not ours. */
  names?: RegExp;
  habits: readonly Habit[];
}

const SPELLING = {
  British: /\b(?:colors?|behaviors?|centers?|enroll(?:s|ments?)?|(?:organi|customi|recogni|summari|prioriti)z\w+)\b/i,
  American:
    /\b(?:colours?|behaviours?|centres?|enrol(?:s|ments?)?|(?:organi|customi|recogni|summari|prioriti)s[aei]\w*)\b/i,
};

/** The habits to look for in a text, spelling included. */
export const habitsOf = ({dialect, names, habits}: Prose, where?: Habit['where']): Habit[] => [
  ...habits.filter((habit) => !habit.where || habit.where === where),
  ...(dialect === 'any' ? [] : [{pattern: SPELLING[dialect], instead: `${dialect} spelling`, except: names}]),
];

const every = (pattern: RegExp) => new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);

/** Each use of a habit with what is around it and what to write instead. */
export const usesIn = (text: string, habits: readonly Habit[]): string[] =>
  habits.flatMap(({pattern, instead, except}) => {
    const rest = except ? text.replace(every(except), '') : text;
    return [...rest.matchAll(every(pattern))].map(({index, 0: use}) => {
      const around = rest.slice(Math.max(0, index - 40), index + use.length + 30).replace(/\s+/g, ' ');
      return `“…${around.trim()}…”: instead of “${use}” write ${instead}`;
    });
  });
