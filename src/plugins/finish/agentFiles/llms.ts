/** `llms.txt` and `llms-full.txt` in the format of llmstxt.org. Pure. */
import type {RootContent} from 'mdast';
import type {Download} from '../../../content/schema';
import type {PageFacts, PageKind} from '../../../lib/pageFacts';
import {markdownPath} from '../../../lib/paths';
import {write} from 'docusaurus-openapi-pages/lib/markdown';
import {bare, heading, link, listOf, paragraph, quote} from './markdown';

/** The path of the list itself. */
export const LLMS = '/llms.txt';

export interface Site {
  /** Name of the product. */
  name: string;
  /** Absolute URL of a path below the base URL. */
  addressOf: (path: string) => string;
  /** Files for programs. */
  downloads: readonly Download[];
}

/** A page with its Markdown. */
export interface WrittenPage extends PageFacts {
  markdown: string;
}

/** Pages that a reader with little context may skip. */
const OPTIONAL: readonly PageKind[] = ['background', 'comparison'];

/** Pages by section. llmstxt.org defines `Optional` as the section that may be skipped. */
const SECTIONS: [title: string, kinds: readonly PageKind[]][] = [
  ['API reference', ['reference', 'operation']],
  ['Guides', ['guide']],
  ['Product', ['home', 'page']],
  ['Solutions', ['solution']],
  ['Features', ['feature']],
  ['Optional', OPTIONAL],
];

const opening = ({name}: Site, pages: readonly PageFacts[]): RootContent[] => [
  heading(1, name),
  quote(paragraph(pages.find(({kind}) => kind === 'home')?.description ?? name)),
];

/** A section with a list of links; nothing if the list is empty. */
function section(
  title: string,
  entries: readonly Pick<PageFacts, 'path' | 'title' | 'description'>[],
  {addressOf}: Site,
) {
  if (entries.length === 0) return [];
  const lines = entries.map(({path, title: label, description}) =>
    paragraph(link(label, addressOf(path)), `: ${description}`),
  );
  return [heading(2, title), listOf(lines)];
}

/** Name, summary, downloads, and a list of links for each section. Pages are linked in Markdown. */
export function llmsText(pages: readonly PageFacts[], site: Site): string {
  const sections = SECTIONS.map(([title, kinds]) => {
    const found = kinds.flatMap((wanted) => pages.filter(({kind}) => kind === wanted));
    const entries = found.map((page) => ({...page, path: markdownPath(page.path), title: page.headline ?? page.title}));
    return section(title, entries, site);
  });
  // Not as links in a section: readers that follow those expect pages.
  const files = site.downloads
    .filter(({path}) => path !== LLMS)
    .map(({path, title, description}) => paragraph(`${title} `, bare(site.addressOf(path)), `: ${description}`));
  return write([...opening(site, pages), listOf(files), ...sections.flat()]);
}

/** The text of the main pages in one file, with the operations that the overview of the API only lists. */
export function llmsFullText(pages: readonly WrittenPage[], site: Site): string {
  const overview = pages.find(({kind}) => kind === 'reference')?.markdown ?? '';
  const isInOverview = ({headline, title}: WrittenPage) => overview.includes(write([heading(3, headline ?? title)]));
  const main = pages.filter(
    (page) => !OPTIONAL.includes(page.kind) && !(page.kind === 'operation' && isInOverview(page)),
  );
  return [write(opening(site, pages)), ...main.map(({markdown}) => `---\n\n${markdown}`)].join('\n');
}
