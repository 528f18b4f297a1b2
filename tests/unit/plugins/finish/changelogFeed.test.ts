import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {readContent} from 'docusaurus-openapi-pages/lib/pageTree';
import {factsOf} from '../../../../src/lib/pageFacts';
import {changelogFeed} from '../../../../src/plugins/finish/changelogFeed';

const HOME = 'https://www.northmoor.example/';

function feedOf(html: string) {
  const facts = factsOf({path: '/changes', title: 'Changes & more', description: 'What is new.', kind: 'guide'});
  return changelogFeed({...facts, ...readContent(`<main><h1>Changes</h1>${html}</main>`, `${HOME}changes`)}, HOME);
}

it('has each version with its date and address, and nothing else', () => {
  const $ = load(
    feedOf(
      '<h2 id="v2">2.0.0</h2><p>Published on 1 March 2026.</p><ul><li><p>Less &lt;b&gt;</p></li></ul>' +
        '<h2 id="v1">1.0.0</h2><p>Published on 4 December 2025. The first.</p><h2 id="x">How to read this</h2><p>So.</p>',
    ),
    {xml: true},
  );
  const entries = $('entry').toArray();
  expect(
    entries.map((entry) =>
      $(entry)
        .find('id, updated')
        .map((_, part) => $(part).text())
        .toArray(),
    ),
  ).toEqual([
    [`${HOME}changes#v2`, '2026-03-01T00:00:00.000Z'],
    [`${HOME}changes#v1`, '2025-12-04T00:00:00.000Z'],
  ]);
  expect($('summary').first().text()).toBe('Less <b>');
  expect($('feed > updated').text()).toBe('2026-03-01T00:00:00.000Z');
  expect($('feed > title').text()).toBe('Changes & more');
});

it('names the version that has no date', () => {
  expect(() => feedOf('<h2 id="v1">1.0.0</h2><p>New.</p>')).toThrow('/changes: version 1.0.0 must say');
});
