import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Screen as ScreenScene, Window} from '../../../content/scenes/types';
import {Action, Caption} from '../parts/marks';
import {Face} from '../parts/person';
import {Pins, usePin} from '../parts/pins';
import {Mark} from '../parts/rings';
import {rebrand} from '../parts/vars';
import shared from '../styles.module.css';
import styles from './screen.module.css';

function Bar({title, area, tabs, action, person, hue}: ScreenScene): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.chips, styles.bar)}>
      <Mark hue={hue} />
      <Caption className={shared.title} name={title} meta={area} />
      <Face name={person} />
      <Action of={action} />
      <div className={clsx(shared.chips, styles.tabs)}>
        {tabs.map((tab, at) => (
          <span className={clsx(shared.box, at === 0 && [shared.chosen, shared.brand])} data-pin={pin(tab)} key={tab}>
            {tab}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A screen of the application across its full width: a bar, and panes side by side. */
export default function Screen({scene, draw}: {scene: ScreenScene; draw: (scene: Window) => ReactNode}): ReactNode {
  return (
    <Pins value={scene.pins ?? []}>
      <div className={clsx(shared.card, styles.sheet)} {...rebrand(scene.hue)}>
        <Bar {...scene} />
        <div className={styles.panes}>
          {[[scene.main], scene.side].map((windows, at) => (
            <div className={styles.pane} key={at}>
              {windows.map((window) => (
                <div className={clsx(shared.screen, styles.part)} key={JSON.stringify(window)}>
                  {draw(window)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Pins>
  );
}
