import {type ReactNode, useEffect, useRef, useState} from 'react';
import Scene from '@site/src/components/scenes';
import Button from 'docusaurus-kit/Button';
import walkthrough from './content';
import styles from './dialog.module.css';

const {steps, seconds} = walkthrough;
const LAST = steps.length - 1;

/** In milliseconds: the old step is gone before the next one appears. */
const FADE = 150;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The steps one by one, with the arrow keys too. They follow each other until someone pauses or moves them. */
export default function Player(): ReactNode {
  const [at, setAt] = useState(0);
  const [faded, setFaded] = useState(0);
  const shown = prefersStill() ? at : faded;
  const [isPlaying, setPlaying] = useState(() => !prefersStill());
  const runs = isPlaying && at < LAST;
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = toggle.current!;
    // In a low window, the picture comes first.
    if (button.getBoundingClientRect().bottom <= innerHeight) button.focus();
  }, []);

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => !document.hidden && setAt(at + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [runs, at]);

  useEffect(() => {
    const timer = setTimeout(setFaded, FADE, at);
    return () => clearTimeout(timer);
  }, [at]);

  const moveTo = (step: number) => {
    setPlaying(false);
    setAt(Math.min(LAST, Math.max(0, step)));
  };
  useEffect(() => {
    const onKeyDown = ({key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') moveTo(at + 1);
      if (key === 'ArrowLeft') moveTo(at - 1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [at]);

  const onToggle = () => {
    setPlaying(!runs);
    if (at === LAST) setAt(0);
  };
  const {title, imageSeed, caption} = steps[shown]!;
  return (
    <div className={`stack ${styles.player}`}>
      <div className={styles.stage} data-stage={shown === at ? '' : 'leaving'}>
        <Scene bare seed={imageSeed} />
      </div>
      <div>
        <div aria-atomic="true" aria-live={runs ? 'off' : 'polite'} className={styles.caption}>
          <p className="mb-2">
            {shown + 1} of {steps.length}
          </p>
          <h2 className="mb-2">{title}</h2>
          <p className="muted mb-2">{caption}</p>
        </div>
        <div className={`cluster gap-2 ${styles.controls}`}>
          <Button aria-disabled={at === 0} kind="secondary" onClick={() => moveTo(at - 1)}>
            Back
          </Button>
          <Button kind="secondary" onClick={onToggle} ref={toggle}>
            {runs ? 'Pause' : at === LAST ? 'Watch again' : 'Play'}
          </Button>
          <Button aria-disabled={at === LAST} kind="secondary" onClick={() => moveTo(at + 1)}>
            Next
          </Button>
        </div>
        <Button to="/book-a-demo">Book a Demo</Button>
      </div>
    </div>
  );
}
