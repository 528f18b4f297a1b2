import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/content/scenes/types';
import type {Illustrated} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export interface ShowcaseProps extends Illustrated {
  as?: 'li' | 'div';
  /** Tint of the plate; neutral by default. */
  ground?: Tone;
  /** Where there is room: words in front of the picture, or after it, instead of above it. */
  side?: 'start' | 'end';
  /** The words. */
  children: ReactNode;
}

/** Words and a picture on one plate. What doesn't fit of the picture runs off the lower edge. */
export default function Showcase({as: Tag = 'li', ground, side, children, ...picture}: ShowcaseProps): ReactNode {
  return (
    <Tag className={clsx('plate tint', ground && `tint-${ground}`, styles.showcase, side && styles[side])}>
      <div className={`muted ${styles.words}`}>{children}</div>
      {hasPicture(picture) && (
        <div className={`crop ${styles.picture}`}>
          <Picture {...picture} bare />
        </div>
      )}
    </Tag>
  );
}
