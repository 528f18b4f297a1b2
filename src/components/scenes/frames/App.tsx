import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {App as AppScene, Glyph} from '../../../content/scenes/types';
import {useBrand} from '../../hooks/useSettings';
import {Sign} from '../parts/marks';
import {Face} from '../parts/person';
import {Mark} from '../parts/rings';
import {rebrand} from '../parts/vars';
import shared from '../styles.module.css';
import styles from './app.module.css';

/** Signs of the navigation's entries, by the last word of their names. */
const SIGNS: Record<string, Glyph> = {
  api: 'link',
  badges: 'star',
  calendar: 'calendar',
  courses: 'book',
  groups: 'box',
  home: 'home',
  log: 'clock',
  notes: 'file',
  overview: 'home',
  plan: 'path',
  reports: 'chart',
  roles: 'lock',
  settings: 'gear',
  teams: 'people',
  users: 'user',
};

const signOf = (entry: string): Glyph => SIGNS[entry.split(' ').at(-1)!.toLowerCase()] ?? 'rings';

/** The application: its navigation, one screen, and below it what belongs to it. */
export default function App({
  scene: {title, menu, place, person, body, over, hue},
  draw,
}: {
  scene: AppScene;
  draw: (scene: AppScene['body']) => ReactNode;
}): ReactNode {
  const {name} = useBrand();
  const screen = JSON.stringify([body, over]);
  return (
    <div className={styles.app}>
      <div className={clsx(shared.card, styles.shell)} {...rebrand(hue)}>
        <div className={styles.menu}>
          <div className={clsx(shared.row, styles.logo)}>
            <Mark hue={hue} />
            <span>{title ?? name}</span>
          </div>
          <div className={styles.entries}>
            {menu.map((entry) => (
              <div className={clsx(shared.row, styles.entry, entry === place && styles.current)} key={entry}>
                <Sign name={signOf(entry)} />
                <span>{entry}</span>
              </div>
            ))}
          </div>
          <div className={shared.row}>
            <Face name={person} />
            <span>{person}</span>
          </div>
        </div>
        <div className={clsx(shared.screen, styles.space)} key={screen}>
          {draw(body)}
        </div>
        {over && (
          <div className={clsx(styles.space, styles.detail)} key={`${screen}, below`}>
            {draw(over)}
          </div>
        )}
      </div>
    </div>
  );
}
