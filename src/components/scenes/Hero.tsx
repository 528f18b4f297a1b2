import type {ReactNode} from 'react';
import {HERO_SCENES} from '../../content/scenes';
import type {Scene} from '../../content/scenes/types';
import {resolveScene} from './resolve';
import styles from './styles.module.css';

/** One window per scene, without what lies before and behind it; an outline names its source in its subtitle. */
const SCENES = HERO_SCENES.map((seed): Scene => {
  const scene = {...resolveScene(seed), note: undefined, behind: undefined};
  if (scene.layout === 'radar') return {...scene, brief: true};
  if (scene.layout !== 'outline' || !scene.source) return scene;
  return {...scene, sub: `${scene.source.title}, ${scene.source.meta}`, source: undefined};
});

/** What the picture of the home page shows, in one sentence. */
export const heroText = `Three overlapping windows: ${SCENES.map(
  ({label, title}) => `${label.toLowerCase()}, “${title}”`,
).join('; ')}.`;

/** Dashboard, skill gap and outline: overlapping where there is room, one under the other where there is none. */
export default function Hero({draw}: {draw: (scene: Scene) => ReactNode}): ReactNode {
  return (
    <div className={styles.hero}>
      {SCENES.map((scene) => (
        <div key={scene.layout}>{draw(scene)}</div>
      ))}
    </div>
  );
}
