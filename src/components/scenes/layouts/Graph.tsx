import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Badge, Lines} from '../parts/marks';
import {Growth} from '../parts/rings';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

/** A graph of skills that build on each other, and the courses that teach them. The nodes cover the lines. */
export default function Graph(scene: WindowOf<'graph'>): ReactNode {
  const {nodes, links} = scene;
  const rows = Math.ceil(nodes.length / 3);
  const spot = (cell: number): string =>
    `${(((cell % 3) + 0.5) * 33.33).toFixed(1)} ${((Math.floor(cell / 3) + 0.5) * (100 / rows)).toFixed(1)}`;
  return (
    <Window scene={scene}>
      <div className={styles.graph}>
        <Lines className={shared.cover} d={links.map(([from, to]) => `M${spot(from)}L${spot(to)}`).join('')} />
        {nodes.map((node, at) =>
          node ? (
            <div className={clsx(node[2] === 'accent' && shared.short)} key={at}>
              {typeof node[1] === 'number' ? (
                <Growth level={node[1]} size={3} target={node[3]} />
              ) : (
                <Badge glyph={node[1]} tone={node[2]} />
              )}
              {node[0]}
            </div>
          ) : (
            <i key={at} />
          ),
        )}
      </div>
    </Window>
  );
}
