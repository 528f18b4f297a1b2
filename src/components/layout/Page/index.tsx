import {Children, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Deferred from '../../ui/Deferred';
import PageMeta, {type PageMetaProps} from '../PageMeta';

export interface PageProps extends PageMetaProps {
  children: ReactNode;
}

/** Layout of our own pages. Sections after the second are below the fold and may render later. */
export default function Page({children, ...meta}: PageProps): ReactNode {
  const [first, second, ...further] = Children.toArray(children);
  return (
    <Layout>
      <PageMeta {...meta} />
      <main>
        {first}
        {second}
        {further.length > 0 && <Deferred>{further}</Deferred>}
      </main>
    </Layout>
  );
}
