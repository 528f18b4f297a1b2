/** No built text has the habits of scripts/prose/voice.ts. */
import {describe, expect, it} from 'vitest';
import {habitsIn, proseOf} from '../../scripts/prose/voice';
import brand from '../../src/content/brand';
import {files, pages, readText, type Page} from './support';

/** A text with another word for the brand, whose name has a spelling of its own. */
const unnamed = (text: string): string => text.replaceAll(brand.name, 'Brand');

/**
 * Texts of a page by paragraph: visible text without code, text alternatives, labels, title and description. Text
 * marked as not to be translated, such as the name of a field, is not prose.
 */
function textsOf({$}: Page): string[] {
  const body = $('body').clone();
  body.find('script, style, template, pre, code, kbd, [translate=no]').replaceWith(' ` ');
  const blocks =
    'address, article, aside, blockquote, button, caption, dd, div, dt, figcaption, footer, form, h1, h2, h3, h4, header, label, legend, li, main, nav, option, p, section, summary, td, text, th, ul';
  body.find(blocks).before('\n').after('\n');
  body.find('br').replaceWith(' ');
  const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'].flatMap((name) =>
    $(`body [${name}]:not([translate=no])`)
      .toArray()
      .map((element) => $(element).attr(name)!),
  );
  const meta = $('meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]')
    .toArray()
    .map((element) => $(element).attr('content')!);
  return [...body.text().split('\n'), ...attributes, ...meta, $('title').text()]
    .map((text) => unnamed(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const isApi = ({path}: Page): boolean => path === '/developer' || path.startsWith('/developer/');

/** Uses by text, each with the first place that has it. */
function usesOf(texts: Iterable<{place: string; text: string; find: (text: string) => string[]}>): string[] {
  const places = new Map<string, string>();
  for (const {place, text, find} of texts) for (const use of find(text)) if (!places.has(use)) places.set(use, place);
  return [...places].map(([use, place]) => `${place}: ${use}`);
}

describe('the language', () => {
  it('of every page has none of the habits', () => {
    expect(
      usesOf(
        pages.flatMap((page) =>
          textsOf(page).map((text) => ({
            place: page.path,
            text,
            find: (each: string) => (isApi(page) ? habitsIn(each, 'api') : habitsIn(each, 'typeset')),
          })),
        ),
      ),
    ).toEqual([]);
  });

  it('of the contract has none of the habits', () => {
    const texts: {place: string; text: string; find: (text: string) => string[]}[] = [];
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, child] of Object.entries(value)) {
        const isText =
          typeof child === 'string' && /^(?:title|summary|description|x-not-specified(?:-reason)?)$/.test(key);
        if (isText) texts.push({place: `${place}/${key}`, text: proseOf(child), find: (text) => habitsIn(text, 'api')});
        // Examples are data.
        else if (!/^examples?$/.test(key)) visit(child, `${place}/${key}`);
      }
    };
    visit(JSON.parse(readText('openapi.json')), '#');
    expect(texts.length).toBeGreaterThan(100);
    expect(usesOf(texts)).toEqual([]);
  });

  it('of the files for machines has none of the habits', () => {
    const names = [...files].filter((file) => /\.(?:md|txt)$/.test(file) && !file.startsWith('assets/'));
    expect(names.length).toBeGreaterThan(20);
    expect(
      usesOf(
        names.map((file) => ({place: file, text: unnamed(proseOf(readText(file))), find: (text) => habitsIn(text)})),
      ),
    ).toEqual([]);
  });
});
