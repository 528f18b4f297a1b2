import type {CSSProperties, ReactNode} from 'react';
import type {SceneOf, Thread as ThreadScene, Tone} from '../../../content/scenes/types';
import {Badge, cx, Face, Sign, Window} from '../parts';
import styles from '../styles.module.css';

type Kind = ThreadScene['items'][number]['kind'];

/** The ground of what is not just said. */
const TONE: Partial<Record<Kind, Tone>> = {answer: 'brand', ai: 'iris', cut: 'plain', add: 'brand'};

const MARK: Partial<Record<Kind, CSSProperties>> = {
  quote: {paddingInlineStart: '0.9em', borderInlineStart: '3px solid var(--accent)'},
  cut: {color: 'var(--ink-3)', textDecoration: 'line-through'},
  add: {fontWeight: 600},
};

/** Messages, marked passages and edits, one under the other. */
export default function Thread(scene: SceneOf<'thread'>): ReactNode {
  const {items, prompt, ground} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.stack}>
        {items.map(({kind, name, meta, text}) => {
          // A new wording is AI's where the whole picture is.
          const tone = kind === 'add' && ground === 'iris' ? 'iris' : TONE[kind];
          return (
            <div
              key={text}
              className={cx(styles.row, styles.top, tone && styles.well, tone && styles[tone])}
              style={MARK[kind]}
            >
              {kind === 'ai' ? <Badge glyph="spark" tone="iris" /> : name && <Face name={name} />}
              <div className={styles.grow}>
                {(name ?? meta) && (
                  <div className={cx(styles.chips, styles.by)}>
                    {name && <span className={styles.strong}>{name}</span>}
                    {meta && <span className={styles.mut}>{meta}</span>}
                  </div>
                )}
                {text}
              </div>
            </div>
          );
        })}
      </div>
      {prompt && (
        <div className={cx(styles.box, styles.row, styles.pilled)}>
          <span className={styles.grow}>{prompt}</span>
          <Sign name="arrow" />
        </div>
      )}
    </Window>
  );
}
