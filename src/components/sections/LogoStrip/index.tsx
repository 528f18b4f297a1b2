import {type ReactNode, useState} from 'react';
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
 * Customers' logos scrolling past in 30 seconds (section 9), until the pointer is over them or the button is pressed. Without
 * scripts, as for visitors who want less motion, they stay in place.
 */
export default function LogoStrip({title, customers}: LogoStripProps): ReactNode {
  const [isPaused, setPaused] = useState(false);
  return (
    <section aria-label={title} className={`border-top border-bottom ink-3 ${styles.strip}`}>
      <p className="m-0 mb-4 size-2">{title}</p>
      <div className={styles.window}>
        <div className={styles.track} data-paused={isPaused}>
          <Row customers={customers} />
          <Row customers={customers} isCopy />
        </div>
      </div>
      <IconButton
        aria-pressed={isPaused}
        className={styles.pause}
        label="Pause the logos"
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </IconButton>
    </section>
  );
}
