import type {ReactNode} from 'react';
import {slugOf} from '@site/src/lib/slug';
import Eyebrow from '../../ui/Eyebrow';
import styles from './styles.module.css';

export interface HeadingProps {
  eyebrow?: string;
  title: string;
  intro?: string;
}

export default function Heading({eyebrow, title, intro}: HeadingProps): ReactNode {
  return (
    <div className={styles.heading}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 className="headline-2" id={slugOf(title)}>
        {title}
      </h2>
      {intro && <p className="lead">{intro}</p>}
    </div>
  );
}
