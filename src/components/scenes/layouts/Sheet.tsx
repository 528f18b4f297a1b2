import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** A spreadsheet, and above each of its columns the field that takes it. */
export default function Sheet(scene: WindowOf<'sheet'>): ReactNode {
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={styles.columns}>
        {scene.columns.map(({field, name, cells, wrong}) => (
          <div className={styles.column} key={field}>
            <span className={clsx(shared.box, shared.chosen, shared.brand)} data-pin={pin(field)}>
              {field}
            </span>
            <span className={clsx(shared.mono, shared.strong)}>{name}</span>
            {cells.map((cell, at) => (
              <span
                className={clsx(shared.mono, styles.cell, at === wrong && [shared.chosen, shared.accent, styles.wrong])}
                key={at}
              >
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
