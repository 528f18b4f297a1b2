import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ReceivedResponse} from 'openapi-model/console/response';
import {formatTime, statusText} from 'openapi-model/console/format';
import {tonesOf} from 'openapi-model/console/resultText';
import type {Result} from 'openapi-model/console/result';
import {waitText} from 'openapi-model/retryAfter';
import Disclosure from 'docusaurus-kit/Disclosure';
import Icon from 'docusaurus-kit/Icon';
import NewTabLink from 'docusaurus-kit/NewTabLink';
import {guides} from '../../lib/settings.ts';
import Badge from 'docusaurus-kit/Badge';
import ResponseBody from './ResponseBody.tsx';
import DownloadButton from './DownloadButton.tsx';
import type {ConsolePartProps} from './useConsole.ts';
import VerdictNote, {Mismatches} from './VerdictNote.tsx';
import styles from './styles.module.css';

export interface ResponseViewProps extends Omit<ConsolePartProps, 'id'> {
  response: ReceivedResponse;
  result: Result;
}

export default function ResponseView({response, result, operation, state}: ResponseViewProps): ReactNode {
  const {status, reason, headers, started, time, size} = response;
  const {verdict} = result;
  const tones = tonesOf(status, verdict?.kind);
  return (
    <>
      <div className={clsx('cluster', styles.outcome)}>
        <strong>
          <Badge look="code" tone={tones.status}>
            {statusText(status, reason)}
          </Badge>
        </strong>
        <span>{formatTime(time)}</span>
        {verdict && <VerdictNote status={status} tone={tones.verdict} verdict={verdict} />}
        <FollowUp isDocumented={operation.responses.has(String(status))} status={status} wait={state.wait} />
        {size > 0 && <DownloadButton response={response} name={`${operation.method.toLowerCase()}-${status}`} />}
        <Disclosure look="line" summary="Headers">
          <Headers headers={headers} isWhole={result.isSandbox} />
        </Disclosure>
      </div>
      {verdict && <Mismatches tone={tones.verdict} verdict={verdict} />}
      {result.note && (
        <p className={styles.fact} data-tone="caution">
          <Icon name="flag" size={15} /> <span>{result.note}</span>
        </p>
      )}
      <ResponseBody key={started} response={response} />
    </>
  );
}

interface FollowUpProps {
  status: number;
  /** The errors guide explains the statuses of the contract. */
  isDocumented: boolean;
  /** Remaining seconds. */
  wait: number;
}

/** What to do next: wait, or read about the error. */
function FollowUp({status, isDocumented, wait}: FollowUpProps): ReactNode {
  const isExplained = guides.errors !== undefined && status >= 400 && isDocumented;
  return (
    <>
      {wait > 0 && (
        <span className={styles.fact} data-tone="caution">
          <Icon name="timer" size={15} /> <span>{`Wait ${waitText(wait)}`}</span>
        </span>
      )}
      {isExplained && (
        <NewTabLink className={styles.fact} to={`${guides.errors}#${status}`}>
          <span>{`What to do about ${status}`}</span> <Icon name="external-link" size={14} />
        </NewTabLink>
      )}
    </>
  );
}

interface HeadersProps extends Pick<ReceivedResponse, 'headers'> {
  /** True if these are all headers; from other sites, browsers show only exposed ones. */
  isWhole: boolean;
}

function Headers({headers, isWhole}: HeadersProps): ReactNode {
  return (
    <>
      <dl className={styles.headers}>
        {headers.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {!isWhole && <p className="ref-note">Browsers show only the headers that a server exposes to other sites.</p>}
    </>
  );
}
