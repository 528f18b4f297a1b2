import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Badge, Lines} from '../parts/marks';
import {Rings} from '../parts/rings';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

/** Centre of the ring in a cell of the 3 × 3 grid, in per cent. */
const spot = (cell: number): string => `${(cell % 3) * 33.3 + 16.7} ${Math.floor(cell / 3) * 33.3 + 9}`;

/** A graph of skills that build on each other, and the courses that teach them. */
export default function Graph(scene: SceneOf<'graph'>): ReactNode {
  const {nodes, links} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.graph}>
        <Lines
          className={styles.cover}
          d={links.map(([from, to]) => `M${spot(from)}L${spot(to)}`).join('')}
          dash="2 4"
        />
        {nodes.map((node, at) => (
          <div key={at}>
            {node && (
              <>
                {typeof node[1] === 'number' ? (
                  <Rings values={[{value: node[1], tone: node[2]}]} size={48} width={8} />
                ) : (
                  <Badge glyph={node[1]} />
                )}
                <span>{node[0]}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </Window>
  );
}
