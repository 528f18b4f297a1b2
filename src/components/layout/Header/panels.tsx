import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import type {MenuItem, Navigation} from '@site/src/lib/teasers';
import {useNavigation} from '../../hooks/useNavigation';
import {vars} from '../../scenes/parts/vars';
import styles from './styles.module.css';

const Entry = ({title, href, icon}: Navigation['solutions'][number]): ReactNode => (
  <Link className={clsx('line-up bold size-3', styles.entry)} to={href}>
    <Icon className="flex-none ink-brand" name={icon} />
    {title}
  </Link>
);

const All = ({href, title}: MenuItem): ReactNode => (
  <Link className={clsx('line-up gap-2 mt-2 border-top bold size-3', styles.all)} to={href}>
    {title}
    <Icon name="arrow-right" size={18} />
  </Link>
);

export function SolutionsPanel(): ReactNode {
  return (
    <>
      <ul className="plain-list">
        {useNavigation().solutions.map((solution) => (
          <li key={solution.href}>
            <Entry {...solution} />
          </li>
        ))}
      </ul>
      <All href="/solutions" title="All solutions" />
    </>
  );
}

export function FeaturesPanel(): ReactNode {
  const {featureCategories, featureCount} = useNavigation();
  return (
    <>
      <ul className="plain-list tiles gap-2" style={vars({'--tile': '13rem'})}>
        {featureCategories.map(({summary, features, ...category}) => (
          <li key={category.href}>
            <Entry {...category} />
            <p className={`fine ${styles.summary}`}>{summary}</p>
            <ul className="plain-list">
              {features.map((feature) => (
                <li key={feature.href}>
                  <Link className={`block size-2 ${styles.subentry}`} to={feature.href}>
                    {feature.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <All href="/features" title={`All ${featureCount} features`} />
    </>
  );
}
