// Replaced: text by section, similar pages, and a redirect from paths such as /pricing/x. It is a chunk of its own,
// because every page of the documentation contains this component and hardly ever shows it.
import {lazy, type ReactNode, Suspense} from 'react';

const UnknownPath = lazy(() => import('./UnknownPath'));

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <UnknownPath />
    </Suspense>
  );
}
