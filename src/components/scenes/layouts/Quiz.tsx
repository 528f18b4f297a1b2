import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Quiz as QuizScene, WindowOf} from '../../../content/scenes/types';
import {Lines, Sign} from '../parts/marks';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

/** Difficulty of each question so far and of the current one; higher means harder. */
function Path({path: {past, now}}: {path: NonNullable<QuizScene['path']>}): ReactNode {
  const levels = [...past.map(([level]) => level), now];
  const spots = levels.map((level, at) => `${(100 * (at + 0.5)) / levels.length} ${100 - (level - 0.5) * 33.3}`);
  return (
    <div className={clsx(shared.image, shared.plain, styles.climb)}>
      <Lines className={shared.cover} d={`M${spots.join('L')}`} dash="2 4" />
      {levels.map((level, at) => {
        const right = past[at]?.[1];
        return (
          <span
            key={at}
            className={clsx(
              shared.dot,
              right === undefined && shared.full,
              shared[right === undefined ? 'plain' : right ? 'brand' : 'accent'],
            )}
            style={vars({'--row': 4 - level, '--column': at + 1})}
          >
            {right === undefined ? at + 1 : <Sign name={right ? 'check' : 'cross'} />}
          </span>
        );
      })}
    </div>
  );
}

const TONE = {picked: 'brand', right: 'brand', wrong: 'accent'} as const;
/** Both labels get the width of the longest one. */
const POLE = {width: '4em'};

const SIGN = {right: 'check', wrong: 'cross'} as const;

/** A question with options, or the profile that answers give. */
export default function Quiz(scene: WindowOf<'quiz'>): ReactNode {
  const {ask, options, path, profile} = scene;
  return (
    <Window scene={scene}>
      {path && <Path path={path} />}
      <div className={shared.title}>{ask}</div>
      {options.length > 0 && (
        <div className={shared.stack}>
          {options.map(({text, meta, state}, at) => (
            <div
              key={text}
              className={clsx(shared.box, shared.row, state && shared.chosen, state && shared[TONE[state]])}
            >
              <span className={clsx(shared.dot, state ? shared.full : shared.plain)}>
                {state && state !== 'picked' ? <Sign name={SIGN[state]} /> : 'ABCD'[at]}
              </span>
              <div className={clsx(shared.grow, shared.ends)}>
                <div>{text}</div>
                {meta && <div className={shared.mut}>{meta}</div>}
              </div>
            </div>
          ))}
        </div>
      )}
      {profile && (
        <div className={shared.stack}>
          {profile.map(([left, right, value]) => (
            <div key={left} className={shared.row}>
              <span style={POLE}>{left}</span>
              <div className={clsx(shared.bar, shared.knob, shared.brand)}>
                <div className={shared.full} style={vars({'--at': `${value}%`})} />
              </div>
              <span style={{...POLE, textAlign: 'end'}}>{right}</span>
            </div>
          ))}
        </div>
      )}
    </Window>
  );
}
