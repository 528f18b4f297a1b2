import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Rings, Window} from '../parts';
import styles from '../styles.module.css';

/** Centre of a cell of the three by three grid, in per cent; the ring sits in its upper half. */
const spot = (cell: number): {x: number; y: number} => ({
  x: 16.67 + (cell % 3) * 33.33,
  y: 12 + Math.floor(cell / 3) * 33.33,
});

/** Skills that build on each other. */
export default function Graph(scene: SceneOf<'graph'>): ReactNode {
  const {nodes, links} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.graph}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {links.map(([from, to]) => (
            <path
              key={`${from} ${to}`}
              vectorEffect="non-scaling-stroke"
              d={`M${spot(from).x} ${spot(from).y}L${spot(to).x} ${spot(to).y}`}
            />
          ))}
        </svg>
        {nodes.map(({label, level, tone}, at) => (
          <div key={at} className={styles.skill}>
            {label && (
              <>
                <Rings values={[{value: level, tone}]} size={44} width={7} />
                <span>{label}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </Window>
  );
}
