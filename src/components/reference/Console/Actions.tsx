import {type MouseEvent, type ReactNode, type Ref, useEffect, useRef} from 'react';
import clsx from 'clsx';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import {useDebounced} from '../../hooks/useDebounced';
import CopyActions from './CopyActions';
import type {ConsoleState} from './useConsole';
import styles from './styles.module.css';

export interface ActionsProps {
  state: ConsoleState;
  ref: Ref<HTMLButtonElement>;
}

/** Delay before the sending state appears, in milliseconds, so that it doesn't flash. */
const SHOW_AFTER = 200;

/** Ignores the second click of a double-click. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Buttons to send and cancel a request; deletions ask for confirmation first. */
export default function Actions({state, ref}: ActionsProps): ReactNode {
  const {isSending, submit, connection} = state;
  const isSlow = useDebounced(isSending, SHOW_AFTER) && isSending;
  if (state.isAsking) return <Question state={state} />;
  return (
    <div className={clsx('cluster', styles.actions)}>
      {!connection.isBlocked && (
        <Button
          aria-disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={styles.send}
          kind={isSlow ? 'secondary' : 'primary'}
          onClick={once(() => !isSending && submit())}
          ref={ref}
          size="compact"
          title="Send (Ctrl or ⌘ and Enter)"
        >
          <Icon name="send" size={16} />
          <span>{isSlow ? 'Sending' : 'Send'}</span>
        </Button>
      )}
      {isSlow ? (
        <Button kind="secondary" onClick={state.cancel} size="compact">
          Cancel
        </Button>
      ) : (
        <CopyActions state={state} />
      )}
    </div>
  );
}

function Question({state: {connection, confirm, keep}}: Pick<ActionsProps, 'state'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      aria-describedby="console-question"
      aria-label="Confirm"
      className={clsx('cluster', styles.actions)}
      data-question
      role="group"
    >
      <strong className={styles.question} id="console-question">
        {`This deletes data from ${connection.place}. Delete it?`}
      </strong>
      <Button kind="secondary" onClick={keep} ref={button} size="compact">
        Keep it
      </Button>
      <Button kind="danger" onClick={once(confirm)} size="compact">
        Delete
      </Button>
    </div>
  );
}
