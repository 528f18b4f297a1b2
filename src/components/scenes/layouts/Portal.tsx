import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Address} from '../parts/address';
import {Sign} from '../parts/marks';
import {Cut, Growth} from '../parts/rings';
import {Stack} from '../parts/window';
import styles from '../styles.module.css';

/**
 * A customer's branded portal. Like this site's, its palette derives from a single hue. In `data-owner`, a visitor's own
 * name or logo can replace the company's (components/brandPreview).
 */
export default function Portal(scene: SceneOf<'portal'>): ReactNode {
  const {address, title, hue, greeting, action, items} = scene;
  return (
    <Stack scene={scene} hue={hue}>
      <div className={clsx(styles.tag, styles.plain)}>
        <Sign name="lock" />
        <Address text={address} />
      </div>
      <div className={clsx(styles.well, styles.stack, styles.brand)}>
        <div className={styles.row} data-owner="">
          <Growth level={5} />
          <span className={styles.strong}>{title}</span>
        </div>
        <div className={styles.figure}>{greeting}</div>
        <span className={styles.pill}>{action}</span>
      </div>
      <div className={clsx(styles.even, styles.brand)}>
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
