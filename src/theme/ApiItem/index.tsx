// Replaced: pages that carry our model of an operation or schema are drawn whole in HTML. Any other page of the generator
// is drawn by the theme itself, in a chunk of its own.
import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import Operation from './Operation';
import Paginator from './Paginator';
import Schema from './Schema';

/** What the generated pages are made of. They do not import it, so that it is not a part of each. */
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
      {kind === 'operation' && <Paginator />}
    </DocProvider>
  );
}
