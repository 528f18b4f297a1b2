import {type ReactElement, useState} from 'react';
import type {Walkthrough} from '@site/src/content/walkthrough';
import type PlayerComponent from './Player';

export interface Parts {
  Player: typeof PlayerComponent;
  /** Draws the picture for a seed of the walkthrough. */
  draw: (seed: string) => ReactElement;
  walkthrough: Walkthrough;
}

export interface LoadedPlayer {
  parts: Parts | null;
  hasFailed: boolean;
  /** Loads the player; also tries again after a failure. */
  load: () => void;
}

/** Loads the player, the drawings, the words and what the pictures show in parallel. */
async function loadParts(): Promise<Parts> {
  const [{default: Player}, {drawScene}, {default: walkthrough}, {default: pictures}] = await Promise.all([
    import('./Player'),
    import('../scenes/drawScene'),
    import('@generated/content/default/walkthrough.json'),
    import('@generated/content/default/walkthrough-pictures.json'),
  ]);
  return {Player, draw: (seed) => drawScene(pictures[seed]!, false), walkthrough};
}

/** The player, once someone has asked for it. */
export function usePlayer(): LoadedPlayer {
  const [parts, setParts] = useState<Parts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadParts().then(setParts, () => setFailed(true));
  };
  return {parts, hasFailed, load};
}
