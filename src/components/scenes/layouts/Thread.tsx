import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf, Thread as ThreadScene, Tone} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Face} from '../parts/person';
import {Window} from '../parts/window';
import shared from '../styles.module.css';

type Kind = ThreadScene['items'][number]['kind'];

/** Backgrounds by kind; plain messages have none. */
const TONE: Partial<Record<Kind, Tone>> = {answer: 'brand', cut: 'plain', add: 'brand'};

const MARK: Partial<Record<Kind, CSSProperties>> = {
  cut: {color: 'var(--ink-3)', textDecoration: 'line-through'},
  add: {fontWeight: 600},
};

/** A thread of messages and edits. */
export default function Thread(scene: WindowOf<'thread'>): ReactNode {
  const {items, prompt, ground} = scene;
  return (
    <Window scene={scene}>
      <div className={shared.stack}>
        {items.map(({kind, name, meta, text}) => {
          // In scenes about AI, which are iris, AI made the edit.
          const tone = kind === 'add' && ground === 'iris' ? 'iris' : TONE[kind];
          return (
            <div
              key={text}
              className={clsx(shared.row, shared.top, tone && shared.well, tone && shared[tone])}
              style={MARK[kind]}
            >
              {name && <Face name={name} />}
              <div className={shared.grow}>
                {(name ?? meta) && (
                  <div className={shared.chips}>
                    {name && <span className={shared.strong}>{name}</span>}
                    {meta && <span className={shared.mut}>{meta}</span>}
                  </div>
                )}
                {text}
              </div>
            </div>
          );
        })}
      </div>
      {prompt && (
        <div className={clsx(shared.box, shared.row)}>
          <span className={shared.grow}>{prompt}</span>
          <Sign name="arrow" />
        </div>
      )}
    </Window>
  );
}
