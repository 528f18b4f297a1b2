// Replaced: pages with our model of an operation are rendered completely in HTML. The theme renders all other pages of the
// generator, from a separate chunk.
import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import Pager from '@site/src/components/reference/Pager';
import Operation from './Operation';

/** The element of the generated pages. Provided here so that it is not bundled with each page. */
const ELEMENTS = {Operation};
const Stock = lazy<ComponentType<Props>>(() => import('@theme/ApiItem/Stock'));

export default function ApiItem(props: Props): ReactNode {
  const {content} = props;
  const {kind} = content.frontMatter as {kind?: 'operation'};
  const Content: ComponentType<{components: typeof ELEMENTS}> = content;
  if (!kind) {
    return (
      <Suspense>
        <Stock {...props} />
      </Suspense>
    );
  }
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <DocBreadcrumbs />
      <Content components={ELEMENTS} />
      <Pager />
    </DocProvider>
  );
}
