import type {ReactNode} from 'react';
import type {Property} from 'openapi-model/page';
import Html from '../Html/index.tsx';
import styles from './styles.module.css';

/** Values with what the contract says of each. */
export function Values({values}: {values: Property['values']}): ReactNode {
  return (
    values && (
      <ul className={styles.values}>
        {values.map(({value, name, descriptionHtml}, index) => (
          <li key={index}>
            <code>{value}</code> {name} <Html html={descriptionHtml} />
          </li>
        ))}
      </ul>
    )
  );
}

/** Limits and example of a value in one line. */
export function Constraints({constraints, example}: {constraints: readonly string[]; example?: string}): ReactNode {
  if (constraints.length === 0 && example === undefined) return null;
  const limits = constraints.join(', ');
  if (example === undefined) return <p className={styles.limits}>{limits}</p>;
  return (
    <p className={styles.limits}>
      {limits ? `${limits}. Example: ` : 'Example: '}
      <code translate="no">{example}</code>
    </p>
  );
}
