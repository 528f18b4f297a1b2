/** The list of the documentation's pages, from the contract and the guides. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {Documentation, PageEntry, SectionEntry} from '../../lib/documentation';
import type {Generated} from 'docusaurus-openapi-pages/plugin/generate';

/** The guides in the order of their positions; none next to a contract other than ours. */
export function guideEntries(allContent: AllContent): PageEntry[] {
  const guides = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent | undefined;
  const docs = guides?.loadedVersions[0]!.docs ?? [];
  return [...docs]
    .sort((a, b) => a.sidebarPosition! - b.sidebarPosition!)
    .map(({slug, title, frontMatter}) => ({
      label: frontMatter.sidebar_label ?? title,
      href: `/developer/guides${slug}`,
    }));
}

/** The list for one contract. */
export function documentationOf(
  {overview: {errors, caveats, tags}}: Generated,
  guides: readonly PageEntry[],
): Documentation {
  const after: (SectionEntry | false)[] = [
    errors.length > 0 && {slug: 'error-catalogue', label: 'Error catalogue'},
    {slug: 'downloads', label: 'Downloads'},
    caveats.length > 0 && {slug: 'may-change', label: 'What may change'},
  ];
  return {
    guides,
    before: [{slug: 'authentication', label: 'Authentication'}],
    tags: tags.map(({name, group, slug, operations}, index) => ({
      label: name,
      ...(group !== tags[index - 1]?.group && {group}),
      slug,
      operations: operations.map((operation) => ({
        label: operation.summary,
        method: operation.method,
        slug: operation.slug,
      })),
    })),
    after: after.filter((section) => section !== false),
  };
}
