import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Cover} from '../parts/cover';
import {Caption} from '../parts/marks';
import {Face} from '../parts/person';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

/** Courses with their covers, or people. */
export default function Gallery(scene: WindowOf<'gallery'>): ReactNode {
  const {kind, items} = scene;
  return (
    <Window scene={scene}>
      <div className={clsx(styles.gallery, kind === 'cover' && styles.covers)}>
        {items.map(({title, meta}) => (
          <div key={title} className={clsx(shared.stack, shared.brand)}>
            <div className={clsx(shared.dial, shared.image, kind === 'person' && styles.call)}>
              {kind === 'cover' ? <Cover title={title} /> : <Face name={title} size={5} />}
            </div>
            <Caption name={title} meta={meta} />
          </div>
        ))}
      </div>
    </Window>
  );
}
