import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Condition, WindowOf} from '../../../content/scenes/types';
import {Rule} from '../parts/marks';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** A rule as a tree: all of its conditions must be met, and one of those in a list within it. */
export default function Rules(scene: WindowOf<'rules'>): ReactNode {
  const pin = usePin();
  const condition = (parts: Condition): ReactNode => (
    <div className={styles.node} key={parts.join()}>
      <div className={styles.choice} data-pin={pin(parts[0])}>
        <Rule parts={parts} />
      </div>
    </div>
  );
  return (
    <Window scene={scene}>
      <div className={clsx(styles.branch, shared.brand)}>
        <div className={shared.strong}>All of these</div>
        {scene.all.map((part) =>
          typeof part[0] === 'string' ? (
            condition(part as Condition)
          ) : (
            <div className={styles.node} key={part.join()}>
              <div className={clsx(shared.well, styles.branch, shared.accent)}>
                <div className={shared.strong}>Any of these</div>
                {(part as readonly Condition[]).map(condition)}
              </div>
            </div>
          ),
        )}
      </div>
    </Window>
  );
}
