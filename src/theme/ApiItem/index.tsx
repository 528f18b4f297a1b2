// Replaced: pages with our model of an operation or schema are rendered completely in HTML. The theme renders all other
// pages of the generator, from a separate chunk.
import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import Pager from '@site/src/components/reference/Pager';
import Operation from './Operation';
import Schema from './Schema';

/** Components that the generated pages use. Provided here so that they are not bundled with each page. */
const ELEMENTS = {Operation, Schema};
const Stock = lazy<ComponentType<Props>>(() => import('@theme/ApiItem/Stock'));

export default function ApiItem(props: Props): ReactNode {
  const {content} = props;
  const {kind} = content.frontMatter as {kind?: 'operation' | 'schema'};
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
      {kind === 'operation' && <Pager />}
    </DocProvider>
  );
}
