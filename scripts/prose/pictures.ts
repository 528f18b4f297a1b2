/** Rules for the pictures of records: each page shows different ones. */
import {resolveScene} from '../../src/content/scenes';
import {sceneText} from '../../src/lib/scenes';
import type {Content} from '../../src/plugins/content/types';
import type {Finding} from '.';

interface Place {
  file: string;
  keys: readonly PropertyKey[];
  seed: string;
}

const seedsOf = (
  file: string,
  lists: Readonly<Record<string, readonly {imageSeed?: string}[] | undefined>>,
  within: readonly PropertyKey[] = [],
): Place[] =>
  Object.entries(lists).flatMap(([name, items = []]) =>
    items.flatMap(({imageSeed}, index) =>
      imageSeed ? [{file, keys: [...within, name, index, 'imageSeed'], seed: imageSeed}] : [],
    ),
  );

/** The pictures of cards that link to records. */
const cardsOf = (folder: string, records: readonly {slug: string; imageSeed: string}[]): Place[] =>
  records.map(({slug, imageSeed: seed}) => ({file: `${folder}/${slug}.ts`, keys: ['imageSeed'], seed}));

/** The pictures of each page, its own first. */
const pagesOf = ({solutions, featureCategories, features, home, aiCourseCreation}: Content): Place[][] => [
  [
    // Named in the component of the hero.
    {file: 'home.ts', keys: ['hero'], seed: 'hero'},
    ...seedsOf('home.ts', {audienceTabs: home.audienceTabs, details: Object.values(home.featured.details)}),
    {file: 'home.ts', keys: ['aiCta', 'imageSeed'], seed: home.aiCta.imageSeed},
    ...cardsOf('solutions', solutions),
  ],
  cardsOf('featureCategories', featureCategories),
  [
    {file: 'aiCourseCreation.ts', keys: ['imageSeed'], seed: aiCourseCreation.imageSeed},
    ...seedsOf('aiCourseCreation.ts', {blocks: aiCourseCreation.blocks}),
  ],
  ...solutions.flatMap(({slug, page}) =>
    page
      ? [
          [
            {file: `solutions/${slug}.ts`, keys: ['page', 'imageSeed'], seed: page.imageSeed},
            ...seedsOf(`solutions/${slug}.ts`, {keyCapabilities: page.keyCapabilities}, ['page']),
          ],
        ]
      : [],
  ),
  ...featureCategories.map(({slug, imageSeed, accordionFeatures}) => [
    {file: `featureCategories/${slug}.ts`, keys: ['imageSeed'], seed: imageSeed},
    ...seedsOf(`featureCategories/${slug}.ts`, {accordionFeatures}),
  ]),
  ...features.map(({slug, imageSeed, accordionFeatures, keyCapabilities}) => [
    {file: `features/${slug}.ts`, keys: ['imageSeed'], seed: imageSeed},
    ...seedsOf(`features/${slug}.ts`, {accordionFeatures, keyCapabilities}),
  ]),
];

/** Places whose value also appears in another place. */
function repeated(places: readonly Place[], valueOf: (place: Place) => string, rule: string): Finding[] {
  const values = places.map(valueOf);
  return places.flatMap(({file, keys, seed}, index) => {
    const other = places.find((_, at) => at !== index && values[at] === values[index]);
    return other ? [{file, keys, found: seed, rule: `${rule}; so has ${other.file}: ${other.keys.join('.')}`}] : [];
  });
}

/** What is wrong with the pictures of records, all of which can be drawn. */
export function pictureFindings(content: Content): Finding[] {
  const pages = pagesOf(content);
  const capabilities = pages.flat().filter(({keys}) => keys.includes('keyCapabilities'));
  return [
    ...pages.flatMap((places) => [
      ...repeated(places, ({seed}) => seed.split(':')[0]!, 'must have a scene that appears only once on its page'),
      ...repeated(places, ({seed}) => sceneText(resolveScene(seed)), 'must have a picture of its own on its page'),
    ]),
    ...repeated(capabilities, ({seed}) => seed, 'must have a picture that no other key capability has'),
  ];
}
