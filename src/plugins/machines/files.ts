/** Every file for programs, from what was built. Pure. */
import downloads from '../../content/downloads';
import {operationPath, schemaPath, twinPath} from '../../lib/paths';
import type {Overview} from '../reference/types';
import {llmsFullText, llmsText, type Entry, type Product, type Section} from './llms';
import {operationMarkdown, overviewMarkdown, schemaMarkdown, type AddressOf} from './operation';
import type {PageText} from './page';
import {postmanCollection} from './postman';

export interface BuiltPage extends PageText {
  /** Path below the base URL. */
  route: string;
}

export interface Built {
  product: Product;
  overview: Overview;
  /** The page of the overview. */
  developer: BuiltPage;
  /** The bundled contract. */
  contract: Record<string, unknown>;
  guides: readonly BuiltPage[];
  /** Pages that are not about the API. */
  marketing: readonly BuiltPage[];
  addressOf: AddressOf;
}

const below = (section: string) => (route: string) => route.startsWith(`/${section}/`);
/** Legal texts and pages for maintainers. */
const ASIDE = ['/terms', '/privacy', '/branding-guide', '/how-to-widget'];
const isOptional = (route: string) => ASIDE.includes(route) || below('compare')(route);

/** Marketing pages by section; a reader short of space may leave out the last, as the format has it. */
const SECTIONS: [title: string, holds: (route: string) => boolean][] = [
  ['Product', (route) => route.lastIndexOf('/') === 0 && !isOptional(route)],
  ['Solutions', below('solutions')],
  ['Features', below('features')],
  ['Optional', isOptional],
];

/**
 * Names and contents of the files: a Markdown twin of the overview, of every operation and of every guide, the two
 * files for language models, and the Postman collection.
 *
 * @returns paths below the base URL and texts
 * @throws Error if the contract cannot become a collection
 */
export function machineFiles({
  product,
  overview,
  developer,
  contract,
  guides,
  marketing,
  addressOf,
}: Built): Map<string, string> {
  const operations = overview.tags.flatMap((tag) => tag.operations);
  const twins = new Map<string, string>([['/developer', overviewMarkdown(overview, addressOf)]]);
  for (const operation of operations) {
    twins.set(operationPath(operation.slug), operationMarkdown(operation, overview, addressOf));
  }
  for (const schema of overview.schemas) twins.set(schemaPath(schema.slug), schemaMarkdown(schema, addressOf));
  for (const {route, markdown} of guides) twins.set(route, markdown);

  const twinAddress = (route: string) => addressOf(twinPath(route));
  const pageEntry = ({route, title, description}: BuiltPage): Entry => ({
    title,
    url: twins.has(route) ? twinAddress(route) : addressOf(route),
    description,
  });
  const sections: Section[] = [
    {
      title: 'API reference',
      entries: [
        {
          title: overview.title,
          url: twinAddress('/developer'),
          description: developer.description,
        },
        ...operations.map(({summary, slug, method, path}) => ({
          title: summary,
          url: twinAddress(operationPath(slug)),
          description: `${method} ${path}`,
        })),
      ],
    },
    {title: 'Guides', entries: guides.map(pageEntry)},
    {
      title: 'Downloads',
      entries: downloads
        .filter(({path}) => path !== '/llms.txt')
        .map(({path, title, description}) => ({title, url: addressOf(path), description})),
    },
    ...SECTIONS.map(([title, holds]) => ({
      title,
      entries: marketing.filter(({route}) => holds(route)).map(pageEntry),
    })),
  ];
  const texts = [
    ...[...twins].map(([route, markdown]) => ({url: addressOf(route), markdown})),
    ...marketing
      .filter(({route}) => !isOptional(route))
      .map(({route, markdown}) => ({url: addressOf(route), markdown})),
  ];
  return new Map([
    ...[...twins].map(([route, markdown]): [string, string] => [twinPath(route), markdown]),
    ['/llms.txt', llmsText(product, sections)],
    ['/llms-full.txt', llmsFullText(product, texts)],
    ['/postman-collection.json', `${JSON.stringify(postmanCollection(contract))}\n`],
  ]);
}
