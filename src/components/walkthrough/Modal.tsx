import {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../ui/Icon';
import LoadFailure from '../ui/LoadFailure';
import {usePlayer} from './usePlayer';
import styles from './modal.module.css';

/** The walkthrough above the page. Escape, the button and a click outside close it, and focus returns to its link. */
export default function Modal({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {loaded: parts, hasFailed, load} = usePlayer();
  useEffect(() => {
    dialog.current!.showModal();
    load();
  }, [load]);
  const close = () => dialog.current!.close();
  return (
    <dialog
      aria-labelledby="watch-title"
      className={styles.dialog}
      onClick={(event) => event.target === event.currentTarget && close()}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id="watch-title">
            Watch Demo
          </h2>
          <button aria-label="Close" className={styles.close} onClick={close} type="button">
            <Icon name="x" />
          </button>
        </div>
        {parts ? (
          <parts.Player bookingHref="/book-a-demo" draw={parts.draw} walkthrough={parts.walkthrough} />
        ) : (
          <p className={styles.wait} role={hasFailed ? 'alert' : 'status'}>
            {hasFailed ? <LoadFailure onRetry={load} text="The demo could not be loaded." /> : 'Loading the demo'}
            {hasFailed && <Link to="/book-a-demo#walkthrough">Read it as text</Link>}
          </p>
        )}
      </div>
    </dialog>
  );
}
