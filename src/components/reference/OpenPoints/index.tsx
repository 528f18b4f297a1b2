import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {OpenPoint} from '@site/src/openapi/page';
import Disclosure from '../../ui/Disclosure';
import CodeList from '../CodeList';
import Html from '../Html';

/** Id of the line, to which the overview leads. */
export const OPEN_POINTS = 'open-points';

export const openPointsLabel = (count: number): string => `${count} open ${count === 1 ? 'point' : 'points'}`;

/** What the contract does not specify about an operation: one line, which opens. */
export default function OpenPoints({points}: {points: readonly OpenPoint[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (points.length === 0) return null;
  collectAnchor(OPEN_POINTS);
  return (
    <Disclosure className="ref-note" id={OPEN_POINTS} look="line" summary={openPointsLabel(points.length)}>
      <ul>
        {points.map(({names, descriptionHtml}) => (
          <li key={descriptionHtml}>
            <CodeList names={names} />
            <Html html={descriptionHtml} />
          </li>
        ))}
      </ul>
      <Link data-nosnippet to="/developer#known-gaps">
        All known gaps
      </Link>
    </Disclosure>
  );
}
