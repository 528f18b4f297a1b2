import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

/** A spreadsheet of three columns, and above each of them the field that takes it. */
export default function Spreadsheet(scene: WindowOf<'spreadsheet'>): ReactNode {
  const {columns, rows, wrong} = scene;
  const [fields, names] = columns;
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={styles.columns}>
        {fields.map((field) => (
          <span className={clsx(shared.box, shared.chosen, shared.brand)} data-pin={pin(field)} key={field}>
            {field}
          </span>
        ))}
        {[names, ...rows].flat().map((cell, at) => (
          <span
            className={clsx(shared.mono, wrong.includes(cell) && [shared.chosen, shared.accent], styles.cell)}
            key={at}
          >
            {cell}
          </span>
        ))}
      </div>
    </Window>
  );
}
