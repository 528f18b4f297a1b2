import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OperationData} from '@site/src/plugins/reference/types';
import Html from '../Html';
import Method from '../Method';
import Properties from '../Properties';
import Samples from '../Samples';
import TryIt from '../TryIt';
import AnswerDetails from './AnswerDetails';
import styles from './styles.module.css';

/** The page of one operation: everything that the contract says of it, in the HTML; the console comes on request. */
export default function OperationPage({operation, security, servers}: OperationData): ReactNode {
  const {method, path, summary, descriptionHtml, deprecated, parameters, body, answers} = operation;
  const origin = servers[0]?.url ?? '';
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{summary}</h1>
        <p className={styles.endpoint}>
          <Method method={method} />
          <code>
            <span className={styles.origin}>{origin}</span>
            {path}
          </code>
        </p>
        {deprecated && <p className={styles.notice}>This operation is deprecated.</p>}
        <Html html={descriptionHtml} />
        <h2 id="headers">Headers</h2>
        <ul className={styles.headers}>
          {security.map(({scheme, name, descriptionHtml: html}) => (
            <li key={scheme}>
              <code>{name}</code> <strong>required</strong>
              <Html html={html} />
            </li>
          ))}
        </ul>
        <p>
          <Link to="/developer/guides/authentication">How authentication works</Link>
        </p>
        {parameters.length > 0 && (
          <>
            <h2 id="parameters">Parameters</h2>
            <Properties items={parameters} prefix="parameter" />
          </>
        )}
        {body && (
          <>
            <h2 id="request-body">Request body</h2>
            <p>
              {body.required ? 'Required' : 'Optional'}, <code>{body.contentType}</code>
            </p>
            <Properties items={body.properties} prefix="body" />
          </>
        )}
        <h2 id="responses">Responses</h2>
        {answers.map((answer) => (
          <AnswerDetails answer={answer} key={answer.status} />
        ))}
      </div>
      <div className={styles.side}>
        <section aria-labelledby="example-request" className={styles.example}>
          <h2 id="example-request">Example request</h2>
          <Samples operation={operation} security={security} servers={servers} />
        </section>
        <TryIt summary={summary} />
      </div>
    </div>
  );
}
