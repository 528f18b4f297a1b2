import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Outline as OutlineScene, WindowOf, StepState, Tone} from '../../../content/scenes/types';
import {Badge, Caption, Label, Sign} from '../parts/marks';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

const SIGN = {prompt: 'spark', video: 'play', package: 'box'} as const;

/** The source, above the window. */
function Source({kind, title, meta}: NonNullable<OutlineScene['source']>): ReactNode {
  return (
    <div className={clsx(shared.card, shared.row, styles.source)}>
      <Badge glyph={SIGN[kind]} tone={kind === 'prompt' ? 'iris' : 'plain'} />
      <Caption name={title} meta={meta} />
    </div>
  );
}

const TONE: Record<StepState, Tone> = {done: 'brand', now: 'brand', todo: 'plain', locked: 'plain', ai: 'iris'};

const MARK: Partial<Record<StepState, ReactNode>> = {
  done: <Sign name="check" />,
  locked: <Sign name="lock" />,
  ai: <Sign name="spark" />,
};

/** A list of steps, optionally with the source that they were made from. */
export default function Outline(scene: WindowOf<'outline'>): ReactNode {
  const {source, steps} = scene;
  const pin = usePin();
  return (
    <>
      {source && <Source {...source} />}
      <Window scene={scene}>
        <div className={shared.stack}>
          {steps.map(({label, meta, state, mark, tag}, at) => (
            <div key={label} className={clsx(shared.row, state === 'now' && shared.strong)} data-pin={pin(label)}>
              <span className={clsx(shared.dot, shared[TONE[state]], state === 'now' && shared.full)}>
                {mark ?? MARK[state] ?? at + 1}
              </span>
              <div className={clsx(shared.grow, shared.ends)}>
                <div>{label}</div>
                {meta && <div className={shared.mut}>{meta}</div>}
              </div>
              {tag && <Label tag={tag} />}
            </div>
          ))}
        </div>
      </Window>
    </>
  );
}
