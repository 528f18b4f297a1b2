/** No built text has the habits that make prose sound translated or careless. Most faults need a reader. */
import {expect, it} from 'vitest';
import prose from '../../prose.config';
import {habitsOf, proseOf, usesIn} from '../../scripts/prose';
import brand from '../../src/content/brand';
import {attributesOf, files, pages, readText, type Page} from './support';

/** The brand has a spelling of its own. */
const unnamed = (text: string): string => text.replaceAll(brand.name, 'Brand');

/**
 * Texts of a page by paragraph: visible text without code, text alternatives, labels, title and description. Text
 * marked as not to be translated, such as the name of a field, is not prose.
 */
function textsOf(page: Page): string[] {
  const {$} = page;
  const body = $('body').clone();
  body.find('script, style, template, pre, code, kbd, [translate=no]').replaceWith(' ` ');
  const blocks =
    'address, article, aside, blockquote, button, caption, dd, div, dt, figcaption, footer, form, h1, h2, h3, h4, header, label, legend, li, main, nav, option, p, section, summary, td, text, th, ul';
  body.find(blocks).before('\n').after('\n');
  body.find('br').replaceWith(' ');
  const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'].flatMap((name) =>
    attributesOf(page, `body [${name}]:not([translate=no])`, name),
  );
  const facts = attributesOf(page, 'meta[name=description], meta[property^="og:"]', 'content');
  return [...body.text().split('\n'), ...attributes, ...facts, $('title').text()]
    .map((text) => unnamed(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const isReference = ({path}: Page): boolean => path === '/developer' || path.startsWith('/developer/');

/** Fails for what breaks the house style, or only prints it, as the configuration says. */
function report(found: readonly string[]): void {
  if (prose.severity === 'error') expect(found).toEqual([]);
  else if (found.length > 0) console.warn(found.join('\n'));
}

it('has no use of a habit in any page', () => {
  report(
    pages.flatMap((page) => {
      const habits = habitsOf(prose, isReference(page) ? 'reference' : 'pages');
      return textsOf(page).flatMap((text) => usesIn(text, habits).map((use) => `${page.path}: ${use}`));
    }),
  );
});

it('has no use of a habit in any file for machines', () => {
  const names = [...files].filter((file) => /\.(?:md|txt)$/.test(file) && !file.startsWith('assets/'));
  expect(names.length).toBeGreaterThan(20);
  const uses = (file: string) => usesIn(unnamed(proseOf(readText(file))), habitsOf(prose));
  report(names.flatMap((file) => uses(file).map((use) => `${file}: ${use}`)));
});
