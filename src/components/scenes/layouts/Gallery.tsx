import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption, Sign} from '../parts/marks';
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

const PLATE = {cover: shared.image, person: clsx(shared.well, shared.plain), badge: ''};
const ITEM = {cover: styles.cover, person: '', badge: shared.mid};
const FIRST = {cover: '', person: styles.lead, badge: ''};

export default function Gallery(scene: Gallery): ReactNode {
  const {kind, items} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.gallery}>
        {items.map((item, at) => (
          <div
            key={item.title}
            className={clsx(shared.stack, shared[item.tone ?? 'brand'], ITEM[kind], !at && FIRST[kind])}
          >
            <div className={clsx(shared.dial, PLATE[kind])}>
              <Picture item={item} kind={kind} at={at} />
            </div>
            <Caption name={item.title} meta={item.meta} />
          </div>
        ))}
      </div>
    </Window>
  );
}
