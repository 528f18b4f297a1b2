import type {ReactNode} from 'react';
import type {Verdict} from '@site/src/lib/console/response';
import {verdictText} from '@site/src/lib/console/outcome';
import type {IconName} from '@site/src/content/icons';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

const ICONS: Record<Verdict['kind'], IconName> = {
  matches: 'check-circle',
  differs: 'flag',
  undocumented: 'flag',
  unchecked: 'file-text',
};

/** Maximum number of differences shown: a list can have the same one in every item. */
const MOST_NAMED = 5;

/** Whether the response matches the contract, and how it differs. */
export default function VerdictNote({verdict, status}: {verdict: Verdict; status: number}): ReactNode {
  const mismatches = verdict.kind === 'differs' ? verdict.mismatches : [];
  const rest = mismatches.length - MOST_NAMED;
  return (
    <div className={styles.verdict} data-kind={verdict.kind}>
      <Icon name={ICONS[verdict.kind]} size={16} />
      <p>{verdictText(verdict, status)}</p>
      {mismatches.length > 0 && (
        <ul>
          {mismatches.slice(0, MOST_NAMED).map(({path, message}, index) => (
            <li key={index}>
              {path ? <code>{path}</code> : <span>The body</span>}
              <span>{` ${message}`}</span>
            </li>
          ))}
          {rest > 0 && <li>{`and ${rest} more`}</li>}
        </ul>
      )}
    </div>
  );
}
