import type {ReactNode} from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The colour only repeats the text. */
  tone?: 'good' | 'neutral' | 'caution' | 'error';
  /** `code` for statuses and other text from code. */
  look?: 'plain' | 'code';
  children: ReactNode;
}

/** A short fact on a coloured ground. */
export default function Badge({tone = 'neutral', look = 'plain', children}: BadgeProps): ReactNode {
  return (
    <span className={styles[look]} data-tone={tone}>
      {children}
    </span>
  );
}
