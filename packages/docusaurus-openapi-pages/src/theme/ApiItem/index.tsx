import type {ComponentType, ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Operation from './Operation.tsx';

/** The element of the generated pages. Provided here so that it is not bundled with each page. */
const ELEMENTS = {Operation};

export default function ApiItem({content}: Props): ReactNode {
  const Content: ComponentType<{components: typeof ELEMENTS}> = content;
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <DocBreadcrumbs />
      <Content components={ELEMENTS} />
      <DocItemPaginator />
    </DocProvider>
  );
}
