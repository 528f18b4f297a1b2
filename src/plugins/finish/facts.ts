/** Facts of all pages, collected from the plugins that create their routes. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {docFacts, overviewFacts, type PageFacts} from '../../lib/pageFacts';
import {fixedFacts, fixedPaths} from '../content/facts';
import {contentRoutes} from '../content/routes';
import type {Content} from '../content/types';
import type {Generated} from '../reference/generate';

/** Pages of all docs instances, each instance in the order of its sidebar. */
const docsFacts = (allContent: AllContent, baseUrl: string): PageFacts[] =>
  Object.values((allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>).flatMap(
    ({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) =>
        [...docs]
          .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
          .map((doc) => docFacts(doc, baseUrl)),
      ),
  );

/** Facts of all pages: those listed in the metadata table, in its order, then record pages, then documentation. */
export function siteFacts(allContent: AllContent, baseUrl: string): PageFacts[] {
  const content = allContent.content!.default as Content;
  const {overview, reference} = allContent.reference!.default as Generated;
  const rank = Object.fromEntries(Object.keys(content.metadata).map((path, index) => [path, index]));
  const pages = [
    ...contentRoutes(content).map(({data}) => data.facts),
    ...fixedPaths(allContent, baseUrl).map((path) => fixedFacts(content, path)),
  ];
  return [
    ...pages.sort((a, b) => (rank[a.path] ?? Infinity) - (rank[b.path] ?? Infinity) || 0),
    overviewFacts(fixedFacts(content, '/developer'), overview.title, reference.overview.meta),
    ...docsFacts(allContent, baseUrl),
  ];
}
