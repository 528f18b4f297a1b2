/** What social images the built pages ask for. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {headOf} from '../../lib/documentParts';
import {SOCIAL_DIR} from '../../lib/metadata';
import type {SocialSection} from '../../content/schema';
import type {Card} from './card';

/** Title and address of the social image, as the head of a document names them. */
export function readHead(html: string): {title: string; image: string} | null {
  const $ = cheerio.load(headOf(html));
  const title = $('meta[property="og:title"]').attr('content');
  const image = $('meta[property="og:image"]').attr('content');
  return title && image ? {title, image} : null;
}

/** The section whose path is the longest that holds the page. */
export const sectionOf = (page: string, sections: readonly SocialSection[]): SocialSection | undefined =>
  sections
    .filter((section) => page === section.path || page.startsWith(`${section.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

/**
 * The social image of a page, or null if it shows the default one.
 *
 * @param siteUrl address of the home page, with a slash at the end
 * @param name product name, which the title carries at its end
 */
export function cardOf(html: string, siteUrl: string, name: string, sections: readonly SocialSection[]): Card | null {
  const head = readHead(html);
  const prefix = `${siteUrl}${SOCIAL_DIR.slice(1)}/`;
  if (!head?.image.startsWith(prefix)) return null;
  const page = `/${head.image.slice(prefix.length).replace(/\.png$/, '')}`;
  const suffix = ` | ${name}`;
  const title = head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title;
  const section = sectionOf(page, sections);
  return {path: page, title, section: section?.name ?? '', ground: section?.ground ?? 'paper'};
}

/** Every document below a folder. */
export async function readDocuments(dir: string): Promise<string[]> {
  const files = await readdir(dir, {recursive: true});
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => readFile(path.join(dir, file), 'utf8')),
  );
}
