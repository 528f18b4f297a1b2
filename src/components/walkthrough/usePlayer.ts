import {useState} from 'react';
import type {Walkthrough} from '@site/src/content/walkthrough';
import type {draw} from '../scenes/draw';
import type PlayerComponent from './Player';

export interface Parts {
  Player: typeof PlayerComponent;
  draw: typeof draw;
  walkthrough: Walkthrough;
}

export interface LoadedPlayer {
  parts: Parts | null;
  hasFailed: boolean;
  /** Loads the player; also tries again after a failure. */
  load: () => void;
}

/** Loads the player, the drawings and the words in parallel. */
async function loadParts(): Promise<Parts> {
  const [{default: Player}, {draw}, {default: walkthrough}] = await Promise.all([
    import('./Player'),
    import('../scenes/draw'),
    import('@generated/content/default/walkthrough.json'),
  ]);
  return {Player, draw, walkthrough};
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
