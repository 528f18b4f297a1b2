import {type ReactNode, useState} from 'react';
import Icon from '../../ui/Icon';
import CustomerMark, {type MarkName} from './CustomerMark';
import styles from './styles.module.css';

export interface LogoStripProps {
  title: string;
  customers: readonly {name: string; mark: MarkName}[];
}

function Row({customers, isCopy}: Omit<LogoStripProps, 'title'> & {isCopy?: boolean}): ReactNode {
  return (
    <ul aria-hidden={isCopy} className={styles.row}>
      {customers.map(({name, mark}) => (
        <li key={name}>
          <CustomerMark name={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * Customer names scrolling past in 30 seconds (section 9). Hovering over them pauses them, and so does focus on the
 * button until it is pressed; from then on the button decides.
 */
export default function LogoStrip({title, customers}: LogoStripProps): ReactNode {
  const [isPaused, setPaused] = useState<boolean>();
  return (
    <section aria-label={title} className={styles.strip}>
      <div className={styles.head}>
        <p>{title}</p>
        <button
          aria-pressed={isPaused ?? false}
          className={styles.pause}
          onClick={() => setPaused(!isPaused)}
          type="button"
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={14} />
          Pause the moving names
        </button>
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
