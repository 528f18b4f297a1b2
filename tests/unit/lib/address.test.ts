import {describe, expect, it} from 'vitest';
import {readableFragment, readablePath} from '../../../src/lib/address';

describe('readablePath', () => {
  it.each([
    ['/nothing%zz', '/nothing%EF%BF%BDzz'],
    ['/%c0%ae/%E0%A4%A', '/%EF%BF%BD/%EF%BF%BD%EF%BF%BDA'],
    ['/%E6%97%A5%25', '/%E6%97%A5%EF%BF%BD'],
  ])('repairs %s', (path, readable) => expect(readablePath(path)).toBe(readable));

  it.each(['/', '/about', '/%E6%97%A5%E6%9C%AC', '/about%2Fpricing', '/a%20b'])('keeps %s', (path) =>
    expect(readablePath(path)).toBe(path),
  );

  it.each(['/%25zz', '/%2525', '/%25E0'])('makes %s safe to decode more than once', (path) =>
    expect(() => decodeURI(decodeURI(decodeURI(readablePath(path))))).not.toThrow(),
  );
});

describe('readableFragment', () => {
  it.each([
    ['#%E0%A4%A', '#%EF%BF%BD%25A'],
    ['#try?query.q=50%', '#try?query.q=50%25'],
  ])('repairs %s', (hash, readable) => expect(readableFragment(hash)).toBe(readable));

  it.each(['', '#faq', '#try?query.q=50%25', '#%E6%97%A5'])('keeps “%s”', (hash) =>
    expect(readableFragment(hash)).toBe(hash),
  );
});
