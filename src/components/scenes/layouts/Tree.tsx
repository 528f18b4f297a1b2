import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Unit, WindowOf} from '../../../content/scenes/types';
import {Caption} from '../parts/marks';
import {Face} from '../parts/person';
import {usePin} from '../parts/pins';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './screens.module.css';

function Team({name, meta, managers, parts}: Unit): ReactNode {
  const pin = usePin();
  return (
    <div className={styles.unit}>
      <div className={clsx(shared.box, shared.row, styles.team)} data-pin={pin(name)}>
        <div className={styles.faces}>
          {managers.map((manager) => (
            <Face key={manager} name={manager} size={3.4} />
          ))}
        </div>
        <Caption name={name} meta={meta} />
      </div>
      {parts && (
        <div className={styles.units}>
          {parts.map((part) => (
            <Team key={part.name} {...part} />
          ))}
        </div>
      )}
    </div>
  );
}

/** An organisation with the portraits of its managers. */
export default function Tree(scene: WindowOf<'tree'>): ReactNode {
  return (
    <Window scene={scene}>
      <Team {...scene.root} />
    </Window>
  );
}
