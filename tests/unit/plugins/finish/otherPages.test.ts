import {describe, expect, it} from 'vitest';
import {factsIn} from '../../../../src/plugins/finish/otherPages';

const html = (head: string) => `<!doctype html><html><head>${head}</head><body><title>Not this</title></body></html>`;

describe('factsIn', () => {
  it('reads title and description of a document', () => {
    const head = '<title data-rh="true">Tags &amp; more | Grove</title><meta name=description content="All tags.">';
    expect(factsIn('/blog/tags', html(head), 'Grove')).toMatchObject({
      path: '/blog/tags',
      title: 'Tags & more',
      description: 'All tags.',
      indexed: true,
    });
  });

  it('keeps a title that does not end with the product name, and leaves hidden pages out of search', () => {
    const facts = factsIn(
      '/a',
      html('<title>Grove notes</title><meta name="robots" content="noindex, nofollow">'),
      'Grove',
    );
    expect(facts).toMatchObject({title: 'Grove notes', description: '', indexed: false});
  });
});
