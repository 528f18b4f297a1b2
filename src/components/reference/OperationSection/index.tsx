import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import Icon from '../../ui/Icon';
import Answers from '../Answers';
import Html from '../Html';
import Method from '../Method';
import Properties from '../Properties';
import Samples, {type SamplesProps} from '../Samples';
import styles from '../styles.module.css';

/** One operation on the overview: what it does, what it takes, what it answers. */
export default function OperationSection({operation, servers, security}: SamplesProps): ReactNode {
  const {slug, method, path, summary, descriptionHtml, parameters, body, answers} = operation;
  return (
    <section aria-labelledby={slug} className={styles.operation}>
      <div className={styles.words}>
        <h3 id={slug}>{summary}</h3>
        <p className={styles.endpoint}>
          <Method method={method} />
          <code>{path}</code>
        </p>
        <Html html={descriptionHtml} />
        {parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <Properties items={parameters} prefix={`${slug}-param`} />
          </>
        )}
        {body && body.properties.length > 0 && (
          <>
            <h4>Request body</h4>
            <Properties items={body.properties} prefix={`${slug}-body`} />
          </>
        )}
        <Link className={styles.more} to={operationPath(slug)}>
          {summary}: all answers and the console <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      <div className={styles.examples}>
        <h4>Example request</h4>
        <Samples operation={operation} security={security} servers={servers} />
        <Answers answers={answers.filter(({status}) => status.startsWith('2'))} />
      </div>
    </section>
  );
}
