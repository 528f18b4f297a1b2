import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import customers from '../../../src/content/customers';

const file = readFileSync(path.resolve(import.meta.dirname, '../../../static/img/customers.svg'), 'utf8');

describe('logos of customers', () => {
  it('have a drawing each, as wide as the record says, and there are no others', () => {
    const drawings = [...file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 (\d+) 200">/g)];
    expect(drawings.map(([, id, width]) => ({id, width: Number(width)}))).toEqual(customers.map(({logo}) => logo));
  });

  it('are outlines in the colour of the text, without scripts, styles or references', () => {
    expect(file).not.toMatch(/<(?!\/?(?:svg|symbol|path)\b)|\bon\w+=|style=|href=|url\(|<text/);
    for (const [, colour] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(colour).toMatch(/^(none|currentColor)$/);
  });
});
