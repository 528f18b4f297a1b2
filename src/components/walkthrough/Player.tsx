import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import type {Walkthrough} from '@site/src/content/walkthrough';
import {clock, cueAt, cuesOf, lengthOf, nextStart, previousStart, startOf} from '@site/src/lib/timeline';
import Button from '../ui/Button';
import Icon from '../ui/Icon';
import {useReducedMotion} from './useReducedMotion';
import Picture from './Picture';
import Scrubber from './Scrubber';
import {usePlayback} from './usePlayback';
import type {Parts} from './usePlayer';
import View, {placeOf} from './View';
import styles from './styles.module.css';

export interface PlayerProps {
  walkthrough: Walkthrough;
  draw: Parts['draw'];
  /** Where “Book a Demo” leads after the last frame. */
  bookingHref: string;
  /** Index of the step to start with. */
  from?: number;
}

const STEPS_BY_KEY: Record<string, typeof nextStart> = {ArrowRight: nextStart, ArrowLeft: previousStart};
/** On the slider, all arrow keys move by a step. */
const SLIDER_KEYS: Record<string, typeof nextStart> = {...STEPS_BY_KEY, ArrowUp: nextStart, ArrowDown: previousStart};

/**
 * Plays the walkthrough. With reduced motion nothing plays: it shows the last picture of each step, and buttons lead
 * from step to step.
 */
export default function Player({walkthrough, draw, bookingHref, from = 0}: PlayerProps): ReactNode {
  const {steps, ending} = walkthrough;
  const cues = useMemo(() => cuesOf(steps), [steps]);
  const length = lengthOf(cues);
  const isStill = useReducedMotion();
  const {position, isPlaying, toggle, pause, seek} = usePlayback(length, startOf(cues, from), !isStill);
  useEffect(() => {
    if (isStill && isPlaying) pause();
  });

  const {step} = cues[cueAt(cues, position)]!;
  const current = isStill ? cues.map((cue) => cue.step).lastIndexOf(step) : cueAt(cues, position);
  const hasEnded = position >= length;
  const place = placeOf(steps, step);

  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current!.focus({preventScroll: true}), []);

  const [spoken, setSpoken] = useState('');
  const told = useRef(step);
  useEffect(() => {
    // Screen readers announce the slider's value themselves.
    if (step !== told.current && !(document.activeElement instanceof HTMLInputElement)) setSpoken(place);
    told.current = step;
  }, [step, place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const keys = target instanceof HTMLInputElement ? SLIDER_KEYS : STEPS_BY_KEY;
    const start = new Map(Object.entries(keys)).get(event.key);
    if (start) seek(start(cues, position));
    else if (event.key === ' ' && !isStill && !target.closest('a, button, summary')) toggle();
    else return;
    event.preventDefault();
  };

  const label = isPlaying ? 'Pause' : hasEnded ? 'Watch again' : 'Play';
  const controls = isStill ? (
    <div className={styles.controls}>
      <button className={styles.word} onClick={() => seek(previousStart(cues, position))} type="button">
        Previous
      </button>
      <button
        className={styles.word}
        onClick={() => seek(hasEnded ? 0 : nextStart(cues, position))}
        ref={first}
        type="button"
      >
        {hasEnded ? 'Start again' : 'Next'}
      </button>
    </div>
  ) : (
    <div className={styles.controls}>
      <button aria-label={label} className={styles.toggle} onClick={toggle} ref={first} title={label} type="button">
        <Icon name={isPlaying ? 'pause' : hasEnded ? 'repeat' : 'play'} />
      </button>
      <Scrubber cues={cues} onSeek={seek} place={place} position={position} />
      <span className={styles.time}>{`${clock(position)} / ${clock(length)}`}</span>
    </div>
  );

  return (
    <div className={styles.player} onKeyDown={onKeyDown}>
      <View
        controls={controls}
        cues={cues}
        current={current}
        isStill={isStill}
        onPicture={() => !isStill && !hasEnded && toggle()}
        onStep={(to) => seek(startOf(cues, to))}
        picture={
          <>
            <Picture draw={draw} isStill={isStill} seed={cues[current]!.imageSeed} />
            {hasEnded && (
              <div className={styles.end}>
                <p>{ending}</p>
                <Button kind="accent" to={bookingHref}>
                  Book a Demo
                </Button>
              </div>
            )}
          </>
        }
        steps={steps}
      />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
