import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption} from '../parts/marks';
import {Section} from '../parts/rings';
import {Stack} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** A certificate with a seal of growth rings. */
export default function Certificate(scene: WindowOf<'certificate'>): ReactNode {
  const {title, sub, name, course, facts} = scene;
  return (
    <Stack note={scene.note} className={styles.certificate}>
      <div className={clsx(shared.row, shared.top)}>
        <div className={shared.stack}>
          <div className={styles.logo}>{sub}</div>
          <div className={shared.mut}>{title}</div>
          <div className={styles.name}>{name}</div>
          <div className={shared.strong}>{course}</div>
        </div>
        <Section className={styles.seal} />
      </div>
      <div className={clsx(shared.even, styles.facts)}>
        {facts.map(([label, value]) => (
          <Caption className={shared.mut} key={label} name={label} meta={<b className={shared.strong}>{value}</b>} />
        ))}
      </div>
    </Stack>
  );
}
