import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Lines, Sign} from '../parts/marks';
import {usePin} from '../parts/pins';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** What another system sends, and by lines the fields that take it. */
export default function Mapping(scene: WindowOf<'mapping'>): ReactNode {
  const {sides, rows, fields} = scene;
  const pin = usePin();
  const place = (at: number): number => (100 * (at + 0.5)) / rows.length;
  const wires = rows.map(([, , field], at) => {
    const to = place(fields.indexOf(field));
    return `M0 ${place(at)}C50 ${place(at)} 50 ${to} 100 ${to}`;
  });
  return (
    <Window scene={scene}>
      <div className={styles.mapping} style={vars({'--rows': rows.length + 1})}>
        {sides.map((side) => (
          <span className={clsx(shared.mut, styles.side)} key={side}>
            {side}
          </span>
        ))}
        <Lines className={styles.wires} d={wires.join('')} />
        {rows.map(([name, value, field], at) => [
          <div className={clsx(shared.well, shared.plain, styles.sent)} key={name} style={vars({'--row': at + 2})}>
            <span className={shared.mono}>{name}</span>
            <span className={shared.mut}>{value}</span>
          </div>,
          <div
            className={clsx(shared.box, shared.row, styles.taken)}
            data-pin={pin(field)}
            key={`${name}: field`}
            style={vars({'--row': fields.indexOf(field) + 2})}
          >
            <span className={clsx(shared.grow, shared.strong)}>{field}</span>
            <Sign name="check" />
          </div>,
        ])}
      </div>
    </Window>
  );
}
