import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fillFrontMatter, fillGuide, siteTokens} from '../../../src/config/tokens';
import brand from '../../../src/content/brand';
import {brandTokens, fillDocument, fillTokens, TOKEN} from '../../../src/lib/tokens';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const tokens = brandTokens(
  {name: 'Northmoor', legalName: 'Northmoor Ltd', domain: 'northmoor.example'},
  {
    siteUrl: 'https://www.northmoor.example',
    baseUrl: '/lms/',
    apiUrl: 'https://api.northmoor.example',
    contactEmail: 'hello@northmoor.example',
  },
);

describe('fillTokens', () => {
  it.each([
    ['{brand} is a platform', 'Northmoor is a platform'],
    ['{brandSite}/terms', 'https://www.northmoor.example/lms/terms'],
    ['write {{brand}} for {brand}', 'write {brand} for Northmoor'],
    ['/courses/{id} and ${query}', '/courses/{id} and ${query}'],
  ])('turns %j into %j', (text, expected) => {
    expect(fillTokens(text, tokens, 'x')).toBe(expected);
  });

  it.each(['{brandd}', '{Brand}', '{brandName}', '{brand_name}'])('reports where the unknown token %s is', (token) => {
    expect(() => fillTokens(`Of ${token} we say`, tokens, 'docs/a.md')).toThrow(
      `docs/a.md: unknown token ${token}; known`,
    );
  });
});

describe('fillDocument', () => {
  it('reports an unknown token with its pointer', () => {
    const document = {paths: {'/a/{id}': {tags: ['{brandx}']}}};
    expect(() => fillDocument(document, tokens, 'openapi.yaml')).toThrow(
      'openapi.yaml#/paths/~1a~1{id}/tags/0: unknown',
    );
  });
});

describe('guides', () => {
  it('have tokens replaced in text and front matter', async () => {
    expect(fillGuide({filePath: 'docs/guides/x.md', fileContent: 'The {brand} API'})).toBe(`The ${brand.name} API`);
    expect(() => fillGuide({filePath: 'docs/guides/x.md', fileContent: 'The {brandx} API'})).toThrow(
      'docs/guides/x.md: unknown token',
    );
    const parsed = await fillFrontMatter({
      filePath: 'docs/guides/x.md',
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: {title: '{brand} API', position: 2}, content: 'By {brand}'}),
    });
    expect(parsed).toEqual({frontMatter: {title: `${brand.name} API`, position: 2}, content: 'By {brand}'});
  });
});

describe('the sources', () => {
  const folders = ['src', 'docs/guides', 'openapi', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  const roots = readdirSync(ROOT).filter((file) => /\.(?:m?ts|mjs|yaml)$/.test(file));
  const files = [...folders, ...roots];

  it('contain the brand name only in its record', () => {
    const wrong = files
      .filter((file) => file !== 'src/content/brand.ts')
      .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').toLowerCase().includes(brand.name.toLowerCase()));
    expect(files.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('use only known tokens', () => {
    const wrong = files
      .filter((file) => /^(?:docs|openapi)\//.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(TOKEN)]
          .filter(([, , name]) => name && !Object.hasOwn(siteTokens(), name))
          .map(([token]) => `${file}: ${token}`),
      );
    expect(wrong).toEqual([]);
  });
});
