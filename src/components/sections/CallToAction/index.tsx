import type {ReactNode} from 'react';
import ButtonLink from '../../ui/Button/ButtonLink';
import Rings from '../../ui/Rings';
import {usePagePath} from '../../hooks/usePagePath';
import {useAppLinks} from '../../hooks/useSettings';
import styles from './styles.module.css';

export interface CallToActionProps {
  title: string;
  description: string;
}

export default function CallToAction({title, description}: CallToActionProps): ReactNode {
  return (
    <section className="section-tight">
      <div className="wrap">
        <div className={styles.block}>
          <div>
            <h2 className="headline-2">{title}</h2>
            <p>{description}</p>
            <div className="actions">
              <ButtonLink kind="accent" newTab to={useAppLinks().register}>
                Start Free Trial
              </ButtonLink>
              <ButtonLink kind="outline" to="/book-a-demo">
                Book a Demo
              </ButtonLink>
            </div>
          </div>
          <Rings className={styles.rings} seed={usePagePath()} />
        </div>
      </div>
    </section>
  );
}
