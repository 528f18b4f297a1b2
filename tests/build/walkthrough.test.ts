/** “Watch Demo”: what the dialog shows can also be read on /book-a-demo. */
import {expect, it} from 'vitest';
import walkthrough from '../../src/content/walkthrough';
import {pageAt, settings} from './support';

const {steps, seconds} = walkthrough;

it('without scripts, it leads to a list of the same steps with their pictures', () => {
  const {$: home} = pageAt('/');
  expect(home('main a:contains("Watch Demo")').attr('href')).toBe(`${settings.baseUrl}book-a-demo#demo`);
  const {$} = pageAt('/book-a-demo');
  const items = $('#demo li').toArray();
  expect(items.map((item) => [$('h3', item).text(), $('p', item).text()])).toEqual(
    steps.map(({title, caption}) => [title, caption]),
  );
  const pictures = items.map((item) => $('[role=img]', item).attr('aria-label'));
  expect(new Set(pictures).size).toBe(7);
});

it('leaves time to read every caption, and to look at its picture', () => {
  const wordsPerSecond = steps.map(({caption}) => caption.split(/\s+/).length / seconds);
  expect(Math.max(...wordsPerSecond)).toBeLessThan(4);
});
