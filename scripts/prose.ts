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
  severity?: 'warn' | 'error';
  habits: readonly Habit[];
}

/** The habits to look for in a text. */
export const habitsOf = ({habits}: Prose, where?: Habit['where']): Habit[] =>
  habits.filter((habit) => !habit.where || habit.where === where);

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

/** The prose of Markdown, with the title and the description of its front matter: no code, tags or addresses of links. */
export const proseOf = (markdown: string): string =>
  markdown
    .replace(/^---\n([\s\S]*?)\n---\n/, (_all, matter: string) =>
      [...matter.matchAll(/^(?:title|description):(.*)$/gm)]
        .map((match) => match[1]!.trim().replace(/^["']|["']$/g, ''))
        .join('\n'),
    )
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^ *(```|~~~)[\s\S]*?^ *\1.*/gm, '')
    .replace(/`[^`\n]*(?:\n[^`\n]+)?`/g, '`')
    .replace(/^(?:import|export) .*/gm, '')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '');
