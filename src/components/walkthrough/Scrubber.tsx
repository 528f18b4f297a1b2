import type {ReactNode} from 'react';
import {type Cue, lengthOf} from '@site/src/lib/timeline';
import {vars} from '../scenes/parts/vars';
import styles from './styles.module.css';

export interface ScrubberProps {
  cues: readonly Cue[];
  /** In seconds. */
  position: number;
  /** The current step, in words. */
  place: string;
  onSeek: (position: number) => void;
}

/** A slider over the whole length, with marks where steps begin. */
export default function Scrubber({cues, position, place, onSeek}: ScrubberProps): ReactNode {
  const length = lengthOf(cues);
  const percent = (seconds: number): string => `${((100 * seconds) / length).toFixed(2)}%`;
  const starts = cues.filter(({step}, at) => at > 0 && cues[at - 1]!.step !== step);
  return (
    <div className={styles.scrubber} style={vars({'--at': percent(position)})}>
      <div className={styles.track}>
        {starts.map(({start}) => (
          <span key={start} style={vars({'--mark': percent(start)})} />
        ))}
      </div>
      <input
        aria-label="Position"
        // Not the time, which would be read out every second.
        aria-valuetext={place}
        max={length}
        min={0}
        onChange={(event) => onSeek(Number(event.target.value))}
        step={0.1}
        type="range"
        value={position}
      />
    </div>
  );
}
