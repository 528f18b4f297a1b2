import {type MouseEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import Button from 'docusaurus-kit/Button';
import styles from './styles.module.css';

/** Whether requests with a method are sent only after the question. */
export const isAsked = (method: string): boolean => method === 'DELETE';

/** Ignores the second click of a double-click. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

export interface DeleteQuestionProps {
  /** Display name of the server. */
  place: string;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before data is deleted, in place of the button that was pressed. */
export default function DeleteQuestion({place, onKeep, onDelete}: DeleteQuestionProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div aria-describedby={id} aria-label="Confirm" className={clsx('cluster', styles.question)} role="group">
      <strong id={id}>{`This deletes data from ${place}. Delete it?`}</strong>
      <Button kind="secondary" onClick={once(onKeep)} ref={button} size="compact">
        Keep it
      </Button>
      <Button kind="danger" onClick={once(onDelete)} size="compact">
        Delete
      </Button>
    </div>
  );
}
