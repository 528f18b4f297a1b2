import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import {useNavigation} from '../../hooks/useNavigation';
import styles from './styles.module.css';

export function SolutionsPanel(): ReactNode {
  return (
    <>
      <ul className="plain-list">
        {useNavigation().solutions.map(({title, href, icon}) => (
          <li key={href}>
            <Link className={clsx('line-up', styles.entry)} to={href}>
              <Icon name={icon} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={clsx('line-up', styles.all)} to="/solutions">
        All solutions
        <Icon name="arrow-right" size={18} />
      </Link>
    </>
  );
}

export function FeaturesPanel(): ReactNode {
  const {featureCategories, featureCount} = useNavigation();
  return (
    <>
      <ul className={clsx('plain-list tiles', styles.columns)}>
        {featureCategories.map(({title, summary, href, icon, features}) => (
          <li key={href}>
            <Link className={clsx('line-up', styles.entry)} to={href}>
              <Icon name={icon} />
              {title}
            </Link>
            <p className={styles.summary}>{summary}</p>
            <ul className="plain-list">
              {features.map((feature) => (
                <li key={feature.href}>
                  <Link className={styles.subentry} to={feature.href}>
                    {feature.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Link className={clsx('line-up', styles.all)} to="/features">
        {`All ${featureCount} features`}
        <Icon name="arrow-right" size={18} />
      </Link>
    </>
  );
}
