import {Children, type ReactNode} from 'react';
import Layout from '../SiteLayout';
import Deferred from 'docusaurus-kit/Deferred';
import {PagePathProvider} from '../../hooks/usePagePath';
import PageMeta from '../PageMeta';
import StructuredData, {type StructuredDataProps} from '../StructuredData';

export interface PageProps extends StructuredDataProps {
  children: ReactNode;
}

/** Layout of our own pages. Sections after the second are below the fold and may render later. */
export default function Page({children, facts, product}: PageProps): ReactNode {
  const [first, second, ...further] = Children.toArray(children);
  return (
    <Layout>
      <PageMeta facts={facts} />
      <StructuredData facts={facts} product={product} />
      <PagePathProvider value={facts.path}>
        <main>
          {first}
          {second}
          {further.length > 0 && <Deferred>{further}</Deferred>}
        </main>
      </PagePathProvider>
    </Layout>
  );
}
