import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Customer} from '@site/src/content/schema';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';
import styles from './styles.module.css';

export interface LogoStripProps {
  title: string;
  customers: readonly Customer[];
}

function Row({customers, isCopy}: Omit<LogoStripProps, 'title'> & {isCopy?: boolean}): ReactNode {
  const logos = useBaseUrl('/img/customers.svg');
  return (
    <ul aria-hidden={isCopy} className={`${styles.row} plain-list`}>
      {customers.map(({name, logo}) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox={`0 0 ${logo.width} 200`}>
            <use href={`${logos}#${logo.id}`} />
          </svg>
          {!isCopy && <span className="visually-hidden">{name}</span>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Customers' logos scrolling past in 30 seconds (section 9). Hovering over them pauses them, and so does focus on the
 * button until it is pressed; from then on the button decides.
 */
export default function LogoStrip({title, customers}: LogoStripProps): ReactNode {
  const [isPaused, setPaused] = useState<boolean>();
  return (
    <section aria-label={title} className={`border-top border-bottom ink-3 ${styles.strip}`}>
      <div className={clsx('wrap line-up gap-0 mb-2 size-2', styles.head)}>
        <p className="m-0">{title}</p>
        <IconButton
          aria-pressed={isPaused ?? false}
          className={styles.pause}
          label="Pause the logos"
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        </IconButton>
      </div>
      <div className={styles.window}>
        <div className={styles.track} data-paused={isPaused}>
          <Row customers={customers} />
          <Row customers={customers} isCopy />
        </div>
      </div>
    </section>
  );
}
