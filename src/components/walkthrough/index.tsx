import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Walkthrough as WalkthroughContent} from '@site/src/content/walkthrough';
import {clock, cuesOf, lengthOf} from '@site/src/lib/timeline';
import Scene from '../scenes';
import Icon from '../ui/Icon';
import LoadFailure from '../ui/LoadFailure';
import {usePlayer} from './usePlayer';
import View from './View';
import styles from './styles.module.css';

export interface WalkthroughProps {
  walkthrough: WalkthroughContent;
  /** Where “Book a Demo” leads after the last frame. */
  bookingHref: string;
}

/** Fragment of the walkthrough's address. */
const ANCHOR = 'walkthrough';

/**
 * The walkthrough in a page. Its first picture, steps and text are in the HTML; the player loads when it is asked for
 * and then takes the same room.
 */
export default function Walkthrough({walkthrough, bookingHref}: WalkthroughProps): ReactNode {
  const {title, lead, steps} = walkthrough;
  const cues = useMemo(() => cuesOf(steps), [steps]);
  const {loaded: parts, hasFailed, load} = usePlayer();
  /** The step that the visitor wants to see; null before the first click. */
  const [from, setFrom] = useState<number | null>(null);
  const isLoading = from !== null && !hasFailed;
  const start = (step: number) => {
    setFrom(step);
    load();
  };
  const section = useRef<HTMLElement>(null);
  const {hash} = useLocation();
  useBrokenLinks().collectAnchor(ANCHOR);
  useEffect(() => {
    if (hash === `#${ANCHOR}`) section.current!.focus();
  }, [hash]);
  return (
    <section
      aria-labelledby="walkthrough-title"
      className={styles.section}
      data-own-pictures=""
      id={ANCHOR}
      ref={section}
      tabIndex={-1}
    >
      <h2 className="headline-3" id="walkthrough-title">
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {parts ? (
        <parts.Player bookingHref={bookingHref} draw={parts.draw} from={from ?? 0} walkthrough={walkthrough} />
      ) : (
        <View
          controls={
            <div className={styles.controls}>
              <button
                aria-busy={isLoading}
                aria-label="Play"
                className={styles.toggle}
                onClick={() => start(0)}
                title="Play"
                type="button"
              >
                <Icon name="play" />
              </button>
              <div aria-hidden="true" className={styles.scrubber}>
                <div className={styles.track} />
              </div>
              <span className={styles.time}>{`${clock(0)} / ${clock(lengthOf(cues))}`}</span>
              <span className="visually-hidden" role="status">
                {isLoading && 'Loading the demo'}
              </span>
            </div>
          }
          cues={cues}
          current={0}
          onPicture={() => start(0)}
          onStep={start}
          picture={
            <>
              <div className={styles.layer}>
                <Scene seed={cues[0]!.imageSeed} />
              </div>
              {hasFailed ? (
                <p className={styles.failure} role="alert">
                  <LoadFailure
                    onRetry={() => start(from ?? 0)}
                    text="The player could not be loaded. The text below tells the same story."
                  />
                </p>
              ) : (
                <span aria-hidden="true" className={styles.start}>
                  <Icon name="play" />
                </span>
              )}
            </>
          }
          steps={steps}
        />
      )}
    </section>
  );
}
