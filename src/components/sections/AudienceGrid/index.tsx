import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/content/icons';
import type {Teaser} from '@site/src/lib/teasers';
import Scene from '../../scenes';
import Icon from '../../ui/Icon';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface AudienceGridProps {
  eyebrow?: string;
  title: string;
  intro: string;
  items: readonly Teaser[];
}

/** 'One Platform, Every Audience': cards of different sizes that link to the solutions. */
export default function AudienceGrid({eyebrow, title, intro, items}: AudienceGridProps): ReactNode {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Heading eyebrow={eyebrow} intro={intro} title={title} />
        <ul className={styles.bento}>
          {items.map((item) => (
            <li className={styles.card} key={item.href}>
              <div className={styles.words}>
                <Icon name={item.icon as IconName} size={22} />
                <h3 className="headline-3">
                  <Link to={item.href}>{item.title}</Link>
                </h3>
                <p>{item.description}</p>
              </div>
              <Scene bare seed={item.imageSeed} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
