import type {ReactNode} from 'react';
import type {NotFoundSection} from '@site/src/lib/routes';
import type {MenuItem, Navigation} from '@site/src/plugins/content/types';
import Link from '@docusaurus/Link';
import {useHasGuides} from '../../useSettings';
import styles from './styles.module.css';

/** Links that a visitor of a missing page most likely wants. */
function nearby(
  section: NotFoundSection,
  {solutions, featureCategories, comparisons}: Navigation,
  hasGuides: boolean,
): MenuItem[] {
  switch (section) {
    case 'solution':
      return [{title: 'All solutions', href: '/solutions'}, ...solutions];
    case 'feature':
      return [{title: 'All features', href: '/features'}, ...featureCategories];
    case 'comparison':
      return [{title: 'All comparisons', href: '/compare'}, ...comparisons];
    case 'developer':
      return [
        {title: 'API overview', href: '/developer'},
        ...(hasGuides
          ? [
              {title: 'Quickstart', href: '/developer/guides/quickstart'},
              {title: 'Errors', href: '/developer/guides/errors'},
            ]
          : []),
      ];
    default:
      return [
        {title: 'Solutions', href: '/solutions'},
        {title: 'Features', href: '/features'},
        {title: 'Pricing', href: '/pricing'},
        {title: 'API documentation', href: '/developer'},
        {title: 'Contact', href: '/contact'},
      ];
  }
}

/** The nearest pages to one that does not exist. */
export default function NearbyPages({
  section,
  navigation,
}: {
  section: NotFoundSection;
  navigation: Navigation;
}): ReactNode {
  const hasGuides = useHasGuides();
  return (
    <nav aria-label="Nearby pages" className="wrap">
      <ul className={styles.list}>
        {nearby(section, navigation, hasGuides).map(({title, href}) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
