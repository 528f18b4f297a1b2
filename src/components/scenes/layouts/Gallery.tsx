import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Cut, Face, Growth, MAX_LEVEL, Rings} from '../parts/rings';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

type Gallery = WindowOf<'gallery'>;

function Picture({item, kind, at}: {item: Gallery['items'][number]; kind: Gallery['kind']; at: number}): ReactNode {
  const {title, tone = 'brand', value = 100} = item;
  if (kind === 'cover') return <Cut turn={at * 3 + title.length} />;
  if (kind === 'person') return <Face name={title} size={at ? 3.6 : 5.6} />;
  if (value < 100) return <Rings values={[{value, tone}]} size={60} width={6} />;
  return (
    <>
      <Growth level={MAX_LEVEL} size={4.6} tone={tone} />
      <span className={clsx(shared.dot, shared.full)}>
        <Sign name="star" />
      </span>
    </>
  );
}

export default function Gallery(scene: Gallery): ReactNode {
  const {kind, items} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.gallery} data-kind={kind}>
        {items.map((item, at) => (
          <div key={item.title} className={shared[item.tone ?? 'brand']}>
            <div
              className={clsx(
                shared.dial,
                kind !== 'badge' && shared.image,
                kind === 'person' && [styles.person, shared.plain],
              )}
            >
              <Picture item={item} kind={kind} at={at} />
            </div>
            <div className={shared.strong}>{item.title}</div>
            <div className={shared.mut}>{item.meta}</div>
          </div>
        ))}
      </div>
    </Window>
  );
}
