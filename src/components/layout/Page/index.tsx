import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import PageMeta, {type PageMetaProps} from '../PageMeta';

export interface PageProps extends PageMetaProps {
  children: ReactNode;
}

/** Frame of every page of ours: header, footer and metadata around its sections. */
export default function Page({children, ...meta}: PageProps): ReactNode {
  return (
    <Layout>
      <PageMeta {...meta} />
      <main>{children}</main>
    </Layout>
  );
}
