import {type MouseEvent, type ReactNode, type Ref, useEffect, useRef, useState} from 'react';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface ActionsProps {
  /** Display name of the server. */
  place: string;
  isSending: boolean;
  /** True while a deletion waits for confirmation. */
  isAsking: boolean;
  onSend: () => void;
  onConfirm: () => void;
  onKeep: () => void;
  onCancel: () => void;
  ref: Ref<HTMLButtonElement>;
  /** Further actions on the request. */
  children: ReactNode;
}

/** Delay before the sending state appears, in milliseconds, so that it doesn't flash. */
const SHOW_AFTER = 200;

function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isSending) return undefined;
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [isSending]);
  return isSending && isSlow;
}

/** Ignores the second click of a double-click. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Buttons to send and cancel a request; deletions ask for confirmation first. */
export default function Actions({children, ...props}: ActionsProps): ReactNode {
  const {isSending, isAsking, onSend, onCancel} = props;
  const isSlow = useIsSlow(isSending);
  if (isAsking) return <Question {...props} />;
  return (
    <div className={styles.actions}>
      <Button
        aria-disabled={isSending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className={styles.send}
        data-busy={isSlow}
        onClick={once(() => !isSending && onSend())}
        ref={props.ref}
        size="compact"
        title="Send (Ctrl or ⌘ and Enter)"
      >
        <Icon name="send" size={16} />
        <span>{isSlow ? 'Sending' : 'Send'}</span>
      </Button>
      {isSlow ? (
        <Button kind="secondary" onClick={onCancel} size="compact">
          Cancel
        </Button>
      ) : (
        children
      )}
    </div>
  );
}

function Question({place, onConfirm, onKeep}: Omit<ActionsProps, 'children' | 'ref'>): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div aria-describedby="console-question" aria-label="Confirm" className={styles.actions} data-question role="group">
      <p className={styles.question} id="console-question">
        {`This deletes data from ${place}. Delete it?`}
      </p>
      <Button kind="secondary" onClick={onKeep} ref={keep} size="compact">
        Keep it
      </Button>
      <Button kind="danger" onClick={once(onConfirm)} size="compact">
        Delete
      </Button>
    </div>
  );
}
