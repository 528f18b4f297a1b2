import type {ReactNode} from 'react';
import type {Quiz as QuizScene, SceneOf} from '../../../content/scenes/types';
import {cx, Sign, Window} from '../parts';
import styles from '../styles.module.css';

/** How hard each question was: the higher, the harder. */
function Path({path}: {path: NonNullable<QuizScene['path']>}): ReactNode {
  return (
    <div className={styles.climb}>
      {path.map(({level, right}, at) => (
        <span key={at} className={cx(styles[`rung${level}`], right ? styles.brand : styles.accent)}>
          <Sign name={right ? 'check' : 'cross'} />
        </span>
      ))}
      <span className={styles[`rung${path.at(-1)?.right ? 3 : 2}`]}>{path.length + 1}</span>
    </div>
  );
}

/** One question with its answers, or with a scale to choose from. */
export default function Quiz(scene: SceneOf<'quiz'>): ReactNode {
  const {ask, options, scale, path} = scene;
  return (
    <Window scene={scene}>
      {path && <Path path={path} />}
      <div className={styles.ask}>{ask}</div>
      <div className={scale ? styles.points : styles.options}>
        {options.map(({text, state}, at) => (
          <div key={text} className={cx(styles.option, state && styles[state])}>
            {!scale && (
              <span className={styles.node}>
                {state === 'right' || state === 'wrong' ? (
                  <Sign name={state === 'right' ? 'check' : 'cross'} />
                ) : (
                  'ABCD'[at]
                )}
              </span>
            )}
            <span>{text}</span>
          </div>
        ))}
      </div>
      {scale && (
        <div className={cx(styles.row, styles.mut)}>
          <span className={styles.grow}>{scale[0]}</span>
          <span>{scale[1]}</span>
        </div>
      )}
    </Window>
  );
}
