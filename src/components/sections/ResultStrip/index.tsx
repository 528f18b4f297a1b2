import type {ReactNode} from 'react';
import {RESULTS} from '@site/src/lib/teasers';
import {slugOf} from '@site/src/lib/slug';
import Result, {resultText} from '../../ui/Result';
import type {ComparisonTableProps} from '../ComparisonTable';
import styles from './styles.module.css';

/** The rows of a comparison as signs, and links to the groups of its table. */
export default function ResultStrip({groups, productName, competitorName}: ComparisonTableProps): ReactNode {
  const count = RESULTS.reduce((sum, result) => sum + groups[result].length, 0);
  return (
    <div>
      <p aria-hidden="true" className={`m-0 mb-4 ${styles.strip}`}>
        {RESULTS.flatMap((result) => groups[result].map(({feature}) => <Result key={feature} of={result} />))}
      </p>
      <ul className="plain-list">
        {RESULTS.filter((result) => groups[result].length > 0).map((result) => {
          const title = resultText(result, productName, competitorName);
          return (
            <li className={`cluster border-top ${styles.group}`} key={result}>
              <Result of={result} />
              <a className="ink" href={`#${slugOf(title)}`}>
                {title}
              </a>{' '}
              <strong>{`${groups[result].length} of ${count}`}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
