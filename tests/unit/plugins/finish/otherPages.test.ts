import {expect, it} from 'vitest';
import {factsIn} from '../../../../src/plugins/finish/otherPages';

const facts = (path: string, head: string) =>
  factsIn(path, `<html><head>${head}</head><body><title>Not this</title></body></html>`, 'Grove');

it('reads title and description of a document', () => {
  const head = '<title data-rh="true">Tags &amp; more | Grove</title><meta name=description content="All tags.">';
  const found = {path: '/blog/tags', title: 'Tags & more', description: 'All tags.', indexed: true};
  expect(facts('/blog/tags', head)).toMatchObject(found);
});

it('keeps a title that does not end with the product name, and leaves hidden pages out of search', () => {
  const head = '<title>Grove notes</title><meta name="robots" content="noindex, nofollow">';
  expect(facts('/a', head)).toMatchObject({title: 'Grove notes', description: '', indexed: false});
});
