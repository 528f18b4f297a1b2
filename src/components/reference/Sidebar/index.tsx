import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import {nearbyRows} from '@site/src/lib/nearby';
import type {NavData, NavTag} from '@site/src/plugins/reference/pages';
import {useHasGuides} from '../../hooks/useSettings';
import ListFrame from '../ListFrame';
import Method from '../Method';

export interface SidebarProps {
  nav: NavData;
  /** Slug of the operation that the page shows, and its position within its tag. */
  current: string;
  position: number;
}

/** The operations around the current one, and the way to all the others. */
export default function Sidebar({nav, current, position}: SidebarProps): ReactNode {
  const {tag, before, after, isCut} = nav;
  const hasGuides = useHasGuides();
  const rows = nearbyRows(tag.operations, tag.start, tag.count, position);
  return (
    <ListFrame label="API reference" toggle="All operations">
      <ul>
        <li>
          <Link to="/developer">API overview</Link>
        </li>
        {hasGuides && (
          <li>
            <Link to="/developer/guides/quickstart">Guides</Link>
          </li>
        )}
        {before.map((other) => (
          <TagLink key={other.slug} tag={other} />
        ))}
        <li>
          <Link to={`/developer#${tag.slug}`}>{tag.name}</Link>
          <ul>
            {rows.map(({slug, method, summary}) => (
              <li key={slug}>
                <Link aria-current={slug === current ? 'page' : undefined} to={operationPath(slug)}>
                  <Method method={method} />
                  <span>{summary}</span>
                </Link>
              </li>
            ))}
            {rows.length < tag.count && (
              <li>
                <Link to={`/developer#${tag.slug}`}>
                  All {tag.count} operations of {tag.name}
                </Link>
              </li>
            )}
          </ul>
        </li>
        {after.map((other) => (
          <TagLink key={other.slug} tag={other} />
        ))}
        {isCut && (
          <li>
            <Link to="/developer">All groups of operations</Link>
          </li>
        )}
      </ul>
    </ListFrame>
  );
}

const TagLink = ({tag: {name, slug}}: {tag: NavTag}): ReactNode => (
  <li>
    <Link to={`/developer#${slug}`}>{name}</Link>
  </li>
);
