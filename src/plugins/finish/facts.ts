/** Facts of every page of a site, gathered from the plugins that make its routes. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {docFacts, factsOf, overviewFacts, type PageFacts} from '../../lib/pageFacts';
import {operationPath, schemaPath} from '../../lib/paths';
import type {Overview} from '../../openapi/model';
import {fixedFacts, fixedPaths} from '../content/facts';
import {contentRoutes} from '../content/routes';
import type {Content} from '../content/types';
import {referencePages, type OverviewData, type OperationPageData, type SchemaPageData} from '../reference/pages';

/** Pages of every docs instance, each in the order of its sidebar. */
const docsFacts = (allContent: AllContent, baseUrl: string): PageFacts[] =>
  Object.values((allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>).flatMap(
    ({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) =>
        [...docs]
          .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
          .map((doc) => docFacts(doc, baseUrl)),
      ),
  );

/** The overview of the API, its operations and schemas. */
function referenceFacts(
  content: Content,
  overview: Overview,
  options: {product: string; isForeign: boolean},
): PageFacts[] {
  return referencePages(overview, options).map(({template, data}) => {
    if (template === 'developer') {
      return overviewFacts(fixedFacts(content, '/developer'), overview.title, (data.content as OverviewData).words);
    }
    if (template === 'operation') {
      const {operation, words} = data.content as OperationPageData;
      return factsOf({...words, path: operationPath(operation.slug), kind: 'operation', headline: operation.summary});
    }
    const {schema, words} = data.content as SchemaPageData;
    return factsOf({...words, path: schemaPath(schema.slug), kind: 'schema', headline: schema.name});
  });
}

export interface FactsOptions {
  baseUrl: string;
  product: string;
  isForeign: boolean;
}

/** Facts of every page that has an address: fixed pages in the order of their table, records, documentation. */
export function siteFacts(
  allContent: AllContent,
  overview: Overview,
  {baseUrl, ...options}: FactsOptions,
): PageFacts[] {
  const content = allContent.content!.default as Content;
  const rank = Object.fromEntries(Object.keys(content.metadata).map((path, index) => [path, index]));
  const pages = [
    ...contentRoutes(content).map(({data}) => data.facts),
    ...fixedPaths(allContent, baseUrl).map((path) => fixedFacts(content, path)),
  ];
  return [
    ...pages.sort((a, b) => (rank[a.path] ?? Infinity) - (rank[b.path] ?? Infinity) || 0),
    ...referenceFacts(content, overview, options),
    ...docsFacts(allContent, baseUrl),
  ];
}
