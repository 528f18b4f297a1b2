import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Cover} from '../parts/cover';
import {Caption, Sign} from '../parts/marks';
import {Award, Medal} from '../parts/medals';
import {Face} from '../parts/person';
import {Rings} from '../parts/rings';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

type Gallery = WindowOf<'gallery'>;
type Item = Gallery['items'][number];

const DRAW: Record<Gallery['kind'], (item: Item) => ReactNode> = {
  cover: ({title, cover}) => <Cover subject={cover} title={title} />,
  person: ({title, cover}) => (
    <>
      {cover && <Cover subject={cover} title={title} />}
      <Face name={title} size={cover ? 4 : 5} />
    </>
  ),
  badge: ({title, glyph, level, tone = 'brand', value = 100}) => {
    if (level) return <Medal glyph={glyph} level={level} />;
    if (glyph && value === 100) return <Award glyph={glyph} text={/\d+/.exec(title)?.[0]} />;
    return (
      <>
        <Rings size={60} values={[{value, tone}]} width={6} />
        {glyph ? <Sign name={glyph} /> : <Cover size={2.6} title={title} />}
      </>
    );
  },
};

const PLATE = {cover: shared.image, person: clsx(shared.image, styles.call), badge: ''};
const ITEM = {cover: styles.cover, person: '', badge: shared.mid};

export default function Gallery(scene: Gallery): ReactNode {
  const {kind, items} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.gallery}>
        {items.map((item) => (
          <div
            key={item.title}
            className={clsx(
              shared.stack,
              shared[item.tone ?? 'brand'],
              ITEM[kind],
              kind === 'person' && item.cover && styles.lead,
            )}
          >
            <div className={clsx(shared.dial, PLATE[kind])}>{DRAW[kind](item)}</div>
            <Caption name={item.title} meta={item.meta ?? `level ${item.level}`} />
          </div>
        ))}
      </div>
    </Window>
  );
}
