import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface ActionsProps {
  /** How people call where the request goes. */
  place: string;
  isSending: boolean;
  /** Whether the button has been pressed on something that deletes. */
  isAsking: boolean;
  onSend: () => void;
  onConfirm: () => void;
  onKeep: () => void;
  onCancel: () => void;
  /** Further actions on the request. */
  children: ReactNode;
}

/** The second click of a double click is no second wish. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Sends the request, asks before it deletes, cancels while it is under way. */
export default function Actions({children, ...props}: ActionsProps): ReactNode {
  const {isSending, isAsking, onSend, onCancel} = props;
  const send = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // The button that cancelled is gone, and the focus with it.
    if (wasSending.current && !isSending && document.activeElement === document.body) send.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  if (isAsking) return <Question {...props} />;
  return (
    <div className={styles.actions}>
      <button
        aria-disabled={isSending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className={styles.send}
        onClick={once(() => !isSending && onSend())}
        ref={send}
        title="Send (Ctrl or ⌘ and Enter)"
        type="button"
      >
        <Icon name="send" size={16} />
        {isSending ? 'Sending' : 'Send'}
      </button>
      {isSending && (
        <button className={styles.quiet} onClick={onCancel} type="button">
          Cancel
        </button>
      )}
      <div className={styles.more}>{children}</div>
    </div>
  );
}

function Question({place, onConfirm, onKeep}: Omit<ActionsProps, 'children'>): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div aria-describedby="console-question" aria-label="Confirm" className={styles.actions} data-question role="group">
      <p className={styles.question} id="console-question">
        This deletes from {place}. Send it?
      </p>
      <button className={styles.quiet} onClick={onKeep} ref={keep} type="button">
        Keep it
      </button>
      <button className={styles.danger} onClick={once(onConfirm)} type="button">
        Delete
      </button>
    </div>
  );
}
