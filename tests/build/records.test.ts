/** Pages contain the text of their records, word for word. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {completeTitle} from '../../src/lib/metadata';
import {formatCount, listedUsers} from '../../src/lib/pricing';
import callToAction from '../../src/content/callToAction';
import accessibility from '../../src/content/guides/accessibility';
import privacy from '../../src/content/legal/privacy';
import terms from '../../src/content/legal/terms';
import type {GuideDocument, LegalDocument} from '../../src/content/schema';
import {tiers} from '../../src/content/tiers';
import {checkContent, formatErrors} from '../../src/plugins/content/check';
import {loadContentFiles} from '../../src/plugins/content/load';
import type {Content} from '../../src/plugins/content/types';
import {mainPages, meta, pageAt, readText, settings, textOf} from './support';

const DIR = path.resolve(import.meta.dirname, '../../src/content');

let content: Content;
beforeAll(async () => {
  const {content: checked, errors} = checkContent(await loadContentFiles(DIR));
  expect(errors, formatErrors(errors)).toEqual([]);
  content = checked;
});

/** Text as a browser shows it. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('title and description of every record page', () => {
  it('come from the record, with the product name added to the title', () => {
    const {brand, metadata, solutions, featureCategories, features, competitors} = content;
    const named = (folder: string, records: readonly {slug: string; title: string; description: string}[]) =>
      records.map(({slug, title, description}) => [`${folder}/${slug}`, title, description] as const);
    const expected = [
      ...Object.entries(metadata).map(([route, {title, description}]) => [route, title, description] as const),
      ...named('/solutions', solutions),
      ...named('/features', featureCategories),
      ...named('/features', features),
      ...competitors.map(
        ({slug, headline, subheading}) => [`/compare/${slug}-alternative`, headline, subheading] as const,
      ),
    ];
    const wrong = expected.flatMap(([route, title, description]) => {
      const page = pageAt(route);
      const found = [page.$('head > title').text(), meta(page, 'description')];
      const wanted = [completeTitle({title, kind: route === '/' ? 'home' : 'page'}, brand.name), description];
      return found.join('\n') === wanted.join('\n') ? [] : [`${route}: ${found.join(' / ')}`];
    });
    expect(wrong).toEqual([]);
    // The rest comes from the contract and the guides.
    const routes = new Set(expected.map(([route]) => route));
    const others = mainPages.map((page) => page.path).filter((route) => !routes.has(route));
    expect(others.filter((route) => !/^\/developer\/(?:reference|guides)(?:\/|$)/.test(route))).toEqual([]);
  });
});

describe('the comparisons', () => {
  it('have three columns, every value of the record, a summary and the call to action', () => {
    const {brand, competitors} = content;
    for (const competitor of competitors) {
      const {$} = pageAt(`/compare/${competitor.slug}-alternative`);
      const textsOf = (selector: string) =>
        $(selector)
          .map((_, element) => oneLine($(element).text()))
          .get();
      const shown = (value: boolean | string) =>
        typeof value === 'string' ? oneLine(value) : value ? 'Included' : 'Not included';

      expect(textsOf('main h1')).toEqual([oneLine(competitor.headline)]);
      expect(textsOf('main table thead th')).toEqual(['Feature', brand.name, competitor.name]);
      const rows = $('main table tbody tr')
        .map((_, row) => ({
          cells: $(row)
            .children()
            .map((_index, cell) => oneLine($(cell).text()))
            .get(),
          icons: $(row).find('td svg').length,
        }))
        .get();
      expect(rows, competitor.slug).toEqual(
        competitor.featureComparison.map(({feature, product, competitor: other}) => ({
          cells: [oneLine(feature), shown(product), shown(other)],
          icons: [product, other].filter((value) => typeof value === 'boolean').length,
        })),
      );
      const headings = textsOf('main h2');
      expect(headings).toContain(`Why ${brand.name} is the Better Choice`);
      expect(headings).toContain('Feature-by-Feature Comparison');
      for (const {title, description} of competitor.strengths) {
        expect(textsOf('main li h3'), competitor.slug).toContain(oneLine(title));
        expect(textsOf('main li p'), competitor.slug).toContain(oneLine(description));
      }
      const below = (title: string) =>
        oneLine(
          $('main h2')
            .filter((_, heading) => oneLine($(heading).text()) === oneLine(title))
            .next()
            .find('p')
            .addBack('p')
            .text(),
        );
      expect(below(competitor.summaryTitle), competitor.slug).toBe(oneLine(competitor.summaryDescription));
      expect(below(callToAction.title), competitor.slug).toBe(oneLine(callToAction.description));
      const last = $('main section').last().find('a');
      expect(last.map((_, link) => `${$(link).text()} ${$(link).attr('href')}`).get(), competitor.slug).toEqual([
        `Start Free Trial ${settings.appUrl}/auth/register`,
        `Book a Demo ${settings.baseUrl}book-a-demo`,
      ]);
    }
  });
});

/** Paragraphs and points of a document, without the marks of links and code. */
const wordsOf = ({sections}: Pick<LegalDocument | GuideDocument, 'sections'>): string[] =>
  sections
    .flatMap(({body}) => body.flat())
    .filter((part) => typeof part === 'string')
    .map((part) => oneLine(part.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1').replaceAll('`', '')));

describe('the legal texts and the accessibility statement', () => {
  it.each([
    ['/terms', terms({...settings, listed: formatCount(listedUsers(tiers))})],
    ['/privacy', privacy(settings)],
    ['/accessibility', accessibility(settings)],
  ])('%s is the one of this build', (route, document) => {
    const page = textOf(pageAt(route), 'main');
    expect(wordsOf(document).filter((part) => !page.includes(part))).toEqual([]);
  });

  it('leave what holds with other settings out of the page and the search', () => {
    const {contactEmail, contactEndpoint, meetingUrl} = settings;
    const ours = wordsOf(privacy(settings));
    const others = wordsOf(
      privacy({
        contactEmail,
        contactEndpoint: contactEndpoint ? null : 'https://forms.example.org/contact',
        meetingUrl: meetingUrl ? null : 'https://meet.example.org/team',
      }),
    ).filter((part) => !ours.includes(part));
    expect(others.length).toBeGreaterThan(2);
    const [page, search] = [textOf(pageAt('/privacy'), 'main'), readText('search-index.json')];
    expect(others.filter((part) => page.includes(part) || search.includes(part))).toEqual([]);
  });
});
