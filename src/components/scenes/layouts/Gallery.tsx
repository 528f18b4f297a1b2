import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption} from '../parts/marks';
import {Face} from '../parts/person';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

/** People with their portraits. */
export default function Gallery(scene: WindowOf<'gallery'>): ReactNode {
  return (
    <Window scene={scene}>
      <div className={styles.gallery}>
        {scene.items.map(({title, meta}) => (
          <div key={title} className={shared.stack}>
            <div className={clsx(shared.dial, shared.image, styles.call)}>
              <Face name={title} size={5} />
            </div>
            <Caption name={title} meta={meta} />
          </div>
        ))}
      </div>
    </Window>
  );
}
