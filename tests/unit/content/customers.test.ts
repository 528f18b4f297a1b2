import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import customers from '../../../src/content/customers';

it('each customer has a logo as wide as the record says, of outlines in the colour of the text', () => {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../../static/img/customers.svg'), 'utf8');
  const drawings = [...file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 (\d+) 200">/g)];
  expect(drawings.map(([, id, width]) => ({id, width: Number(width)}))).toEqual(customers.map(({logo}) => logo));
  expect(file).not.toMatch(/<(?!\/?(?:svg|symbol|path)\b)|\bon\w+=|style=|href=|url\(/);
  expect(file).not.toMatch(/(?:fill|stroke)="(?!none"|currentColor")/);
});
