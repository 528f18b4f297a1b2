import type {ReactNode} from 'react';
import {knownPages, START} from '@site/src/lib/nearbyPages';
import {nearestPages} from 'openapi-model/suggestions';
import type {NotFoundSection} from '@site/src/lib/unknownPaths';
import type {MenuItem, Navigation} from '@site/src/lib/teasers';
import Link from '@docusaurus/Link';
import {usePagePaths} from '../../hooks/usePagePaths';
import {usePathQuery} from '../../hooks/usePathQuery';
import {useHasGuides} from '../../hooks/useSettings';
import {vars} from '../../scenes/parts/vars';

/** Default links for a missing page of a section; its static document shows these. */
function pagesOf(
  section: NotFoundSection,
  {solutions, featureCategories}: Navigation,
  hasGuides: boolean,
): readonly MenuItem[] {
  switch (section) {
    case 'solution':
      return [{title: 'All solutions', href: '/solutions'}, ...solutions];
    case 'feature':
      return [{title: 'All features', href: '/features'}, ...featureCategories];
    case 'comparison':
      // The footer below lists the comparisons themselves.
      return [{title: 'All comparisons', href: '/compare'}, ...START.slice(0, 3)];
    case 'developer':
      return [
        {title: 'API overview', href: '/developer'},
        ...(hasGuides
          ? [
              {title: 'Quickstart', href: '/developer/guides/quickstart'},
              {title: 'What the API does not do', href: '/developer/guides/limits'},
            ]
          : []),
      ];
    default:
      return START;
  }
}

/** Suggestions on a not-found page: pages whose titles resemble the path, then those of the section. */
export default function NearbyPages({
  section,
  navigation,
}: {
  section: NotFoundSection;
  navigation: Navigation;
}): ReactNode {
  const own = pagesOf(section, navigation, useHasGuides());
  const known = knownPages(own, navigation, usePagePaths());
  const nearest = nearestPages(usePathQuery(), known);
  // The text above names the first of the section's own pages, so that one always has a place.
  const listed = [...new Set([...nearest.slice(0, own.length - 1), ...known])].slice(0, own.length);
  return (
    <nav aria-label="Nearby pages" className="wrap">
      <ul className="plain-list tiles ruled row-gap-0 mb-8" style={vars({'--tile': '10rem'})}>
        {listed.map(({title, href}, position) => (
          // Keyed by position, so that rows stay in place when their links change.
          <li key={position}>
            <Link className="ink bold" to={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
