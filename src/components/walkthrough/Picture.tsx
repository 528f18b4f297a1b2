import {memo, type ReactNode, useState} from 'react';
import clsx from 'clsx';
import frame from '../scenes/frame.module.css';
import {useMoves} from './useMoves';
import type {Parts} from './usePlayer';
import styles from './styles.module.css';

export interface PictureProps {
  seed: string;
  draw: Parts['draw'];
  /** No cross-fade, no movement. */
  isStill: boolean;
}

const sceneOf = (seed: string): string => seed.split(':')[0]!;

const Layer = memo(function Layer({seed, draw, isStill}: PictureProps): ReactNode {
  const ref = useMoves(seed, isStill);
  return (
    <div className={frame.scene} data-picture="" ref={ref}>
      {draw(seed)}
    </div>
  );
});

/** The picture of a frame. Another scene fades in above the last one; another moment of the same scene moves its parts. */
function Picture({seed, draw, isStill}: PictureProps): ReactNode {
  /** Seeds of the picture that fades out, if any, and of the one that is shown. */
  const [layers, setLayers] = useState<readonly string[]>([seed]);
  const front = layers[layers.length - 1]!;
  if (front !== seed) setLayers(isStill || sceneOf(front) === sceneOf(seed) ? [seed] : [front, seed]);
  return layers.map((layer) => {
    const isFront = layer === front;
    return (
      <div
        aria-hidden={isFront ? undefined : true}
        data-scene={sceneOf(layer)}
        className={clsx(styles.layer, isFront && layers.length > 1 && styles.appearing)}
        key={sceneOf(layer)}
        onAnimationEnd={(event) => event.target === event.currentTarget && setLayers([front])}
      >
        <Layer draw={draw} isStill={isStill} seed={layer} />
      </div>
    );
  });
}

export default memo(Picture);
