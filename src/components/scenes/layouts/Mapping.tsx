import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Lines, Sign} from '../parts/marks';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** What another system sends, and by lines the fields that take it. */
export default function Mapping(scene: WindowOf<'mapping'>): ReactNode {
  const {sides, rows, fields} = scene;
  const pin = usePin();
  // Below the headings, in the middle of each row.
  const place = (at: number): number => (100 * (at + 1.5)) / (rows.length + 1);
  const wires = rows.map(([, , field], at) => {
    const to = place(fields.indexOf(field));
    return `M0 ${place(at)}C50 ${place(at)} 50 ${to} 100 ${to}`;
  });
  return (
    <Window scene={scene}>
      <div className={styles.mapping}>
        <div>
          <span className={shared.mut}>{sides[0]}</span>
          {rows.map(([name, value]) => (
            <div className={clsx(shared.well, shared.plain, shared.ends)} key={name}>
              <span className={shared.mono}>{name}</span>
              <div className={shared.mut}>{value}</div>
            </div>
          ))}
        </div>
        <Lines d={wires.join('')} />
        <div>
          <span className={shared.mut}>{sides[1]}</span>
          {fields.map((field) => (
            <div className={clsx(shared.box, shared.row)} data-pin={pin(field)} key={field}>
              <span className={clsx(shared.grow, shared.strong)}>{field}</span>
              <Sign name="check" />
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
