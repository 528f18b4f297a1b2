import type {ReactNode} from 'react';
import type {Gallery as GalleryScene, SceneOf} from '../../../content/scenes/types';
import {Bar, cx, Face, Growth, Label, ringPath, Rings, Sign, Window} from '../parts';
import styles from '../styles.module.css';

/** A cut through a trunk, off centre: no two covers are alike. */
function Cover({turn}: {turn: number}): ReactNode {
  return (
    <svg className={styles.cut} viewBox="0 0 96 48" preserveAspectRatio="xMidYMid slice">
      <g transform={`translate(${(turn % 3) * 26} ${(turn % 2) * 22 - 34})`}>
        {[6, 13, 21, 28, 37, 44, 53, 61].map((radius, at) => (
          <path key={radius} d={ringPath(40, radius, at + turn)} />
        ))}
      </g>
    </svg>
  );
}

function Item({item, kind, at}: {item: GalleryScene['items'][number]; kind: GalleryScene['kind']; at: number}) {
  const {title, meta, tone, value} = item;
  return (
    <div className={cx(styles.item, styles[tone])}>
      <div className={styles.image}>
        {(kind === 'cover' || (kind === 'person' && !at)) && <Cover turn={at + title.length} />}
        {kind === 'person' && <Face name={title} />}
        {kind === 'badge' &&
          (value === 100 ? (
            <span className={styles.medal}>
              <Growth level={5} tone={tone} />
              <span>
                <Sign name="star" />
              </span>
            </span>
          ) : (
            <Rings values={[{value: value ?? 0, tone}]} size={56} width={6} />
          ))}
      </div>
      <div className={styles.strong}>{title}</div>
      <div className={styles.mut}>{meta}</div>
      {kind === 'cover' && value !== undefined && <Bar value={value} tone={tone} />}
    </div>
  );
}

/** Courses, badges or people side by side. */
export default function Gallery(scene: SceneOf<'gallery'>): ReactNode {
  const {kind, filters, items} = scene;
  return (
    <Window scene={scene}>
      {filters && (
        <div className={styles.chips}>
          {filters.map((text, at) => (
            <Label key={text} text={text} tone={at ? 'plain' : 'brand'} />
          ))}
        </div>
      )}
      <div className={styles.gallery} data-kind={kind}>
        {items.map((item, at) => (
          <Item key={item.title} item={item} kind={kind} at={at} />
        ))}
      </div>
    </Window>
  );
}
