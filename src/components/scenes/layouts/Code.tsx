import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Badge, Window} from '../parts';
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
      {results && (
        <div className={styles.stack}>
          {results.map(([text, ok]) => (
            <div key={text} className={styles.row}>
              <Badge glyph={ok ? 'check' : 'cross'} tone={ok ? 'brand' : 'accent'} />
              <span className={styles.grow}>{text}</span>
            </div>
          ))}
        </div>
      )}
    </Window>
  );
}
