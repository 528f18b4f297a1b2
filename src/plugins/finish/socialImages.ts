import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import brand from '../../content/brand';
import sections from '../../content/socialImages';
import {socialImagePath} from '../../lib/metadata';
import type {PageFacts} from '../../lib/pageFacts';
import {comparisonPath, operationPath} from '../../lib/paths';
import {quotedPrices} from '../../lib/pricing';
import type {Content} from '../content/check';
import {groupRows} from '../content/comparisonRows';
import type {Overview} from 'openapi-model/model';
import {drawCard} from '../brand/card';
import {readKit} from '../brand/kit';

/** The section with the longest path that contains the page. */
const sectionOf = (page: string) =>
  sections
    .filter((section) => page === section.path || page.startsWith(`${section.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** What a page is opened for, by its path: a price, a score, a request. */
function linesFor({tiers, competitors}: Content, {tags}: Pick<Overview, 'tags'>): Map<string, string> {
  const operations = tags.flatMap((tag) => tag.operations);
  return new Map([
    ['/pricing', quotedPrices(tiers).range],
    ...competitors.map(({slug, name, featureComparison}): [string, string] => {
      const {product, neither, competitor} = groupRows(featureComparison);
      return [
        comparisonPath(slug),
        `${brand.name} ${product.length}, equal ${neither.length}, ${name} ${competitor.length}`,
      ];
    }),
    ...operations.map(({slug, method, path: address}): [string, string] => [
      operationPath(slug),
      `${method} ${address}`,
    ]),
  ]);
}

/** Draws the social images of all pages except the home page, which uses the site's default image. */
export async function writeSocialImages(
  siteDir: string,
  outDir: string,
  facts: readonly PageFacts[],
  content: Content,
  overview: Pick<Overview, 'tags'>,
): Promise<void> {
  const lines = linesFor(content, overview);
  const kit = readKit(siteDir, brand);
  for (const {path: page, title} of facts.filter(({canonical, kind}) => !canonical && kind !== 'home')) {
    const file = path.join(outDir, socialImagePath(page));
    const {name: section = '', ground = 'paper'} = sectionOf(page) ?? {};
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await drawCard({path: page, title, section, ground, line: lines.get(page)}, kit));
  }
}
