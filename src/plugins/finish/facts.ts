/** Facts of all pages, collected from the plugins that create their routes. */
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import {docFacts, factsOf, type DocCategory, type PageFacts} from '../../lib/pageFacts';
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

/** What the blog plugin, which the preset brings, says about its pages. */
interface Blog {
  blogTitle: string;
  blogDescription: string;
  /** Path of the list of tags, which is below that of the blog. */
  blogTagsListPath: string;
  blogPosts: {metadata: {permalink: string; title: string; description: string; unlisted: boolean}}[];
}

/** Facts of pages in the look of the classic theme: a blog and its posts, and Markdown in `src/pages`. */
export function stockFacts(allContent: AllContent, baseUrl: string): PageFacts[] {
  const of = <T>(plugin: string) =>
    Object.values((allContent[plugin] ?? {}) as Record<string, T | null>).filter((content) => content !== null);
  const blogs = of<Blog>('docusaurus-plugin-content-blog').flatMap((blog) => [
    {
      permalink: path.posix.dirname(blog.blogTagsListPath),
      title: blog.blogTitle,
      description: blog.blogDescription,
    },
    ...blog.blogPosts.map(({metadata}) => metadata),
  ]);
  const markdown = of<Pages>('docusaurus-plugin-content-pages')
    .flat()
    .filter((page) => page.type === 'mdx');
  return [...blogs, ...markdown]
    .filter((page) => !('unlisted' in page && page.unlisted))
    .map(({permalink, title = permalink, description = title}) =>
      factsOf({path: `/${permalink.slice(baseUrl.length)}`, title, description, kind: 'page'}),
    );
}

/** Facts of our own pages: those of the metadata table, in its order, then record pages, then documentation. */
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
