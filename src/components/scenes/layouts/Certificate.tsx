import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {ringPath} from '../parts/rings';
import {Stack} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

const SEAL = [5, 10, 16, 21, 27, 32, 38, 44].map((radius, at) => ringPath(48, radius, at)).join('');

/** A certificate with a seal of growth rings. */
export default function Certificate(scene: SceneOf<'certificate'>): ReactNode {
  const {title, sub, name, course, facts} = scene;
  return (
    <Stack scene={scene} className={styles.certificate}>
      <svg className={styles.seal} stroke="var(--brand)" viewBox="0 0 96 96">
        <path d={SEAL} />
      </svg>
      <div className={styles.issuer}>{sub}</div>
      <div>
        <div className={shared.mut}>{title}</div>
        <div className={styles.name}>{name}</div>
        <div className={shared.strong}>{course}</div>
      </div>
      <div className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <div className={shared.mut}>{label}</div>
            <div className={shared.strong}>{value}</div>
          </div>
        ))}
      </div>
    </Stack>
  );
}
