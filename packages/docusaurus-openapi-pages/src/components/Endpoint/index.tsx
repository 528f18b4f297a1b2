import {Fragment, type ReactNode} from 'react';
import Method from '../Method/index.tsx';
import styles from './styles.module.css';

export interface EndpointProps {
  method: string;
  path: string;
  /** In front of the path where there is room. */
  origin?: string;
}

/** Method and path of an operation. A long path breaks before a slash. */
export default function Endpoint({method, path, origin}: EndpointProps): ReactNode {
  return (
    <p className={`line-up ${styles.endpoint}`} translate="no">
      <Method method={method} />{' '}
      <code className="ref-bare">
        {origin && <span className={styles.origin}>{origin}</span>}
        {path.split(/(?=\/)/).map((part, index) => (
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
    </p>
  );
}
