import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Answer} from '@site/src/plugins/reference/types';
import Properties from '../Properties';
import styles from './styles.module.css';

/** One documented answer; those of success are open at first. */
export default function AnswerDetails({answer}: {answer: Answer}): ReactNode {
  const {status, description, body, notSpecified} = answer;
  const isError = /^[45]/.test(status);
  return (
    <details className={styles.answer} id={`response-${status}`} open={!isError}>
      <summary>
        <span className={styles.status} data-error={isError}>
          {status}
        </span>
        {description}
      </summary>
      {notSpecified && (
        <p className={styles.notice}>
          <strong>Not documented yet.</strong> {notSpecified}
        </p>
      )}
      {isError && (
        <p>
          <Link to={`/developer/guides/errors#${status}`}>What to do about {status}</Link>
        </p>
      )}
      {body && body.properties.length > 0 && <Properties items={body.properties} prefix={`response-${status}`} />}
      {body?.example && (
        <pre tabIndex={0}>
          <code>{body.example}</code>
        </pre>
      )}
    </details>
  );
}
