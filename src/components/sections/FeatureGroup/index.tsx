import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FeaturesData} from '@site/src/plugins/content/routes';
import Scene from '../../scenes';
import Icon from '../../ui/Icon';
import TeaserGrid from '../TeaserGrid';
import styles from './styles.module.css';

/** One category of features: its picture and promise, then every feature. */
export default function FeatureGroup({
  title,
  description,
  href,
  imageSeed,
  items,
}: FeaturesData['groups'][number]): ReactNode {
  return (
    <section className={styles.group}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 className="headline-2">{title}</h2>
            <p className="lead">{description}</p>
            <Link className={styles.more} to={href}>
              How {title.toLowerCase()} works <Icon name="arrow-right" size={18} />
            </Link>
          </div>
          <Scene seed={imageSeed} />
        </div>
        <TeaserGrid items={items} />
      </div>
    </section>
  );
}
