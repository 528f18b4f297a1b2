/** Another brand, for copies of the project. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import brand from '../../src/content/brand';
import type {Brand} from '../../src/content/schema';

export const other: Brand = {
  ...brand,
  name: "O'Fennel",
  legalName: "O'Fennel & Company GmbH",
  tagline: 'Courses that people finish',
  nameOrigin: undefined,
  domain: 'fennel.example',
  socialHandle: '@fennel',
  color: '#b3261e',
  logo: undefined,
  symbol: '/img/leaf.svg',
  links: {blog: 'https://blog.fennel.example'},
};

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="currentColor"><path d="M2 2h20l6 26z"/></svg>\n';

/** The files of a brand. */
export const drawings = ({logo, symbol}: Brand): string[] => [symbol, ...(logo ? [logo.light, logo.dark] : [])];

export function rebrand(copy: string): void {
  const record = path.join(copy, 'src/content/brand.ts');
  writeFileSync(record, `export default ${JSON.stringify(other, null, 2)} satisfies import('./schema').Brand;\n`);
  const images = path.join(copy, 'static/img');
  for (const file of drawings(brand)) rmSync(path.join(copy, 'static', file));
  writeFileSync(path.join(images, 'leaf.svg'), DRAWING);
}
