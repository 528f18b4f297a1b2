import type {ReactNode} from 'react';
import type {Several as SeveralScene, View} from '../../../content/scenes/types';
import {rebrand} from '../parts/vars';
import styles from './several.module.css';

/** Windows or phones, one in front of others or side by side. */
export default function Several({
  scene: {layout, of, hue},
  draw,
}: {
  scene: SeveralScene;
  draw: (scene: View) => ReactNode;
}): ReactNode {
  return (
    <div className={styles[layout]} {...rebrand(hue)}>
      {of.map((scene, at) => (
        <div className={styles.one} key={at}>
          {draw(scene)}
        </div>
      ))}
    </div>
  );
}
