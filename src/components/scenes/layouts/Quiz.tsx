import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';

const TONE = {right: 'brand', wrong: 'accent'} as const;
const SIGN = {right: 'check', wrong: 'cross'} as const;

/** A question with options. */
export default function Quiz(scene: WindowOf<'quiz'>): ReactNode {
  const {ask, options} = scene;
  return (
    <Window scene={scene}>
      <div className={shared.title}>{ask}</div>
      <div className={shared.stack}>
        {options.map(({text, meta, state}, at) => (
          <div
            key={text}
            className={clsx(shared.box, shared.row, state && shared.chosen, state && shared[TONE[state]])}
          >
            <span className={clsx(shared.dot, state ? shared.full : shared.plain)}>
              {state ? <Sign name={SIGN[state]} /> : 'ABCD'[at]}
            </span>
            <div className={clsx(shared.grow, shared.ends)}>
              <div>{text}</div>
              {meta && <div className={shared.mut}>{meta}</div>}
            </div>
          </div>
        ))}
      </div>
    </Window>
  );
}
