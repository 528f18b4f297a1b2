import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {docFacts, type DocMetadata, type PageFacts} from '@site/src/lib/pageFacts';

export function useDocFacts(): PageFacts {
  const {metadata} = useDoc();
  return docFacts(metadata as DocMetadata, useBaseUrl('/'), useSidebarBreadcrumbs() ?? []);
}
