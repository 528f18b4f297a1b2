import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Badge, Bar, Face, Faces, Label, Stats} from '../parts/marks';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

/** Rows of people or events; two lines each in narrow pictures, columns in wide ones. */
export default function Table(scene: SceneOf<'table'>): ReactNode {
  const {tiles, rows} = scene;
  return (
    <Window scene={scene}>
      {tiles && <Stats items={tiles} />}
      <div className={styles.lined}>
        {rows.map(({lead, sub, glyph, meta, tag, value, tone, people}) => (
          <div key={lead + sub} className={clsx(styles.row, value !== undefined && styles.gauge)}>
            {glyph ? <Badge glyph={glyph} tone={tag?.[1]} /> : <Face name={lead} />}
            <div className={styles.grow}>
              <div className={styles.strong}>{lead}</div>
              <div className={styles.mut}>{sub}</div>
            </div>
            {value !== undefined && (
              <>
                <span className={styles.num}>{`${value}%`}</span>
                <Bar value={value} tone={tone} />
              </>
            )}
            {people && <Faces names={people} />}
            {meta && <span className={clsx(styles.num, styles.mut)}>{meta}</span>}
            {tag && <Label tag={tag} />}
          </div>
        ))}
      </div>
    </Window>
  );
}
