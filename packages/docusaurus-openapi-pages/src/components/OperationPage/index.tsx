import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import '@theme/ApiStyles';
import Title from '@theme/ApiTitle';
import {guides, operationPath} from '../../lib/settings.ts';
import type {OperationData} from 'openapi-model/page';
import Deferred from 'docusaurus-kit/Deferred';
import LongName from '../LongName/index.tsx';
import Endpoint from '../Endpoint/index.tsx';
import Html from '../Html/index.tsx';
import Caveats from '../Caveats/index.tsx';
import OperationDetails from '../OperationDetails/index.tsx';
import Rail from '../Rail/index.tsx';
import Security from '../Security/index.tsx';
import Servers from '../Servers/index.tsx';
import {useOpenTarget} from '../useOpenTarget.ts';
import styles from './styles.module.css';

export interface OperationPageProps extends OperationData {
  /** The button that opens the console, next to the one that runs the example. */
  explorer: ReactNode;
}

/**
 * The page of one operation, complete in the static HTML. Its parts are in reading order; the grid moves the examples
 * next to the words where there is room.
 */
export default function OperationPage({operation, security, servers, explorer}: OperationPageProps): ReactNode {
  const {method, path, isWebhook, summary, descriptionHtml, deprecated, caveats} = operation;
  useOpenTarget();
  const origin = isWebhook ? '' : (servers[0]?.url ?? '').replace(/\/$/, '');
  return (
    <article className={clsx('openapi', styles.page, !isWebhook && styles.withRail)}>
      <Title path={operationPath(operation.slug)}>
        <LongName text={summary} />
      </Title>
      <div className={styles.endpoint}>
        <Endpoint method={method} origin={origin} path={path} />
      </div>
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
            <Rail explorer={explorer} key={operation.id} operation={operation} />
          </Deferred>
        </div>
      )}
      <div className={styles.details}>
        {!isWebhook && (servers.length > 1 || servers.some(({variables, note}) => variables || note)) && (
          <>
            <h2 id="servers">Servers</h2>
            <Servers servers={servers} />
          </>
        )}
        {(!isWebhook || operation.security.length > 0) && (
          <>
            <h2 id="authentication">Authentication</h2>
            <Security alternatives={operation.security} schemes={security} />
            {guides.authentication && (
              <p>
                <Link to={guides.authentication}>How authentication works</Link>
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
