import type {ReactNode} from 'react';
import {sceneHead} from '../../lib/scenes';
import {Windows} from './index';
import {cx} from './parts';
import {resolveScene} from './resolve';
import styles from './styles.module.css';

/** From the back to the front. */
const SEEDS = ['learner-dashboard', 'skill-gap', 'document-to-course'];

/** One window per seed, without its small card; what an outline was made from moves into its subtitle. */
const scenes = SEEDS.map((seed) => {
  const scene = {...resolveScene(seed), note: undefined};
  if (scene.layout !== 'outline' || !scene.source) return scene;
  return {...scene, sub: `${scene.source.title}, ${scene.source.meta}`, source: undefined};
});

/** Dashboard, skill gap and outline: overlapping where there is room, one under the other where there is none. */
export default function HeroScene({className}: {className?: string}): ReactNode {
  return (
    <div role="img" aria-label={scenes.map(sceneHead).join('; ')} className={cx(styles.scene, className)} data-alive="">
      <div className={styles.hero}>
        {scenes.map((scene) => (
          <div key={scene.layout}>
            <Windows scene={scene} />
          </div>
        ))}
      </div>
    </div>
  );
}
