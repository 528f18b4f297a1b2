import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {subjectOf} from '../../../content/scenes/covers';
import styles from '../styles.module.css';

/** A line drawing of what a course is about; without a `size` in em, as high as its plate. */
export function Cover({title, size, className}: {title: string; size?: number; className?: string}): ReactNode {
  const shape = size ? {viewBox: '-5 -5 58 58', width: `${size}em`, strokeWidth: 2} : {viewBox: '0 0 48 48'};
  return (
    <svg className={clsx(styles.brand, styles.drawing, className)} stroke="var(--on)" strokeWidth="1.4" {...shape}>
      <use href={`${useBaseUrl('/img/covers.svg')}#${subjectOf(title)}`} />
    </svg>
  );
}
