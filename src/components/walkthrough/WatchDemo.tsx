import {type MouseEvent, type ReactNode, useRef, useState} from 'react';
import {useOnDemand} from '../hooks/useOnDemand';
import ButtonLink from '../ui/Button/ButtonLink';
import {isPlainClick} from '../ui/isPlainClick';
import CloseButton from '../ui/IconButton/CloseButton';
import LoadFailure from '../ui/LoadFailure';
import styles from './dialog.module.css';

const importPlayer = () => import('./Player').then(({default: Player}) => Player);

/** A link to the list of steps on /book-a-demo. With scripts, it opens them in a dialog. */
export default function WatchDemo(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {loaded: Player, hasFailed, load} = useOnDemand(importPlayer);
  const open = (event: MouseEvent<HTMLElement>) => {
    // Old browsers have no dialogs.
    if (!isPlainClick(event) || !dialog.current?.showModal) return;
    event.preventDefault();
    // Not every browser focuses a link on a click, and the dialog returns focus to where it was.
    event.currentTarget.focus();
    dialog.current.showModal();
    setOpen(true);
    load();
  };
  const close = () => dialog.current!.close();
  return (
    <>
      <ButtonLink kind="secondary" onClick={open} to="/book-a-demo#demo">
        Watch Demo
      </ButtonLink>
      <dialog
        aria-label="Watch Demo"
        className={styles.dialog}
        onClick={(event) => event.target === event.currentTarget && close()}
        onClose={() => setOpen(false)}
        ref={dialog}
      >
        {isOpen && (
          <div className={styles.sheet}>
            <CloseButton label="Close" onClick={close} />
            {Player ? (
              <Player />
            ) : (
              <p className={styles.wait} role={hasFailed ? 'alert' : 'status'}>
                {hasFailed ? <LoadFailure onRetry={load} text="The demo could not be loaded." /> : 'Loading the demo'}
              </p>
            )}
          </div>
        )}
      </dialog>
    </>
  );
}
