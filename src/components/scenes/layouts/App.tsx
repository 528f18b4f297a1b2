import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {App as AppScene, Scene} from '../../../content/scenes/types';
import {Face} from '../parts/marks';
import styles from '../styles.module.css';

/** The application with its navigation, one screen, and at most one window in front of it. */
export default function App({
  scene: {title, menu, place, person, body, over},
  draw,
}: {
  scene: AppScene;
  draw: (scene: Scene) => ReactNode;
}): ReactNode {
  return (
    <div className={styles.app}>
      <div className={clsx(styles.card, styles.shell)}>
        <div className={styles.menu}>
          <div className={styles.strong}>{title}</div>
          {menu.map((entry) => (
            <div className={clsx(styles.entry, entry === place && styles.current)} key={entry}>
              {entry}
            </div>
          ))}
          <div className={clsx(styles.row, styles.user)}>
            <Face name={person} />
            {person}
          </div>
        </div>
        <div className={styles.screen}>{draw(body)}</div>
      </div>
      {over && <div className={styles.over}>{draw(over)}</div>}
    </div>
  );
}
