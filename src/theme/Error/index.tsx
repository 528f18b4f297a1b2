/**
 * Replaced: after an error outside the layout, says what to do in the site's own style.
 *
 * What: header and footer around that text, which need a route. Docusaurus' own `Error` makes one in the same way.
 * Gain: a visitor whose page could not be loaded can go on.
 * Depends on: `RouteContextProvider` of core's client; the build stops if it moves. tests/browser/recovery.spec.ts checks
 * the page.
 * To switch it off: show `message` alone.
 */
import type {ComponentProps, ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type OriginalError from '@theme/Error';
import Layout from '@site/src/components/layout/SiteLayout';
import Crash from '@site/src/components/layout/Crash';

/** As in Docusaurus' own `Error`. */
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
