import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Badge, Bar, Caption, Label, Stats} from '../parts/marks';
import {Cover} from '../parts/cover';
import {Face} from '../parts/person';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

type Row = WindowOf<'table'>['rows'][number];

/** What the row is about: a person, a course or a thing. */
function Lead({glyph, lead, tag}: Row): ReactNode {
  if (!glyph) return <Face name={lead} />;
  if (glyph !== 'book' && glyph !== 'play') return <Badge glyph={glyph} tone={tag?.[1]} />;
  return <Cover className={shared.image} size={2.7} title={lead} />;
}

function End({meta, tag, value}: Row): ReactNode {
  if (tag) return <Label tag={tag} />;
  if (value === undefined) return <span className={shared.num}>{meta}</span>;
  return (
    <div className={clsx(shared.row, styles.meter)}>
      <Bar value={value} />
      <span className={clsx(shared.num, styles.percent)}>{`${value}%`}</span>
    </div>
  );
}

/** Rows of people, courses or events. */
export default function Table(scene: WindowOf<'table'>): ReactNode {
  const {tiles, rows} = scene;
  const pin = usePin();
  return (
    <Window scene={scene}>
      {tiles && <Stats items={tiles} />}
      <div className={clsx(shared.lined, styles.table)}>
        {rows.map((row) => (
          <div key={row.lead + row.sub} data-pin={pin(row.lead)}>
            <div className={shared.row}>
              <Lead {...row} />
              <Caption name={row.lead} meta={row.sub} />
            </div>
            <End {...row} />
          </div>
        ))}
      </div>
    </Window>
  );
}
