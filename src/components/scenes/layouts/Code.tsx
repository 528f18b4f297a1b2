import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Sign, Window} from '../parts';
import styles from '../styles.module.css';

/** Text in quotation marks, and numbers, in the highlight colour; a long path may break after a slash. */
const painted = (line: string): ReactNode[] =>
  line
    .replaceAll('/', '/\u200b')
    .split(/("[^"]*"|'[^']*'|\b\d+\b)/)
    .map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part));

/** Code on night, with what came of it. */
export default function Code(scene: SceneOf<'code'>): ReactNode {
  const {lines, results} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.code}>
        {lines.map((line, at) => (
          <div key={at}>{painted(line)}</div>
        ))}
      </div>
      <div className={styles.list}>
        {results.map(({text, ok}) => (
          <div key={text} className={styles.row}>
            <span className={cx(styles.badge, ok ? styles.brand : styles.accent)}>
              <Sign name={ok ? 'check' : 'cross'} />
            </span>
            <span className={styles.grow}>{text}</span>
          </div>
        ))}
      </div>
    </Window>
  );
}
