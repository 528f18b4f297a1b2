import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Verdict} from 'openapi-model/console/response';
import {type StatusTone, verdictText} from 'openapi-model/console/resultText';
import Icon from 'docusaurus-kit/Icon';
import styles from './styles.module.css';

const ICONS: Record<StatusTone, string> = {
  good: 'check-circle',
  neutral: 'file-text',
  caution: 'flag',
  error: 'flag',
};

/** Maximum number of differences shown: a list can have the same one in every item. */
const MOST_NAMED = 5;

export interface VerdictNoteProps {
  verdict: Verdict;
  status: number;
  tone: StatusTone;
}

export default function VerdictNote({verdict, status, tone}: VerdictNoteProps): ReactNode {
  return (
    <span className={styles.fact} data-tone={tone}>
      <Icon name={ICONS[tone]} size={15} /> <span>{verdictText(verdict, status)}</span>
    </span>
  );
}

export function Mismatches({verdict, tone}: Omit<VerdictNoteProps, 'status'>): ReactNode {
  if (verdict.kind !== 'differs') return null;
  const {mismatches} = verdict;
  const rest = mismatches.length - MOST_NAMED;
  return (
    <ul className={clsx('plain-list', styles.mismatches)} data-tone={tone}>
      {mismatches.slice(0, MOST_NAMED).map(({path, message}, index) => (
        <li key={index}>
          {path ? <code>{path}</code> : <span>The body</span>}
          <span>{` ${message}`}</span>
        </li>
      ))}
      {rest > 0 && <li>{`and ${rest} more`}</li>}
    </ul>
  );
}
