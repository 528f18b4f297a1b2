import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Glyph, Tone, WindowOf} from '../../../content/scenes/types';
import {Badge, Bar, Caption, Label, Stats} from '../parts/marks';
import {Cover} from '../parts/cover';
import {Face} from '../parts/person';
import {usePin} from '../parts/pins';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

/** Optional columns, in order. */
const COLUMNS = ['value', 'meta', 'tag'] as const;

/** What the row is about: a person, a course or a thing. */
function Lead({glyph, name, tone}: {glyph?: Glyph; name: string; tone?: Tone}): ReactNode {
  if (!glyph) return <Face name={name} />;
  if (glyph !== 'book' && glyph !== 'play') return <Badge glyph={glyph} tone={tone} />;
  return <Cover className={shared.image} size={2.7} title={name} />;
}

/** Rows of people or events: a table in wide pictures, two lines each in narrow ones. */
export default function Table(scene: WindowOf<'table'>): ReactNode {
  const {tiles, rows} = scene;
  const pin = usePin();
  // Texts and tags share a column, unless a row has both.
  const isShared = !rows.some(({meta, tag}) => meta !== undefined && tag);
  const used = COLUMNS.filter((column) =>
    rows.some((row) => (isShared && column === 'meta' ? (row.meta ?? row.tag) : row[column]) !== undefined),
  ).filter((column) => !isShared || column !== 'tag');
  return (
    <Window scene={scene}>
      {tiles && <Stats items={tiles} />}
      <div className={clsx(shared.lined, styles.table)} style={vars({'--columns': used.length})}>
        {rows.map(({lead, sub, glyph, meta, tag, value}, index) => {
          const cells = {
            value: value !== undefined && (
              <div className={shared.row}>
                <Bar value={value} />
                <span className={styles.percent}>{`${value}%`}</span>
              </div>
            ),
            meta: isShared && tag ? <Label tag={tag} /> : meta,
            tag: tag && <Label tag={tag} />,
          };
          return (
            <div key={index} data-pin={pin(lead)}>
              <div className={shared.row}>
                <Lead glyph={glyph} name={lead} tone={tag?.[1]} />
                <Caption name={lead} meta={sub} />
              </div>
              {used.map((column) => (
                <div key={column} className={clsx(column === 'value' && styles.meter, shared.num)}>
                  {cells[column]}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </Window>
  );
}
