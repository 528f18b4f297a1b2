import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Cover} from '../parts/cover';
import {usePin} from '../parts/pins';
import {Stack} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** A customer's branded portal in a browser. Like this site's, its palette derives from a single hue. */
export default function Portal(scene: WindowOf<'portal'>): ReactNode {
  const {address, title, hue, greeting, action, items} = scene;
  const pin = usePin();
  return (
    <Stack note={scene.note} className={styles.portal} hue={hue}>
      <div className={clsx(shared.tag, shared.plain)}>
        <Sign name={address.includes('.') ? 'lock' : 'mail'} />
        {address}
      </div>
      <div className={styles.banner} data-pin={pin(greeting)}>
        <div className={clsx(shared.row, shared.strong)}>
          <Sign name="rings" />
          <span>{title}</span>
        </div>
        <div className={shared.figure}>{greeting}</div>
        <span className={clsx(shared.pill, styles.enter)}>{action}</span>
      </div>
      {items && (
        <div className={shared.even}>
          {items.map((item) => (
            <div key={item} className={clsx(shared.stack, shared.brand)}>
              <div className={clsx(shared.image, shared.dial)}>
                <Cover title={item} />
              </div>
              <span className={shared.strong}>{item}</span>
            </div>
          ))}
        </div>
      )}
    </Stack>
  );
}
