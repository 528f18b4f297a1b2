import type {ReactNode} from 'react';
import {HERO_SCENES, resolveScene} from '../../content/scenes';
import type {Scene} from '../../content/scenes/types';
import styles from './styles.module.css';

/** The scenes without notes and background windows; an outline names its source in the subtitle instead. */
const SCENES = HERO_SCENES.map((seed): Scene => {
  const scene = {...resolveScene(seed), note: undefined, behind: undefined};
  if (scene.layout === 'radar') return {...scene, brief: true};
  if (scene.layout !== 'outline' || !scene.source) return scene;
  return {...scene, sub: `${scene.source.title}, ${scene.source.meta}`, source: undefined};
});

/** Text alternative of the home page's picture. */
export const heroText = `Three overlapping windows: ${SCENES.map(
  ({label, title}) => `${label.toLowerCase()}, “${title}”`,
).join('; ')}.`;

/** The picture of the home page: three windows, overlapping or, on narrow screens, stacked. */
export default function Hero({draw}: {draw: (scene: Scene) => ReactNode}): ReactNode {
  return (
    <div className={styles.hero}>
      {SCENES.map((scene) => (
        <div key={scene.layout}>{draw(scene)}</div>
      ))}
    </div>
  );
}
