import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {docFacts, type DocMetadata, type PageFacts} from '@site/src/lib/pageFacts';

/** Facts of the documentation page that is shown; categories of its sidebar are on the way to it if they have a page. */
export function useDocFacts(): PageFacts {
  const {metadata} = useDoc();
  const parents = (useSidebarBreadcrumbs() ?? []).flatMap(({label, customProps}) => {
    const href = customProps?.href as string | undefined;
    return href === undefined ? [] : [{title: label, href}];
  });
  return docFacts(metadata as DocMetadata, useBaseUrl('/'), parents);
}
