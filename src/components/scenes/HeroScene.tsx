import type {ReactNode} from 'react';
import {sceneHead} from '../../lib/scenes';
import {Windows} from './index';
import {cx} from './parts';
import {resolveScene} from './resolve';
import styles from './styles.module.css';

/** From the back to the front. */
const SEEDS = ['learner-dashboard', 'skill-gap', 'document-to-course'];

/** Dashboard, skill gap and outline: overlapping where there is room, one under the other where there is none. */
export default function HeroScene({className}: {className?: string}): ReactNode {
  const scenes = SEEDS.map((seed) => ({...resolveScene(seed), note: undefined}));
  return (
    <div
      role="img"
      aria-label={scenes.map(sceneHead).join('; ')}
      className={cx(styles.scene, className)}
      data-alive=""
    >
      <div className={styles.hero}>
        {scenes.map((scene) => (
          <div key={scene.label}>
            <Windows scene={scene} />
          </div>
        ))}
      </div>
    </div>
  );
}
