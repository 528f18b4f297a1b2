import {expect, it} from 'vitest';
import {readableFragment, readablePath} from '../../../src/lib/address';

it.each([
  ['/nothing%zz', '/nothing%EF%BF%BDzz'],
  ['/%c0%ae/%E0%A4%A', '/%EF%BF%BD/%EF%BF%BD%EF%BF%BDA'],
  ['/%E6%97%A5%25', '/%E6%97%A5%EF%BF%BD'],
  ['/%E6%97%A5%E6%9C%AC', '/%E6%97%A5%E6%9C%AC'],
  ['/about%2Fpricing', '/about%2Fpricing'],
])('the path %s becomes %s', (path, readable) => expect(readablePath(path)).toBe(readable));

it.each(['/%25zz', '/%2525', '/%25E0'])('makes %s safe to decode more than once', (path) =>
  expect(() => decodeURI(decodeURI(decodeURI(readablePath(path))))).not.toThrow(),
);

it.each([
  ['#%E0%A4%A', '#%EF%BF%BD%25A'],
  ['#try?query.q=50%', '#try?query.q=50%25'],
  ['#try?query.q=50%25', '#try?query.q=50%25'],
  ['#%E6%97%A5', '#%E6%97%A5'],
])('the fragment %s becomes %s', (hash, readable) => expect(readableFragment(hash)).toBe(readable));
