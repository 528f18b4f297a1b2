// Replaced: one page for all unknown paths, with text by section.
import type {ReactNode} from 'react';
import Layout from '@site/src/components/layout/SiteLayout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
