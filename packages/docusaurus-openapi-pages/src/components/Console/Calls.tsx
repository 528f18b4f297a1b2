import type {ReactNode} from 'react';
import {TRY_FRAGMENT} from 'openapi-model/console/fragment';
import {tonesOf} from 'openapi-model/console/resultText';
import Badge from 'docusaurus-kit/Badge';
import Button from 'docusaurus-kit/Button';
import Disclosure from 'docusaurus-kit/Disclosure';
import Method from '../Method/index.tsx';
import type {Call} from './tools.ts';
import type {ConsoleState} from './useConsole.ts';
import styles from './styles.module.css';

export interface CallsProps {
  /** Path of the operation's page. */
  page: string;
  state: ConsoleState;
}

/** The last calls of this tab, of all operations. Choosing one fills it in and shows its response. */
export default function Calls({page, state: {calls, show, forgetCalls}}: CallsProps): ReactNode {
  if (calls.length === 0) return null;
  return (
    <Disclosure className={styles.group} look="line" summary={`Earlier requests: ${calls.length}`}>
      <p className="ref-note">Kept until this page is reloaded, never stored.</p>
      <ol className={`plain-list ${styles.calls}`}>
        {calls.map((call) => (
          <li className="cluster" key={call.at}>
            <Button
              kind="quiet"
              onClick={() => show(call)}
              size="compact"
              to={call.page === page ? undefined : call.page + TRY_FRAGMENT}
            >
              <Method method={call.method} /> <code className="ref-bare">{call.path}</code>
            </Button>{' '}
            <Outcome call={call} />
          </li>
        ))}
      </ol>
      <Button kind="quiet" onClick={forgetCalls} size="compact">
        Clear
      </Button>
    </Disclosure>
  );
}

function Outcome({call: {result, at}}: {call: Call}): ReactNode {
  const {response} = result;
  return (
    <span className={styles.fact}>
      <Badge look="code" tone={response ? tonesOf(response.status).status : 'error'}>
        {response ? response.status : 'No response'}
      </Badge>{' '}
      <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString('en-GB')}</time>
    </span>
  );
}
