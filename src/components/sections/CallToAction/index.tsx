import type {ReactNode} from 'react';
import TrialActions from '../TrialActions';
import styles from './styles.module.css';

export interface CallToActionProps {
  title: string;
  description: string;
  /** Below the band. */
  children?: ReactNode;
}

export default function CallToAction({title, description, children}: CallToActionProps): ReactNode {
  return (
    <section className="section no-print">
      <div className="wrap stack">
        <div className={`plate night on-night ${styles.band}`}>
          <div>
            <h2 className="headline-2">{title}</h2>
            <p className="lead">{description}</p>
          </div>
          <div className="actions">
            <TrialActions />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
