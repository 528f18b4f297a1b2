/** What forms, prices and pictures say in the HTML, before any script runs. */
import {expect, it} from 'vitest';
import parts from '../../src/content/parts';
import {resolveScene} from '../../src/content/scenes';
import {tiers} from '../../src/content/tiers';
import walkthrough from '../../src/theme/WatchDemo/content';
import {formatPerUser} from '../../src/lib/pricing';
import {content} from '../unit/support/records';
import {attributesOf, fileOf, pageAt, readText, settings, textOf, textsOf} from './support';

it('the contact form asks for name, email address and message, which browsers can fill in', () => {
  const {$} = pageAt('/contact');
  const fields = $('main form')
    .find('input, textarea')
    .not('[hidden] *')
    .toArray()
    .map((field) => [$(`label[for="${field.attribs.id}"]`).text(), field.attribs.type, field.attribs.autocomplete]);
  expect(fields).toEqual([
    ['Full Name', 'text', 'name'],
    ['Email Address', 'email', 'email'],
    ['Message', undefined, undefined],
  ]);
  expect($('main form button[type=submit]').text()).toBe('Send Message');
  expect(textOf(pageAt('/contact'), 'main')).toContain('24 hours');
});

it('the table of prices has every tier', () => {
  const shown = (price: number | null) => (price === null ? 'Contact Sales' : formatPerUser(price));
  const cells = textsOf(pageAt('/pricing'), 'main table tbody :is(th, td:nth-of-type(1), td:nth-of-type(2))');
  expect(cells).toEqual(tiers.flatMap(({label, monthly, annual}) => [label, shown(monthly), shown(annual)]));
});

it('without a scheduler, /book-a-demo says how to reach a specialist', () => {
  const {$} = pageAt('/book-a-demo');
  expect($('main a[href$="/contact?about=demo"]').length).toBeGreaterThan(0);
  expect($(`main a[href^="mailto:${settings.contactEmail}"]`).length).toBeGreaterThan(0);
  expect($('iframe')).toHaveLength(0);
});

it('a page has its pictures in the HTML, and loads no data of pictures with it', () => {
  const {slug, imageSeed} = content.features.find(({imageSeed, block}) => imageSeed && block?.kind === 'change')!;
  const page = pageAt(`/features/${slug}`);
  const {alt} = resolveScene(imageSeed!);
  // The top, both sides of the change, and the top again at the end.
  expect(page.$(`main [aria-label="${alt}"]`)).toHaveLength(2);
  expect(page.$('main [role="img"]').length).toBeGreaterThan(3);
  const scripts = attributesOf(page, 'meta[name="entry-script"]', 'content').map(fileOf);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((file) => readText(file).includes(alt))).toEqual([]);
});

it.runIf(parts.watchDemo)('without scripts, “Watch Demo” leads to a list of the same steps with their pictures', () => {
  const {steps} = walkthrough;
  const {$: home} = pageAt('/');
  expect(home('main a:contains("Watch Demo")').attr('href')).toBe(`${settings.baseUrl}book-a-demo#demo`);
  const {$} = pageAt('/book-a-demo');
  const items = $('#demo li').toArray();
  expect(items.map((item) => [$('h3', item).text(), $('p', item).text()])).toEqual(
    steps.map(({title, caption}) => [title, caption]),
  );
  const pictures = items.map((item) => $('[role=img]', item).attr('aria-label'));
  expect(new Set(pictures).size).toBe(steps.length);
});
