import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Rule} from '../parts/marks';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** A rule as a tree: all of its parts must be met, and one of the conditions in a part. */
export default function Rules(scene: WindowOf<'rules'>): ReactNode {
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={styles.branch}>
        <div className={shared.strong}>All of these</div>
        {scene.all.map((any) => (
          <div key={any.join()}>
            <div className={clsx(any.length > 1 && [shared.well, shared.accent, styles.branch])}>
              {any.length > 1 && <div className={shared.strong}>Any of these</div>}
              {any.map((parts) => (
                <div data-pin={pin(parts[0])} key={parts.join()}>
                  <Rule parts={parts} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Window>
  );
}
