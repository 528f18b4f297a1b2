import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Badge} from '../parts/marks';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

/** Highlights quoted strings and numbers, and allows line breaks after slashes. */
const highlighted = (line: string): ReactNode[] =>
  line
    .replaceAll('/', '/\u200b')
    .split(/("[^"]*"|'[^']*'|\b\d+\b)/)
    .map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part));

/** Code on a dark background, with its results. */
export default function Code(scene: SceneOf<'code'>): ReactNode {
  const {lines, results} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.code} translate="no">
        {lines.map((line, at) => (
          <div key={at}>{highlighted(line)}</div>
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
