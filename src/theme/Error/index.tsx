// Replaced: after an error outside the layout, says what to do in the site's own style, between header and footer.
import type {ComponentProps, ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type OriginalError from '@theme/Error';
import Layout from '@site/src/components/layout/SiteLayout';
import Crash from '@site/src/components/layout/Crash';

/** The layout expects a route; Docusaurus' own `Error` provides the same one. */
const ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error({error}: ComponentProps<typeof OriginalError>): ReactNode {
  const message = <Crash error={error} />;
  return (
    <RouteContextProvider value={ROUTE}>
      {/* The header itself may have failed. */}
      <ErrorBoundary fallback={() => message}>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
