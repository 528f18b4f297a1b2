import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Subject} from '../../../content/scenes/types';
import styles from '../styles.module.css';

/** Words of the titles of each subject; the first that fits counts. */
const WORDS: readonly (readonly [Subject, RegExp])[] = [
  ['forklift', /forklift|truck|charging/i],
  ['scanner', /scanner|stock/i],
  ['aid', /first aid/i],
  ['fire', /fire/i],
  ['knife', /food|allergen|kitchen/i],
  ['till', /till|refund/i],
  ['bolt', /electric/i],
  ['valve', /pipe|valve/i],
  ['heat', /heat|boiler|refrigerant/i],
  ['box', /handling|bays|unloading/i],
  ['ladder', /site safety|ladder/i],
  ['laptop', /data|planner|security/i],
  ['talk', /leading|welcome|feedback/i],
];

const subjectOf = (title: string): Subject => WORDS.find(([, words]) => words.test(title))?.[0] ?? 'book';

interface CoverProps {
  /** Of the course. */
  title: string;
  /** Found from the title by default. */
  subject?: Subject;
  /** Width in em; as high as its plate by default. */
  size?: number;
  className?: string;
}

/** A line drawing of what a course is about. */
export function Cover({title, subject = subjectOf(title), size, className}: CoverProps): ReactNode {
  const sprite = useBaseUrl('/img/covers.svg');
  return (
    <svg
      className={clsx(styles.brand, styles.drawing, className)}
      stroke="var(--on)"
      strokeWidth={size ? 2 : 1.4}
      viewBox="0 0 48 48"
      width={size && `${size}em`}
    >
      <use href={`${sprite}#${subject}`} />
    </svg>
  );
}
