import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {TagEntry} from '@site/src/lib/documentation';

/**
 * The tag of the current operation with its operations, from the docs instance: the list of a big contract has none.
 * Undefined on pages that aren't in the sidebar of an instance.
 */
export function useSiblings(): Pick<TagEntry, 'label' | 'operations'> | undefined {
  const {pathname} = useLocation();
  for (const tag of useDocsSidebar()?.items ?? []) {
    if (tag.type !== 'category') continue;
    const links = tag.items.filter((item) => item.type === 'link');
    if (!links.some(({href}) => href === pathname)) continue;
    const operations = links.map(({label, href, customProps}) => ({
      label,
      method: customProps!.method as string,
      slug: href.slice(href.lastIndexOf('/') + 1),
    }));
    return {label: tag.label, operations};
  }
  return undefined;
}
