import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ReceivedResponse} from '@site/src/lib/console/response';
import {formatSize, formatTime, statusText} from '@site/src/lib/console/format';
import type {Result} from '@site/src/lib/console/result';
import {waitText} from '@site/src/lib/retryAfter';
import Icon from '../../ui/Icon';
import {useHasGuides} from '../../hooks/useSettings';
import ResponseBody from './ResponseBody';
import Download from './Download';
import type {OutcomeProps} from './Outcome';
import VerdictNote from './VerdictNote';
import styles from './styles.module.css';

export interface ResponseViewProps extends Pick<OutcomeProps, 'operation' | 'statuses' | 'wait' | 'onNextPage'> {
  response: ReceivedResponse;
  result: Result;
}

/** A response: status, time, size, check against the contract, next steps, headers and body. */
export default function ResponseView({
  response,
  result,
  operation,
  statuses,
  wait,
  onNextPage,
}: ResponseViewProps): ReactNode {
  const {status, reason, time, size} = response;
  const {verdict, next} = result;
  const isExplained = useHasGuides() && status >= 400 && statuses.has(String(status));
  return (
    <>
      <p className={styles.outcome}>
        <strong className={styles.status} data-error={status >= 400}>
          {statusText(status, reason)}
        </strong>
        <span>{formatTime(time)}</span>
        <span>{formatSize(size)}</span>
        {size > 0 && <Download response={response} name={`${operation.method.toLowerCase()}-${status}`} />}
      </p>
      {verdict && <VerdictNote status={status} verdict={verdict} />}
      {(isExplained || next || wait > 0) && (
        <p className={styles.follow}>
          {wait > 0 && (
            <span className={styles.wait}>
              <Icon name="timer" size={15} /> <span>{`Wait ${waitText(wait)}`}</span>
            </span>
          )}
          {isExplained && (
            <Link rel="noopener" target="_blank" to={`/developer/guides/errors#${status}`}>
              <span>{`What to do about ${status}`}</span>
              <span className="visually-hidden"> (opens in a new tab)</span> <Icon name="external-link" size={14} />
            </Link>
          )}
          {next && (
            <button className={styles.quiet} onClick={onNextPage} type="button">
              <span>{`Next page (${next.page} of ${next.total})`}</span> <Icon name="arrow-right" size={15} />
            </button>
          )}
        </p>
      )}
      <Headers response={response} isWhole={result.isSandbox} />
      {/* The key resets “Show more” for a new response. */}
      <ResponseBody response={response} key={time} />
    </>
  );
}

/** @param isWhole true if these are all headers; from other sites, browsers show only exposed ones */
function Headers({response: {headers}, isWhole}: {response: ReceivedResponse; isWhole: boolean}): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>{`Response headers (${headers.length})`}</summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isWhole && <p className={styles.note}>Browsers show only the headers that a server exposes to other sites.</p>}
    </details>
  );
}
