import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import Button from 'docusaurus-kit/Button';
import Icon from 'docusaurus-kit/Icon';
import {useDebounced} from 'docusaurus-kit/hooks/useDebounced';
import DeleteQuestion, {once} from '../DeleteQuestion/index.tsx';
import CopyActions from './CopyActions.tsx';
import type {ConsoleState} from './useConsole.ts';
import styles from './styles.module.css';

export interface ActionsProps {
  state: ConsoleState;
  ref: Ref<HTMLButtonElement>;
}

/** Delay before the sending state appears, in milliseconds, so that it doesn't flash. */
const SHOW_AFTER = 200;

/** Buttons to send and cancel a request; deletions ask for confirmation first. */
export default function Actions({state, ref}: ActionsProps): ReactNode {
  const {isSending, submit, connection} = state;
  const isSlow = useDebounced(isSending, SHOW_AFTER) && isSending;
  if (state.isAsking) {
    return (
      <div className={styles.actions}>
        <DeleteQuestion onDelete={state.confirm} onKeep={state.keep} place={connection.place} />
      </div>
    );
  }
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
