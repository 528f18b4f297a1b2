import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TRY_FRAGMENT} from '@site/src/lib/console/fragment';
import {operationPath} from '@site/src/lib/paths';
import type {Operation, OverviewTag} from '@site/src/openapi/page';
import Icon from '../../ui/Icon';
import type {OperationSectionProps} from '../OperationSection';
import Samples from '../Samples';
import styles from '../styles.module.css';

/** Number of lines of the response that are shown. */
const LINES = 12;

/** The first operation that reads something and needs nothing but credentials. */
const easiest = (tags: readonly OverviewTag[]): Operation | undefined =>
  tags
    .flatMap(({operations = []}) => operations)
    .find(
      ({method, isWebhook, parameters, body}) =>
        method === 'GET' && !isWebhook && !body && !parameters.some(({required}) => required),
    );

interface FirstRequestProps extends Pick<OperationSectionProps, 'schemes' | 'servers'> {
  tags: readonly OverviewTag[];
}

/** A request to start with, the beginning of its response, and a link that opens it in the sandbox. */
export default function FirstRequest({tags, schemes, servers}: FirstRequestProps): ReactNode {
  const operation = easiest(tags);
  if (!operation) return null;
  const {slug, responses} = operation;
  const example = responses.find(({status}) => status.startsWith('2'))?.body?.example?.split('\n');
  return (
    <section aria-labelledby="first-request">
      <h2 id="first-request">Your first request</h2>
      <div className={styles.examples}>
        <Samples operation={operation} security={schemes} servers={operation.servers ?? servers} />
        {example && (
          <>
            <h3>{example.length > LINES ? 'The response begins' : 'The response'}</h3>
            <pre tabIndex={0} translate="no">
              <code>{example.slice(0, LINES).join('\n')}</code>
            </pre>
          </>
        )}
      </div>
      <Link className={styles.more} to={operationPath(slug) + TRY_FRAGMENT}>
        Run it in the sandbox <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
