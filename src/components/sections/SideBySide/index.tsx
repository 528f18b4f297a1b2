import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {IconName} from '@site/src/content/icons';
import Eyebrow from '../../ui/Eyebrow';
import IconItem from '../../ui/IconItem';
import styles from './styles.module.css';

export interface SideBySideProps {
  eyebrow: string;
  headline: string;
  lead: string;
  /** List below the text, and on a narrow screen below the task; points without an icon are numbered. */
  points: readonly {icon?: IconName; title: string; description: string}[];
  /** The form or calendar: what the page is for. */
  children: ReactNode;
  /** Whether the task is no higher than the text, so that the list is below both. */
  isShort?: boolean;
}

/** A page with a single task, which is in the first screen: next to the text, or below its first lines. */
export default function SideBySide({eyebrow, headline, lead, points, children, isShort}: SideBySideProps): ReactNode {
  return (
    <section className="section">
      <div className={clsx('wrap grid items-start', styles.layout, isShort && styles.short)}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="headline-1">{headline}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.task}>{children}</div>
        <ol className={clsx('plain-list gap-5', isShort ? 'tiles' : 'stack', styles.points)}>
          {points.map(({icon, title, description}, index) => (
            <IconItem
              description={description}
              icon={icon}
              isRow
              key={title}
              number={index + 1}
              title={title}
              titleAs="h2"
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
