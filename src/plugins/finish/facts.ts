/** Facts of all pages, collected from the plugins that create their routes. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {docFacts, type DocCategory, type PageFacts} from '../../lib/pageFacts';
import {developerFacts, fixedFacts, fixedPaths} from '../content/facts';
import {contentRoutes} from '../content/routes';
import type {Content} from '../content/check';

type SidebarItem = Docs['loadedVersions'][number]['sidebars'][string][number];

/** The categories that contain each page of a sidebar, by its id. */
const categoriesIn = (items: readonly SidebarItem[], parents: readonly DocCategory[] = []): [string, DocCategory[]][] =>
  items.flatMap((item): [string, DocCategory[]][] => {
    if (item.type === 'category') return categoriesIn(item.items, [...parents, item]);
    return item.type === 'doc' ? [[item.id, [...parents]]] : [];
  });

/** Pages of all docs instances, each instance in the order of its sidebar. */
const docsFacts = (allContent: AllContent, baseUrl: string): PageFacts[] =>
  Object.values((allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>).flatMap(
    ({loadedVersions}) =>
      loadedVersions.flatMap(({docs, sidebars}) => {
        const categories = new Map(Object.values(sidebars).flatMap((items) => categoriesIn(items)));
        return [...docs]
          .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
          .map((doc) => docFacts(doc, baseUrl, categories.get(doc.id) ?? []));
      }),
  );

/** Facts of all pages: those of the metadata table, in its order, then record pages, then documentation. */
export function siteFacts(allContent: AllContent, baseUrl: string): PageFacts[] {
  const content = allContent.content!.default as Content;
  const rank = Object.fromEntries(Object.keys(content.metadata).map((path, index) => [path, index]));
  const pages = [
    ...contentRoutes(content).map(({data}) => data.facts),
    ...fixedPaths(allContent, baseUrl).map((path) => fixedFacts(content, path)),
  ];
  return [
    ...pages.sort((a, b) => (rank[a.path] ?? Infinity) - (rank[b.path] ?? Infinity) || 0),
    developerFacts(allContent),
    ...docsFacts(allContent, baseUrl),
  ];
}
