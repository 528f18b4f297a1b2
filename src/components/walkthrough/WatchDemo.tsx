import {type MouseEvent, type ReactNode, useRef, useState} from 'react';
import Button from '../ui/Button';
import Modal from './Modal';

const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to the walkthrough on /book-a-demo. With scripts, it opens above the page. */
export default function WatchDemo(): ReactNode {
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event) || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // Not every browser focuses a link on a click, so the dialog may not know where the focus was.
    opener.current?.focus();
  };
  return (
    <div data-own-pictures="">
      <Button kind="secondary" onClick={open} to="/book-a-demo#walkthrough">
        Watch Demo
      </Button>
      {isOpen && <Modal onClose={close} />}
    </div>
  );
}
