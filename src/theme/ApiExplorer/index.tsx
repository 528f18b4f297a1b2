// Replaced: our console works with keyboards, screen readers and a strict security policy, and loads on demand. Pages
// without our model get the theme's own explorer.
import {type ComponentProps, lazy, type ReactNode, Suspense} from 'react';
import type OriginalExplorer from '@theme-original/ApiExplorer';
import TryIt from '@site/src/components/reference/TryIt';
import type {OperationData} from 'openapi-model/page';

const Original = lazy(() => import('@theme-original/ApiExplorer'));

export default function ApiExplorer(props: OperationData | ComponentProps<typeof OriginalExplorer>): ReactNode {
  if ('operation' in props) return <TryIt {...props} />;
  return (
    <Suspense>
      <Original {...props} />
    </Suspense>
  );
}
