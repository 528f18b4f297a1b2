import type {CSSProperties, ReactNode} from 'react';
import type {Outline as OutlineScene, SceneOf, StepState, Tone} from '../../../content/scenes/types';
import {Badge, cx, Faces, Label, Sign, Window} from '../parts';
import styles from '../styles.module.css';

const SIGN = {prompt: 'spark', file: 'file', video: 'play', package: 'box'} as const;

/** What sets a source apart from a sheet of paper. */
const GROUND: Partial<Record<keyof typeof SIGN, CSSProperties>> = {
  prompt: {borderColor: 'var(--iris)'},
  video: {paddingTop: '4em', color: 'var(--on-night)', background: 'var(--night)'},
};

/** The sheet, clip, prompt or package that lies half under the window. */
function Source({kind, title, meta, lines = []}: NonNullable<OutlineScene['source']>): ReactNode {
  return (
    <div className={cx(styles.card, styles.source)} style={GROUND[kind]}>
      <Badge glyph={SIGN[kind]} tone={kind === 'prompt' ? 'iris' : kind === 'video' ? 'accent' : 'plain'} />
      <div>
        <div className={styles.strong}>{title}</div>
        <div>{meta}</div>
      </div>
      {lines.map((line) => (
        <div key={line} className={styles.rule}>
          {line}
        </div>
      ))}
    </div>
  );
}

const TONE: Record<StepState, Tone> = {done: 'brand', now: 'accent', todo: 'plain', ai: 'iris'};

const MARK: Partial<Record<StepState, ReactNode>> = {done: <Sign name="check" />, ai: <Sign name="spark" />};

/** Steps on a stem, and what they were made from. */
export default function Outline(scene: SceneOf<'outline'>): ReactNode {
  const {source, steps, people, more} = scene;
  const list = (
    <Window scene={scene}>
      <div className={cx(!source && styles.wide)}>
        {steps.map(({label, meta, state, mark, tag}, at) => (
          <div key={label} className={cx(styles.step, state === 'now' && styles.strong)}>
            <span className={cx(styles.dot, styles.small, styles[TONE[state]], state === 'now' && styles.full)}>
              {mark ?? MARK[state] ?? at + 1}
            </span>
            <span className={styles.grow}>
              <span>{label}</span>
              {meta && <span className={styles.mut}>{meta}</span>}
            </span>
            {tag && <Label tag={tag} />}
          </div>
        ))}
      </div>
      {people && <Faces names={people} more={more} />}
    </Window>
  );
  if (!source) return list;
  return (
    <div className={styles.made}>
      <Source {...source} />
      <div>{list}</div>
    </div>
  );
}
