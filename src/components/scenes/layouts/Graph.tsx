import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Rings, Sign, Window} from '../parts';
import styles from '../styles.module.css';

/** Where lines meet in a cell of the three by three grid, in per cent: the middle of its ring. */
const spot = (cell: number): string => `${(cell % 3) * 33.3 + 16.7} ${Math.floor(cell / 3) * 33.3 + 9}`;

/** Skills that build on each other, and the courses that teach them. */
export default function Graph(scene: SceneOf<'graph'>): ReactNode {
  const {nodes, links} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.graph}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {links.map(([from, to]) => (
            <path key={`${from} ${to}`} vectorEffect="non-scaling-stroke" d={`M${spot(from)}L${spot(to)}`} />
          ))}
        </svg>
        {nodes.map(({label, level, tone, glyph}, at) => (
          <div key={at} className={styles.skill}>
            {glyph ? (
              <span className={cx(styles.badge, styles[tone])}>
                <Sign name={glyph} />
              </span>
            ) : (
              label && <Rings values={[{value: level, tone}]} size={48} width={8} />
            )}
            {label && <span>{label}</span>}
          </div>
        ))}
      </div>
    </Window>
  );
}
