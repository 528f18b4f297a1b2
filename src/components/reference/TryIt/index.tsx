import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {isTryFragment} from '@site/src/lib/console/fragment';
import type {OperationData} from '@site/src/openapi/page';
import Icon from '../../ui/Icon';
import Loading from './Loading';
import Sheet from './Sheet';
import styles from './styles.module.css';

/** The button that opens the console; `#try` in the address does the same, and may fill it in. */
export default function TryIt(data: OperationData): ReactNode {
  const {hash} = useLocation();
  const isAsked = isTryFragment(hash);
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays, so that closing it loses nothing.
  const [isWanted, setWanted] = useState(false);
  // Other fragments of the page leave the console as it is.
  const [fill, setFill] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    // By now the page shows the button again.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isAsked) return;
    setFill(hash);
    open();
  }, [isAsked, hash]);
  const {summary, method, path} = data.operation;
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.button}
        id="try"
        onClick={open}
        ref={button}
        type="button"
      >
        <Icon name="play" size={16} />
        Try it
      </button>
      {isWanted &&
        createPortal(
          <Sheet isOpen={isOpen} method={method} onClose={() => setOpen(false)} path={path} summary={summary}>
            <Loading data={data} hash={fill} key={fill} />
          </Sheet>,
          document.body,
        )}
    </>
  );
}
