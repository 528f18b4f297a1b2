import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import Breakable from '../../ui/Breakable';
import {Sign} from '../parts/marks';
import {usePin} from '../parts/pins';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

const LOOK = {
  name: shared.mut,
  code: shared.mono,
  old: [shared.well, shared.accent, styles.old],
  now: [shared.well, shared.brand],
  field: [shared.box, shared.row, shared.chosen, shared.brand],
};

/** Rows of cells, such as those of a spreadsheet, or the old and new values of fields. */
export default function Grid(scene: WindowOf<'grid'>): ReactNode {
  const {columns, looks, rows, wrong} = scene;
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={clsx(shared.lined, styles.grid)} style={vars({'--others': columns.length - 1})}>
        <div className={shared.strong}>
          {columns.map((column) => (
            <span data-pin={pin(column)} key={column}>
              {column}
            </span>
          ))}
        </div>
        {rows.map((cells) => (
          <div key={cells[0]}>
            {cells.map((cell, at) => (
              <span
                className={clsx(LOOK[looks[at]!], wrong?.includes(cell) && [shared.chosen, shared.accent])}
                data-pin={pin(cell)}
                key={at}
              >
                {looks[at] === 'field' && <Sign name="arrow" />}
                <Breakable>{cell}</Breakable>
              </span>
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
