import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** The old and the new value of each field, side by side. */
export default function Diff(scene: WindowOf<'diff'>): ReactNode {
  const {sides, rows} = scene;
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={shared.stack}>
        <div className={shared.even}>
          {sides.map((side) => (
            <span className={shared.strong} key={side}>
              {side}
            </span>
          ))}
        </div>
        {rows.map(([label, old, now]) => (
          <div key={label}>
            <span className={shared.mut}>{label}</span>
            <div className={shared.even}>
              <span className={clsx(shared.well, shared.accent, styles.old)}>{old}</span>
              <span className={clsx(shared.well, shared.brand)} data-pin={pin(label)}>
                {now}
              </span>
            </div>
          </div>
        ))}
      </div>
    </Window>
  );
}
