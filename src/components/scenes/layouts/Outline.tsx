import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {Outline as OutlineScene, WindowOf, StepState, Tone} from '../../../content/scenes/types';
import {Badge, Label, Sign} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

const SIGN = {prompt: 'spark', video: 'play', package: 'box'} as const;

/** Styles of sources that don't look like a sheet of paper. */
const GROUND: Partial<Record<keyof typeof SIGN, CSSProperties>> = {
  prompt: {borderColor: 'var(--iris)'},
  video: {paddingTop: '4em', color: 'var(--on-night)', background: 'var(--night)'},
};

/** The source video, prompt or package, partly covered by the window. */
function Source({kind, title, meta, lines = []}: NonNullable<OutlineScene['source']>): ReactNode {
  return (
    <div className={clsx(shared.card, shared.origin, styles.source)} style={GROUND[kind]}>
      <Badge glyph={SIGN[kind]} tone={kind === 'prompt' ? 'iris' : kind === 'video' ? 'accent' : 'plain'} />
      <div>
        <div className={shared.strong}>{title}</div>
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

const TONE: Record<StepState, Tone> = {done: 'brand', now: 'brand', todo: 'plain', ai: 'iris'};

const MARK: Partial<Record<StepState, ReactNode>> = {done: <Sign name="check" />, ai: <Sign name="spark" />};

/** A list of steps, optionally with the source that they were made from. */
export default function Outline(scene: WindowOf<'outline'>): ReactNode {
  const {source, steps} = scene;
  const list = (
    <Window scene={scene}>
      <div className={clsx(!source && styles.wide)}>
        {steps.map(({label, meta, state, mark, tag}, at) => (
          <div key={label} className={clsx(styles.step, state === 'now' && shared.strong)}>
            <span className={clsx(shared.dot, shared.small, shared[TONE[state]], state === 'now' && shared.full)}>
              {mark ?? MARK[state] ?? at + 1}
            </span>
            <span className={shared.grow}>
              <span>{label}</span>
              {meta && <span className={shared.mut}>{meta}</span>}
            </span>
            {tag && <Label tag={tag} />}
          </div>
        ))}
      </div>
    </Window>
  );
  if (!source) return list;
  return (
    <div className={clsx(shared.derived, styles.draft)}>
      <Source {...source} />
      <div>{list}</div>
    </div>
  );
}
