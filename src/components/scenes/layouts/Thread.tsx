import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf, Thread as ThreadScene, Tone} from '../../../content/scenes/types';
import {Badge, Face, Sign} from '../parts/marks';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

type Kind = ThreadScene['items'][number]['kind'];

/** Backgrounds by kind; plain messages have none. */
const TONE: Partial<Record<Kind, Tone>> = {answer: 'brand', ai: 'iris', cut: 'plain', add: 'brand'};

const MARK: Partial<Record<Kind, CSSProperties>> = {
  quote: {paddingInlineStart: '0.9em', borderInlineStart: '3px solid var(--accent)'},
  cut: {color: 'var(--ink-3)', textDecoration: 'line-through'},
  add: {fontWeight: 600},
};

/** A thread of messages, quotes and edits. */
export default function Thread(scene: SceneOf<'thread'>): ReactNode {
  const {items, prompt, ground} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.stack}>
        {items.map(({kind, name, meta, text}) => {
          // In scenes about AI, which are iris, AI made the edit.
          const tone = kind === 'add' && ground === 'iris' ? 'iris' : TONE[kind];
          return (
            <div
              key={text}
              className={clsx(styles.row, styles.top, tone && styles.well, tone && styles[tone])}
              style={MARK[kind]}
            >
              {kind === 'ai' ? <Badge glyph="spark" tone="iris" /> : name && <Face name={name} />}
              <div className={styles.grow}>
                {(name ?? meta) && (
                  <div className={clsx(styles.chips, styles.by)}>
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
        <div className={clsx(styles.box, styles.row, styles.pilled)}>
          <span className={styles.grow}>{prompt}</span>
          <Sign name="arrow" />
        </div>
      )}
    </Window>
  );
}
