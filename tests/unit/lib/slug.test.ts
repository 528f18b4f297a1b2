import {describe, expect, it} from 'vitest';
import {slugOf} from '../../../src/lib/slug';

describe('slugOf', () => {
  it.each([
    ['Your data', 'your-data'],
    ['  1. Who we are  ', '1-who-we-are'],
    ['TLS 1.2+ & AES-256', 'tls-1-2-aes-256'],
    ['What "we" keep, and why?', 'what-we-keep-and-why'],
    ['--a--b--', 'a-b'],
    ['', ''],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('turns %j into %j', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });

  it('does not split a word at an accent', () => {
    expect(slugOf('Café Zoë')).toBe('cafe-zoe');
  });

  it.each(['Über uns', 'a/b?c#d', "it's “fine”", '日本', '\u0000\n'])('returns a plain fragment for %j', (heading) => {
    expect(slugOf(heading)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
  });
});
