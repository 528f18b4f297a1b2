import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {ringPath} from '../parts/rings';
import {Stack} from '../parts/window';
import styles from '../styles.module.css';

const SEAL = [7, 13, 18, 25, 30, 37, 43].map((radius, at) => ringPath(48, radius, at)).join('');

/** A certificate with a seal of growth rings. */
export default function Certificate(scene: SceneOf<'certificate'>): ReactNode {
  const {title, sub, name, course, facts} = scene;
  return (
    <Stack scene={scene} className={styles.sheet}>
      <div className={styles.title} data-owner="">
        <span>{sub}</span>
      </div>
      <svg stroke="var(--accent)" strokeWidth="2" viewBox="0 0 96 96" width="7.4em">
        <path d={SEAL} />
      </svg>
      <div>
        <div className={styles.mut}>{title}</div>
        <div className={styles.figure}>{name}</div>
        <div>{course}</div>
      </div>
      <div className={clsx(styles.chips, styles.rule)}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <div className={styles.mut}>{label}</div>
            <div className={styles.strong}>{value}</div>
          </div>
        ))}
      </div>
    </Stack>
  );
}
