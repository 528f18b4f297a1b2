import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Caveat} from 'openapi-model/page';
import {overview} from '../../lib/settings.ts';
import Html from '../Html/index.tsx';

/** What may change about an operation, with how to allow for it. */
export default function Caveats({caveats}: {caveats: readonly Caveat[]}): ReactNode {
  return (
    caveats.length > 0 && (
      <div className="ref-note">
        <ul>
          {caveats.map(({descriptionHtml}) => (
            <li key={descriptionHtml}>
              <Html html={descriptionHtml} />
            </li>
          ))}
        </ul>
        <Link data-nosnippet to={`${overview}#may-change`}>
          Everything that may change
        </Link>
      </div>
    )
  );
}
