import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import brand from '../../content/brand';
import sections from '../../content/socialImages';
import {socialImagePath} from '../../lib/metadata';
import type {PageFacts} from '../../lib/pageFacts';
import {drawCard} from '../brand/card';
import {readKit} from '../brand/kit';

/** The section with the longest path that contains the page. */
const sectionOf = (page: string) =>
  sections
    .filter((section) => page === section.path || page.startsWith(`${section.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** Draws the social images of all pages except the home page, which uses the site's default image. */
export async function writeSocialImages(siteDir: string, outDir: string, facts: readonly PageFacts[]): Promise<void> {
  const kit = readKit(siteDir, brand);
  for (const {path: page, title} of facts.filter(({canonical, kind}) => !canonical && kind !== 'home')) {
    const file = path.join(outDir, socialImagePath(page));
    const {name: section = '', ground = 'paper'} = sectionOf(page) ?? {};
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await drawCard({path: page, title, section, ground}, kit));
  }
}
