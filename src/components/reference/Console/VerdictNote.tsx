import type {ReactNode} from 'react';
import type {Verdict} from '@site/src/lib/console/response';
import {verdictWords} from '@site/src/lib/console/outcome';
import type {IconName} from '@site/src/content/icons';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

const ICONS: Record<Verdict['kind'], IconName> = {
  matches: 'check-circle',
  differs: 'flag',
  undocumented: 'flag',
  unchecked: 'file-text',
};

/** Places that are named; a list that differs everywhere says the same again and again. */
const MOST_NAMED = 5;

/** Whether the response is as the contract documents it, and where it is not. */
export default function VerdictNote({verdict, status}: {verdict: Verdict; status: number}): ReactNode {
  const mismatches = verdict.kind === 'differs' ? verdict.mismatches : [];
  const rest = mismatches.length - MOST_NAMED;
  return (
    <div className={styles.verdict} data-kind={verdict.kind}>
      <Icon name={ICONS[verdict.kind]} size={16} />
      <p>{verdictWords(verdict, status)}</p>
      {mismatches.length > 0 && (
        <ul>
          {mismatches.slice(0, MOST_NAMED).map(({path, message}, index) => (
            <li key={index}>
              {path ? <code>{path}</code> : 'The body'} {message}
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      )}
    </div>
  );
}
