/** Builds the files for agents and API tools from page facts, page text and the contract. Pure. */
import downloads from '../../../content/downloads';
import type {PageFacts, PageKind} from '../../../lib/pageFacts';
import {operationPath, schemaPath, twinPath} from '../../../lib/paths';
import type {Overview} from '../../../openapi/model';
import {llmsFullText, llmsText, type Entry, type Product, type Section} from './llms';
import {operationMarkdown, overviewMarkdown, schemaMarkdown, type Site} from './operation';
import {postmanCollection} from './postman';

/** A page with the Markdown of its `main` element. */
export type WrittenPage = Pick<PageFacts, 'path' | 'title' | 'description' | 'kind'> & {markdown: string};

type Page = Pick<WrittenPage, 'path' | 'markdown'>;

export interface Built extends Site {
  product: Product;
  overview: Overview;
  /** Description of the overview page. */
  description: string;
  /** The bundled contract. */
  contract: Record<string, unknown>;
  guides: readonly WrittenPage[];
  /** Pages other than guides and the API reference. */
  marketing: readonly WrittenPage[];
}

const LLMS = '/llms.txt';
/** Longest reference that is included in the full text, in characters. */
const MAX_REFERENCE = 250_000;

/** Pages that a reader with little context may skip. */
const OPTIONAL: readonly PageKind[] = ['background', 'comparison'];

/** Marketing pages by section. llmstxt.org defines `Optional` as the section that may be skipped. */
const SECTIONS: [title: string, kinds: readonly PageKind[]][] = [
  ['Product', ['home', 'page']],
  ['Solutions', ['solution']],
  ['Features', ['feature']],
  ['Optional', OPTIONAL],
];

/** The operation and schema pages, as Markdown. */
function referenceTwins(built: Built): Page[] {
  const {overview} = built;
  const operations = overview.tags.flatMap((tag) => tag.operations);
  return [
    ...operations.map((operation) => ({
      path: operationPath(operation.slug),
      markdown: operationMarkdown(operation, overview, built),
    })),
    ...overview.schemas.map((schema) => ({
      path: schemaPath(schema.slug),
      markdown: schemaMarkdown(schema, built),
    })),
  ];
}

/** The links of `llms.txt`, to the Markdown twin of a page if it has one. */
function sectionsOf({overview, description, guides, marketing, addressOf}: Built): Section[] {
  const twinAddress = (route: string) => addressOf(twinPath(route));
  const operations = overview.tags.flatMap((tag) => tag.operations);
  const pageEntry = ({path, title, description: text}: WrittenPage): Entry => ({
    title,
    url: addressOf(path),
    description: text,
  });
  return [
    {
      title: 'API reference',
      entries: [
        {title: overview.title, url: twinAddress('/developer'), description},
        ...operations.map(({summary, slug, method, path}) => ({
          title: summary,
          url: twinAddress(operationPath(slug)),
          description: `${method} ${path}`,
        })),
      ],
    },
    {title: 'Guides', entries: guides.map((page) => ({...pageEntry(page), url: twinAddress(page.path)}))},
    {
      title: 'Downloads',
      entries: downloads
        .filter(({path}) => path !== LLMS)
        .map(({path, title, description: text}) => ({title, url: addressOf(path), description: text})),
    },
    ...SECTIONS.map(([title, kinds]) => ({
      title,
      entries: marketing.filter(({kind}) => kinds.includes(kind)).map(pageEntry),
    })),
  ];
}

/** The text of the site in one file, without operations and schemas if the reference is too big. */
function fullText({product, marketing, addressOf}: Built, twins: readonly Page[], reference: readonly Page[]): string {
  const isBig = reference.reduce((size, {markdown}) => size + markdown.length, 0) > MAX_REFERENCE;
  const pages = [
    ...twins.filter((page) => !isBig || !reference.includes(page)),
    ...marketing.filter(({kind}) => !OPTIONAL.includes(kind)),
  ];
  return llmsFullText(
    product,
    pages.map(({path, markdown}) => ({url: addressOf(path), markdown})),
  );
}

/**
 * The files: Markdown twins of the reference pages and guides, the two files for language models, and the Postman
 * collection.
 *
 * @returns texts by path relative to the base URL
 * @throws Error if the contract cannot be converted to a collection
 */
export function agentFiles(built: Built): Map<string, string> {
  const {product, overview, contract, guides} = built;
  const reference = referenceTwins(built);
  const twins: Page[] = [{path: '/developer', markdown: overviewMarkdown(overview, built)}, ...reference, ...guides];
  return new Map([
    ...twins.map(({path, markdown}): [string, string] => [twinPath(path), markdown]),
    [LLMS, llmsText(product, sectionsOf(built))],
    ['/llms-full.txt', fullText(built, twins, reference)],
    ['/postman-collection.json', `${JSON.stringify(postmanCollection(contract))}\n`],
  ]);
}
