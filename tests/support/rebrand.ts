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
  logo: {light: '/img/day.svg', dark: '/img/night.svg', width: 120, height: 30, alt: "O'Fennel"},
  symbol: '/img/leaf.svg',
  links: {blog: 'https://blog.fennel.example'},
};

const drawing = (color: string, size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="${color}"><path d="M2 2h20l6 26z"/></svg>\n`;

export function rebrand(copy: string): void {
  const record = path.join(copy, 'src/content/brand.ts');
  writeFileSync(record, `export default ${JSON.stringify(other, null, 2)} satisfies import('./schema').Brand;\n`);
  const images = path.join(copy, 'static/img');
  for (const file of [brand.logo.light, brand.logo.dark, brand.symbol]) rmSync(path.join(copy, 'static', file));
  writeFileSync(path.join(images, 'day.svg'), drawing('#400', '120 30'));
  writeFileSync(path.join(images, 'night.svg'), drawing('#fee', '120 30'));
  writeFileSync(path.join(images, 'leaf.svg'), drawing('currentColor', '30 30'));
}
