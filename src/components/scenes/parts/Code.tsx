import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './code.module.css';
import {usePin} from './pins';

/** Tokens, in the order of the groups: names (before a colon), strings, numbers and constants, methods and commands. */
const TOKENS =
  /("[^"]*"(?=:)|\b[A-Z][\w-]{0,40}(?=: ))|("[^"]*"|'[^']*')|\b(\d+(?:\.\d+)?|true|false|null)\b|\b(GET|POST|PUT|PATCH|DELETE|curl|const|await|if|return)\b/g;

const COLORS = ['name', 'string', 'number', 'keyword'] as const;

/** Text that may also break after commas, slashes, at signs and the dots of an address. */
const breakable = (text: string): string => text.replace(/[,/@]|\.(?=[a-z])/g, '$&\u200b');

function highlighted(line: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKENS)) {
    const color = COLORS[match.slice(1).findIndex((group) => group !== undefined)]!;
    parts.push(
      breakable(line.slice(end, match.index)),
      <span style={{color: `var(--code-${color})`}} key={match.index}>
        {breakable(match[0])}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, breakable(line.slice(end))];
}

export default function Code({of}: Of<'code'>): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.mono, styles.code)} translate="no">
      {of.map((line, at) => (
        <div data-pin={pin(line.trim())} key={at} style={{paddingInlineStart: `${/^ */.exec(line)![0].length + 2}ch`}}>
          {highlighted(line.trimStart())}
        </div>
      ))}
    </div>
  );
}
