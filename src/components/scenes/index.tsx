import type {ReactNode} from 'react';
import {draw} from './draw';
import styles from './frame.module.css';

export interface SceneProps {
  /** `name` or `name:variation`, as records give it. */
  seed: string;
  /** Leave out the tinted ground, for places that have one. */
  bare?: boolean;
}

/** A product picture drawn from the tokens. It fills its box and reflows from 280 to 640 pixels. */
export default function Scene({seed, bare = false}: SceneProps): ReactNode {
  return <div className={styles.scene}>{draw(seed, bare)}</div>;
}
