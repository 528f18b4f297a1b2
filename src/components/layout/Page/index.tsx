import {Children, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Deferred from '../../ui/Deferred';
import PageMeta, {type PageMetaProps} from '../PageMeta';

export interface PageProps extends PageMetaProps {
  children: ReactNode;
}

/** Frame of every page of ours: header, footer and metadata around its sections, of which two are in view at first. */
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
