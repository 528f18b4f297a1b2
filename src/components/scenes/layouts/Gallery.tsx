import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Face, Label, Sign} from '../parts/marks';
import {Cut, Growth, Rings} from '../parts/rings';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

type Gallery = SceneOf<'gallery'>;

function Picture({item, kind, at}: {item: Gallery['items'][number]; kind: Gallery['kind']; at: number}): ReactNode {
  const {title, tone = 'brand', value = 0} = item;
  if (kind === 'cover') return <Cut turn={at * 3 + title.length} />;
  if (kind === 'person')
    return (
      <>
        {!at && <Cut turn={title.length} />}
        <Face name={title} />
      </>
    );
  if (value < 100) return <Rings values={[{value, tone}]} size={60} width={6} />;
  return (
    <>
      <Growth level={5} size={4.6} tone={tone} />
      <span className={clsx(styles.dot, styles.small, styles.full)}>
        <Sign name="star" />
      </span>
    </>
  );
}

/** A gallery of courses, badges or people. */
export default function Gallery(scene: Gallery): ReactNode {
  const {kind, filters, items} = scene;
  return (
    <Window scene={scene}>
      {filters && (
        <div className={styles.chips}>
          {filters.map((text, at) => (
            <Label key={text} tag={[text, at ? 'plain' : 'brand']} />
          ))}
        </div>
      )}
      <div className={styles.gallery} data-kind={kind}>
        {items.map((item, at) => (
          <div key={item.title} className={styles[item.tone ?? 'brand']}>
            <div
              className={clsx(styles.dial, kind !== 'badge' && styles.image, kind === 'cover' && !at && styles.full)}
            >
              <Picture item={item} kind={kind} at={at} />
            </div>
            <div className={styles.strong}>{item.title}</div>
            <div className={styles.mut}>{item.meta}</div>
          </div>
        ))}
      </div>
    </Window>
  );
}
