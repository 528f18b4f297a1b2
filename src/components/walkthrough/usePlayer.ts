import type {ReactElement} from 'react';
import type {Walkthrough} from '@site/src/content/walkthrough';
import {type OnDemand, useOnDemand} from '../hooks/useOnDemand';
import type PlayerComponent from './Player';

export interface Parts {
  Player: typeof PlayerComponent;
  /** Draws the picture for a seed of the walkthrough. */
  draw: (seed: string) => ReactElement;
  walkthrough: Walkthrough;
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
export const usePlayer = (): OnDemand<Parts> => useOnDemand(loadParts);
