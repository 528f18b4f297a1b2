import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import {resolveScene} from '../../content/scenes';
import type {View} from '../../content/scenes/types';
import App from './frames/App';
import Page from './frames/Page';
import Phone from './frames/Phone';
import Screen from './frames/Screen';
import Several from './frames/Several';
import {Window} from './parts/window';
import styles from './styles.module.css';

export interface SceneProps {
  seed: string;
  /** Omit the tinted background. */
  bare?: boolean;
}

/** A window or a phone, or a frame with others in it. */
export function drawn(scene: View): ReactElement {
  switch (scene.layout) {
    case 'app':
      return <App draw={drawn} scene={scene} />;
    case 'page':
      return <Page draw={drawn} scene={scene} />;
    case 'screen':
      return <Screen draw={drawn} scene={scene} />;
    case 'phone':
      return <Phone {...scene} />;
    case 'pile':
    case 'fan':
    case 'row':
      return <Several draw={drawn} scene={scene} />;
    default:
      return <Window {...scene} />;
  }
}

/**
 * The picture for a seed as one image with a text alternative. Another picture replaces it as a whole, so that no part
 * of the old one stays in a translated page; only the same application stays, with another screen.
 *
 * @throws Error if there is no such picture
 */
export default function Drawing({seed, bare = false}: SceneProps): ReactNode {
  const scene = resolveScene(seed);
  return (
    <div
      role="img"
      key={scene.layout === 'app' ? `${scene.title}, ${scene.person}` : seed}
      aria-label={scene.alt}
      className={clsx(styles.stage, !bare && styles.ground, styles[scene.ground ?? 'plain'])}
    >
      {drawn(scene)}
    </div>
  );
}
