import type {ReactNode} from 'react';
import type {Outline as OutlineScene, SceneOf, StepState} from '../../../content/scenes/types';
import {cx, Faces, Label, Sign, Window} from '../parts';
import styles from '../styles.module.css';

const SIGN = {prompt: 'spark', file: 'file', video: 'play', package: 'box'} as const;

/** The sheet, clip, prompt or package that lies half under the window. */
function Source({kind, title, meta, lines = []}: NonNullable<OutlineScene['source']>): ReactNode {
  return (
    <div className={styles.source} data-kind={kind}>
      <span className={cx(styles.badge, kind === 'prompt' ? styles.iris : styles.plain)}>
        <Sign name={SIGN[kind]} />
      </span>
      <div>
        <div className={styles.strong}>{title}</div>
        <div className={styles.mut}>{meta}</div>
      </div>
      {lines.map((line) => (
        <div key={line} className={styles.excerpt}>
          {line}
        </div>
      ))}
    </div>
  );
}

const MARK: Partial<Record<StepState, ReactNode>> = {done: <Sign name="check" />, ai: <Sign name="spark" />};

/** Steps on a stem, and what they were made from. */
export default function Outline(scene: SceneOf<'outline'>): ReactNode {
  const {source, steps, people} = scene;
  const list = (
    <Window scene={scene}>
      <div>
        {steps.map(({label, meta, state, mark, tag}, at) => (
          <div key={label} className={styles.step} data-state={state}>
            <span className={styles.node}>{mark ?? MARK[state] ?? at + 1}</span>
            <span className={styles.grow}>
              {label}
              {meta && <span className={styles.mut}>{meta}</span>}
            </span>
            {tag && <Label {...tag} />}
          </div>
        ))}
      </div>
      {people && <Faces names={people} />}
    </Window>
  );
  if (!source) return list;
  return (
    <div className={styles.made}>
      <Source {...source} />
      <div className={styles.over}>{list}</div>
    </div>
  );
}
