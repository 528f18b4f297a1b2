import {describe, expect, it} from 'vitest';
import {shownTokens} from '../../../../src/plugins/finish/tokens';

describe('shownTokens', () => {
  it.each([
    ['<p>{brand} helps teams</p>', ['{brand}']],
    ['<title>{Brand} | Skillgrove</title><p>{brandName}, {brandName}</p>', ['{Brand}', '{brandName}']],
    ['<img alt="The logo of {brand}">', ['{brand}']],
    ['<meta name="description" content="What {brand} does">', ['{brand}']],
  ])('finds those in %s', (html, tokens) => {
    expect(shownTokens(html)).toEqual(tokens);
  });

  it.each([
    '<p>Write <code>{brand}</code>.</p><pre>{brandApi}</pre>',
    '<script>const {brand} = settings; const logo = `{brand}`</script>',
    '<script type="application/json">{"text": "{brand}"}</script>',
    '<p>{other} { brand } {}</p>',
  ])('leaves %s', (html) => {
    expect(shownTokens(html)).toEqual([]);
  });
});
