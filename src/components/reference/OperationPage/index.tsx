import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {OperationData} from '@site/src/openapi/page';
import Deferred from '../../ui/Deferred';
import {useHasGuides} from '../../hooks/useSettings';
import CopyMarkdown from '../CopyMarkdown';
import GapMark from '../GapMark';
import Html from '../Html';
import Method from '../Method';
import OperationDetails from '../OperationDetails';
import Samples from '../Samples';
import Security, {Address} from '../Security';
import Servers from '../Servers';
import {useOpenTarget} from '../useOpenTarget';
import styles from './styles.module.css';

export interface OperationPageProps extends OperationData {
  /** The “Try it” control, below the example. */
  explorer: ReactNode;
}

/** The page of one operation, complete in the static HTML. */
export default function OperationPage({operation, security, servers, explorer}: OperationPageProps): ReactNode {
  const {method, path, isWebhook, summary, descriptionHtml, deprecated, externalDocs, notSpecified} = operation;
  const hasGuides = useHasGuides();
  useOpenTarget();
  const origin = isWebhook ? '' : (servers[0]?.url ?? '').replace(/\/$/, '');
  return (
    <article className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>{summary}</h1>
        <p className={styles.endpoint} translate="no">
          <Method method={method} />
          <code>
            {origin && <span className={styles.origin}>{origin}</span>}
            {path.split(/(?=\/)/).map((part, index) => (
              <Fragment key={index}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </code>
        </p>
        <CopyMarkdown path={operationPath(operation.slug)} />
        {deprecated && <p className={styles.notice}>This operation is deprecated.</p>}
        {isWebhook && (
          <p className={styles.notice}>
            A webhook: the API sends this request to your server, and your server responds.
          </p>
        )}
        <Html html={descriptionHtml} />
        <GapMark note={notSpecified} />
        {externalDocs && (
          <p>
            More: <Address url={externalDocs.url}>{externalDocs.label || externalDocs.url}</Address>
          </p>
        )}
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
      {!isWebhook && (
        <div className={styles.side}>
          <Deferred>
            <section aria-labelledby="example-request" className={styles.example}>
              <h2 id="example-request">Example request</h2>
              <Samples operation={operation} security={security} servers={servers} />
            </section>
            {explorer}
          </Deferred>
        </div>
      )}
    </article>
  );
}
