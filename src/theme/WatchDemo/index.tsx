// Added: a link to the list of steps on /book-a-demo. With scripts, it opens them in a dialog.
import {type MouseEvent, type ReactNode, useState} from 'react';
import parts from '@site/src/content/parts';
import {useOnDemand} from 'docusaurus-kit/hooks/useOnDemand';
import Button from 'docusaurus-kit/Button';
import Dialog from 'docusaurus-kit/Dialog';
import {isPlainClick} from 'docusaurus-kit/lib/isPlainClick';
import CloseButton from 'docusaurus-kit/CloseButton';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import styles from './dialog.module.css';

const importPlayer = () => import('./Player').then(({default: Player}) => Player);

/** Without the part, a link to /book-a-demo takes its place. */
export default function WatchDemo(): ReactNode {
  return parts.watchDemo ? (
    <Demo />
  ) : (
    <Button kind="secondary" to="/book-a-demo">
      Book a Demo
    </Button>
  );
}

function Demo(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const {loaded: Player, hasFailed, load} = useOnDemand(importPlayer);
  const open = (event: MouseEvent<HTMLElement>) => {
    // Old browsers have no dialogs.
    if (!isPlainClick(event) || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    // Not every browser focuses a link on a click, and the dialog returns focus to where it was.
    event.currentTarget.focus();
    setOpen(true);
    load();
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={open} to="/book-a-demo#demo">
        Watch Demo
      </Button>
      {isOpen && (
        <Dialog aria-label="Watch Demo" className={styles.dialog} onClose={close}>
          <div className={styles.sheet}>
            <CloseButton label="Close" onClick={close} />
            {Player ? (
              <Player />
            ) : (
              <p className={`m-0 ${styles.wait}`} role={hasFailed ? 'alert' : 'status'}>
                {hasFailed ? <LoadFailure onRetry={load} text="The demo could not be loaded." /> : 'Loading the demo'}
              </p>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
