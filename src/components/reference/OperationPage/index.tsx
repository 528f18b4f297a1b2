import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {OperationData} from 'openapi-model/page';
import Deferred from '../../ui/Deferred';
import {useHasGuides} from '../../hooks/useSettings';
import Endpoint from '../Endpoint';
import Html from '../Html';
import Caveats from '../Caveats';
import OperationDetails from '../OperationDetails';
import Rail from '../Rail';
import Security from '../Security';
import Servers from '../Servers';
import TitleRow from '../TitleRow';
import {useOpenTarget} from '../useOpenTarget';
import styles from './styles.module.css';

export interface OperationPageProps extends OperationData {
  /** The button that opens the console: above the examples, or next to the endpoint on narrow screens. */
  explorer: ReactNode;
}

/**
 * The page of one operation, complete in the static HTML. Its parts are in reading order; the grid moves the examples
 * next to the words where there is room.
 */
export default function OperationPage({operation, security, servers, explorer}: OperationPageProps): ReactNode {
  const {method, path, isWebhook, summary, descriptionHtml, deprecated, caveats} = operation;
  const hasGuides = useHasGuides();
  useOpenTarget();
  const origin = isWebhook ? '' : (servers[0]?.url ?? '').replace(/\/$/, '');
  return (
    <article className={clsx(styles.page, !isWebhook && styles.withRail)}>
      <TitleRow path={operationPath(operation.slug)}>{summary}</TitleRow>
      <div className={styles.endpoint}>
        <Endpoint method={method} origin={origin} path={path} />
      </div>
      {!isWebhook && <div className={styles.explorer}>{explorer}</div>}
      <div>
        {deprecated && <p className={clsx('tint-accent', styles.notice)}>This operation is deprecated.</p>}
        {isWebhook && (
          <p className={clsx('tint-accent', styles.notice)}>
            A webhook: the API sends this request to your server, and your server responds.
          </p>
        )}
        <Html html={descriptionHtml} />
        <Caveats caveats={caveats} />
        <p className="ref-note">
          Operation <code translate="no">{operation.id}</code>
        </p>
      </div>
      {!isWebhook && (
        <div className={styles.examples}>
          <Deferred>
            {/* Nothing of another operation is kept. */}
            <Rail key={operation.id} operation={operation} />
          </Deferred>
        </div>
      )}
      <div className={styles.details}>
        {!isWebhook && (servers.length > 1 || servers.some(({variables}) => variables)) && (
          <>
            <h2 id="servers">Servers</h2>
            <Servers servers={servers} />
          </>
        )}
        {(!isWebhook || operation.security.length > 0) && (
          <>
            <h2 id="authentication">Authentication</h2>
            <Security alternatives={operation.security} schemes={security} />
            {hasGuides && (
              <p>
                <Link to="/developer/guides/authentication">How authentication works</Link>
              </p>
            )}
          </>
        )}
        <Deferred>
          <OperationDetails operation={operation} />
        </Deferred>
      </div>
    </article>
  );
}
