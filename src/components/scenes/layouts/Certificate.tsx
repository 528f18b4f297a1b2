import type {ReactNode} from 'react';
import type {WindowOf} from '../../../content/scenes/types';
import {Section} from '../parts/rings';
import {Stack} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** A certificate with a seal of growth rings. */
export default function Certificate(scene: WindowOf<'certificate'>): ReactNode {
  const {title, sub, name, course, facts} = scene;
  return (
    <Stack note={scene.note} className={styles.certificate}>
      <Section className={styles.seal} />
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
