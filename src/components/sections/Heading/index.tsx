import type {ReactNode} from 'react';
import {slugOf} from '@site/src/lib/slug';
import Eyebrow from '../../ui/Eyebrow';
import styles from './styles.module.css';

export interface HeadingProps {
  eyebrow?: string;
  title: string;
  intro?: string;
  /** Whether the introduction is next to the title. */
  isWide?: boolean;
}

export default function Heading({eyebrow, title, intro, isWide}: HeadingProps): ReactNode {
  return (
    <div className={isWide ? `split split-heading ${styles.wide}` : styles.heading}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 className="headline-2" id={slugOf(title)}>
          {title}
        </h2>
      </div>
      {intro && <p className="lead">{intro}</p>}
    </div>
  );
}
