import type {ReactNode} from 'react';
import type {Step} from '@site/src/content/walkthrough';
import type {Cue} from '@site/src/lib/timeline';
import styles from './styles.module.css';

export interface ViewProps {
  steps: readonly Step[];
  cues: readonly Cue[];
  /** Index of the cue that is shown. */
  current: number;
  /** Show all captions of a step with its picture. */
  isStill?: boolean;
  picture: ReactNode;
  controls: ReactNode;
  onStep: (step: number) => void;
  /** A click on the picture does the same as the first button. */
  onPicture: () => void;
}

/** A step and its place, such as “2 of 7: AI drafts the course”. */
export const placeOf = (steps: readonly Step[], step: number): string =>
  `${step + 1} of ${steps.length}: ${steps[step]!.title}`;

const captionsOf = ({frames}: Step): string => frames.map(({caption}) => caption).join(' ');

interface CaptionProps {
  place: string;
  words: string;
}

const Caption = ({place, words}: CaptionProps): ReactNode => (
  <div>
    <p className={styles.place}>{place}</p>
    <p className={styles.words}>{words}</p>
  </div>
);

/** What the walkthrough looks like before and while it plays: picture, caption, controls, steps and text alternative. */
export default function View(props: ViewProps): ReactNode {
  const {steps, cues, current, isStill, picture, controls, onStep, onPicture} = props;
  const {step, caption} = cues[current]!;
  const words = isStill ? captionsOf(steps[step]!) : caption;
  return (
    <div className={styles.view}>
      <div className={styles.stage} onClick={onPicture}>
        {picture}
      </div>
      <div className={styles.text}>
        <div className={styles.caption}>
          <Caption key={words} place={placeOf(steps, step)} words={words} />
          {/* Every caption, invisible, so that the longest one determines the height. */}
          <div aria-hidden="true" className={styles.moving}>
            {cues.map((cue) => (
              <Caption key={cue.start} place={placeOf(steps, cue.step)} words={cue.caption} />
            ))}
          </div>
          <div aria-hidden="true" className={styles.still}>
            {steps.map((each, at) => (
              <Caption key={each.title} place={placeOf(steps, at)} words={captionsOf(each)} />
            ))}
          </div>
        </div>
        {controls}
        <ol className={styles.steps}>
          {steps.map(({title}, at) => (
            <li key={title}>
              <button aria-current={at === step ? 'step' : undefined} onClick={() => onStep(at)} type="button">
                {title}
              </button>
            </li>
          ))}
        </ol>
        <details className={styles.transcript}>
          <summary>Read it as text</summary>
          <ol>
            {steps.map((each) => (
              <li key={each.title}>
                <strong>{each.title}</strong>
                <p>{captionsOf(each)}</p>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </div>
  );
}
