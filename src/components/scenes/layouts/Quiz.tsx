import type {ReactNode} from 'react';
import type {Quiz as QuizScene, SceneOf} from '../../../content/scenes/types';
import {cx, Sign, vars, Window} from '../parts';
import styles from '../styles.module.css';

/** How hard each question was: the higher, the harder. The last is the one on screen. */
function Path({path: {past, now}}: {path: NonNullable<QuizScene['path']>}): ReactNode {
  const levels = [...past.map(([level]) => level), now];
  const spots = levels.map((level, at) => `${(100 * (at + 0.5)) / levels.length} ${100 - (level - 0.5) * 33.3}`);
  return (
    <div className={cx(styles.well, styles.climb)}>
      <svg className={styles.links} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${spots.join('L')}`} />
      </svg>
      {levels.map((level, at) => {
        const right = past[at]?.[1];
        return (
          <span
            key={at}
            className={cx(
              styles.dot,
              styles.small,
              right === undefined && styles.full,
              styles[right ? 'brand' : 'accent'],
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
const SIGN = {right: 'check', wrong: 'cross'} as const;

/** One question with its answers, or with a scale to choose from. */
export default function Quiz(scene: SceneOf<'quiz'>): ReactNode {
  const {ask, options, scale, path, profile} = scene;
  return (
    <Window scene={scene}>
      {path && <Path path={path} />}
      <div className={styles.ask}>{ask}</div>
      {options.length > 0 && (
        <div className={scale ? cx(styles.even, styles.mid) : cx(styles.stack, styles.wide)}>
          {options.map(({text, meta, state}, at) => (
            <div
              key={text}
              className={cx(styles.box, styles.row, state && styles.chosen, state && styles[TONE[state]])}
            >
              {!scale && (
                <span className={cx(styles.dot, styles.small, state ? styles.full : styles.plain)}>
                  {state && state !== 'picked' ? <Sign name={SIGN[state]} /> : 'ABCD'[at]}
                </span>
              )}
              <span className={styles.grow}>
                <span>{text}</span>
                {meta && <span className={styles.mut}>{meta}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
      {scale && (
        <div className={styles.scale}>
          <span>{scale[0]}</span>
          <span>{scale[1]}</span>
        </div>
      )}
      {profile && (
        <div className={styles.stack}>
          {profile.map(([left, right, value]) => (
            <div key={left} className={styles.trait} style={vars({'--at': `${value}%`})}>
              <span>{left}</span>
              <i />
              <span>{right}</span>
            </div>
          ))}
        </div>
      )}
    </Window>
  );
}
