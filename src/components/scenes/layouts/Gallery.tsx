import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Cover} from '../parts/cover';
import {Caption} from '../parts/marks';
import {Face} from '../parts/person';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

/** People with their portraits, or courses with their covers. */
export default function Gallery(scene: WindowOf<'gallery'>): ReactNode {
  const {items, isCourses} = scene;
  return (
    <Window scene={scene}>
      <div className={clsx(styles.gallery, isCourses && styles.covers)}>
        {items.map(({title, meta}) => (
          <div key={title} className={clsx(shared.stack, shared.brand)}>
            <div className={clsx(shared.dial, shared.image, !isCourses && styles.call)}>
              {isCourses ? <Cover title={title} /> : <Face name={title} size={5} />}
            </div>
            <Caption name={title} meta={meta} />
          </div>
        ))}
      </div>
    </Window>
  );
}
