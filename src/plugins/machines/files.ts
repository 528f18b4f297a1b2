/** Every file for programs, from what was built. Pure. */
import downloads from '../../content/downloads';
import {operationPath, schemaPath, twinPath} from '../../lib/paths';
import type {Overview} from '../../openapi/model';
import {llmsFullText, llmsText, type Entry, type Product, type Section} from './llms';
import {operationMarkdown, overviewMarkdown, schemaMarkdown, type Site} from './operation';
import type {PageText} from './page';
import {postmanCollection} from './postman';

export interface BuiltPage extends PageText {
  /** Path below the base URL. */
  route: string;
}

type Page = Pick<BuiltPage, 'route' | 'markdown'>;

export interface Built extends Site {
  product: Product;
  overview: Overview;
  /** The page of the overview. */
  developer: BuiltPage;
  /** The bundled contract. */
  contract: Record<string, unknown>;
  guides: readonly BuiltPage[];
  /** Pages that are not about the API. */
  marketing: readonly BuiltPage[];
}

const LLMS = '/llms.txt';
/** Longest reference that the full text takes up, in characters. */
const MAX_REFERENCE = 250_000;

const below = (section: string) => (route: string) => route.startsWith(`/${section}/`);
/** Legal texts and pages for maintainers. */
const ASIDE = ['/terms', '/privacy', '/accessibility', '/branding-guide', '/how-to-widget'];
const isOptional = (route: string) => ASIDE.includes(route) || below('compare')(route);

/** Marketing pages by section; a reader short of space may leave out the last, as the format has it. */
const SECTIONS: [title: string, holds: (route: string) => boolean][] = [
  ['Product', (route) => route.lastIndexOf('/') === 0 && !isOptional(route)],
  ['Solutions', below('solutions')],
  ['Features', below('features')],
  ['Optional', isOptional],
];

/** The pages of the reference that a big contract has without bound, and their Markdown. */
function referenceTwins(built: Built): Page[] {
  const {overview} = built;
  const operations = overview.tags.flatMap((tag) => tag.operations);
  return [
    ...operations.map((operation) => ({
      route: operationPath(operation.slug),
      markdown: operationMarkdown(operation, overview, built),
    })),
    ...overview.schemas.map((schema) => ({
      route: schemaPath(schema.slug),
      markdown: schemaMarkdown(schema, built),
    })),
  ];
}

/** The links of `llms.txt`: to the twin of a page where it has one. */
function sectionsOf({overview, developer, guides, marketing, addressOf}: Built): Section[] {
  const twinAddress = (route: string) => addressOf(twinPath(route));
  const operations = overview.tags.flatMap((tag) => tag.operations);
  const pageEntry = ({route, title, description}: BuiltPage): Entry => ({title, url: addressOf(route), description});
  return [
    {
      title: 'API reference',
      entries: [
        {title: overview.title, url: twinAddress('/developer'), description: developer.description},
        ...operations.map(({summary, slug, method, path}) => ({
          title: summary,
          url: twinAddress(operationPath(slug)),
          description: `${method} ${path}`,
        })),
      ],
    },
    {title: 'Guides', entries: guides.map((page) => ({...pageEntry(page), url: twinAddress(page.route)}))},
    {
      title: 'Downloads',
      entries: downloads
        .filter(({path}) => path !== LLMS)
        .map(({path, title, description}) => ({title, url: addressOf(path), description})),
    },
    ...SECTIONS.map(([title, holds]) => ({
      title,
      entries: marketing.filter(({route}) => holds(route)).map(pageEntry),
    })),
  ];
}

/** The words of the site in one file; a reference that is too big for that stays behind its links. */
function fullText({product, marketing, addressOf}: Built, twins: readonly Page[], reference: readonly Page[]): string {
  const isBig = reference.reduce((size, {markdown}) => size + markdown.length, 0) > MAX_REFERENCE;
  const pages = [
    ...twins.filter((page) => !isBig || !reference.includes(page)),
    ...marketing.filter(({route}) => !isOptional(route)),
  ];
  return llmsFullText(
    product,
    pages.map(({route, markdown}) => ({url: addressOf(route), markdown})),
  );
}

/**
 * Names and contents of the files: a Markdown twin of the overview, of every operation and of every guide, the two
 * files for language models, and the Postman collection.
 *
 * @returns paths below the base URL and texts
 * @throws Error if the contract cannot become a collection
 */
export function machineFiles(built: Built): Map<string, string> {
  const {product, overview, contract, guides} = built;
  const reference = referenceTwins(built);
  const twins: Page[] = [{route: '/developer', markdown: overviewMarkdown(overview, built)}, ...reference, ...guides];
  return new Map([
    ...twins.map(({route, markdown}): [string, string] => [twinPath(route), markdown]),
    [LLMS, llmsText(product, sectionsOf(built))],
    ['/llms-full.txt', fullText(built, twins, reference)],
    ['/postman-collection.json', `${JSON.stringify(postmanCollection(contract))}\n`],
  ]);
}
