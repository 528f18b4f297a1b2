import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Cut, Growth, Sign, Stack} from '../parts';
import styles from '../styles.module.css';

/** A customer's own portal in a browser: its palette comes from one hue, as that of this site does. */
export default function Portal(scene: SceneOf<'portal'>): ReactNode {
  const {address, title, hue, greeting, action, items} = scene;
  return (
    <Stack scene={scene} hue={hue}>
      <div className={cx(styles.tag, styles.plain)}>
        <Sign name="lock" />
        {address}
      </div>
      <div className={cx(styles.well, styles.stack, styles.brand)}>
        <div className={styles.row}>
          <Growth level={5} />
          <span className={styles.strong}>{title}</span>
        </div>
        <div className={styles.figure}>{greeting}</div>
        <span className={styles.pill}>{action}</span>
      </div>
      <div className={cx(styles.even, styles.brand)}>
        {items.map((item, at) => (
          <div key={item} className={styles.strong}>
            <div className={styles.image}>
              <Cut turn={at * 2} />
            </div>
            {item}
          </div>
        ))}
      </div>
    </Stack>
  );
}
