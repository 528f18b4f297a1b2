import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {isTryFragment} from 'openapi-model/console/fragment';
import type {OperationData} from 'openapi-model/page';
import Button from 'docusaurus-kit/Button';
import ConsoleLoader from './ConsoleLoader.tsx';
import Sheet from './Sheet.tsx';

/** The button that opens the console. The fragment `#try` opens it too, and can fill it in. */
export default function TryIt(data: OperationData): ReactNode {
  const {hash} = useLocation();
  useBrokenLinks().collectAnchor('try');
  const isTryLink = isTryFragment(hash);
  const [isOpen, setOpen] = useState(false);
  // Once opened, it stays mounted, so that closing it loses nothing.
  const [isMounted, setMounted] = useState(false);
  // Other fragments leave the console as it is.
  const [fill, setFill] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setMounted(true);
    setOpen(true);
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    // Only now is the button visible again.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isTryLink) return;
    setFill(hash);
    open();
  }, [isTryLink, hash]);
  const {summary, method, path} = data.operation;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="scripted no-print"
        id="try"
        kind="secondary"
        onClick={open}
        ref={button}
        size="compact"
      >
        Open console
      </Button>
      {isMounted &&
        createPortal(
          <Sheet isOpen={isOpen} method={method} onClose={() => setOpen(false)} path={path} summary={summary}>
            {/* Starts again with other values only. */}
            <ConsoleLoader data={data} hash={fill} isOpen={isOpen} key={fill} />
          </Sheet>,
          document.body,
        )}
    </>
  );
}
