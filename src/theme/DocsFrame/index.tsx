// Added: the root of guides and of the reference, in the layout of our own pages instead of `@theme/Layout`.
import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocsRoot';
import Layout from '@site/src/components/layout/SiteLayout';

export default function DocsFrame({route}: Props): ReactNode {
  return <Layout>{renderRoutes(route.routes)}</Layout>;
}
