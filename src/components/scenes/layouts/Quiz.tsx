import type {ReactNode} from 'react';
import type {Quiz as QuizScene, SceneOf} from '../../../content/scenes/types';
import {cx, Sign, vars, Window} from '../parts';
import styles from '../styles.module.css';

/** How hard each question was: the higher, the harder. The last is the one on screen. */
function Path({path}: {path: NonNullable<QuizScene['path']>}): ReactNode {
  const levels = [...path.map(({level}) => level), path.at(-1)?.right ? 3 : 2];
  const spots = levels.map((level, at) => `${(100 * (at + 0.5)) / levels.length} ${100 - (level - 0.5) * 33.3}`);
  return (
    <div className={styles.climb}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path vectorEffect="non-scaling-stroke" d={`M${spots.join('L')}`} />
      </svg>
      {levels.map((level, at) => (
        <span
          key={at}
          className={cx(path[at] && (path[at].right ? styles.brand : styles.accent))}
          style={vars({'--row': 4 - level, '--column': at + 1})}
        >
          {path[at] ? <Sign name={path[at].right ? 'check' : 'cross'} /> : at + 1}
        </span>
      ))}
    </div>
  );
}

/** One question with its answers, or with a scale to choose from. */
export default function Quiz(scene: SceneOf<'quiz'>): ReactNode {
  const {ask, options, scale, path, profile} = scene;
  return (
    <Window scene={scene}>
      {path && <Path path={path} />}
      <div className={styles.ask}>{ask}</div>
      <div className={scale ? styles.points : styles.options}>
        {options.map(({text, state}, at) => (
          <div key={text} className={styles.option} data-state={state}>
            {!scale && <span className={styles.node}>{state === 'right' ? <Sign name="check" /> : 'ABCD'[at]}</span>}
            <span>{text}</span>
          </div>
        ))}
      </div>
      {scale && (
        <div className={styles.poles}>
          <span>{scale[0]}</span>
          <span>{scale[1]}</span>
        </div>
      )}
      {profile && (
        <div className={styles.list}>
          {profile.map(({left, right, value}) => (
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
