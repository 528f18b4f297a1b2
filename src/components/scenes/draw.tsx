import type {ReactElement} from 'react';
import {resolveScene} from '../../content/scenes';
import {drawScene} from './drawScene';

/**
 * Draws the picture for a seed.
 *
 * @param isBare whether to omit the tinted background
 * @throws Error if the seed names no recipe
 */
export const draw = (seed: string, isBare: boolean): ReactElement => drawScene(resolveScene(seed), isBare);
