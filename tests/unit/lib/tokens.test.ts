import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fillFrontMatter, fillGuide} from '../../../src/config/tokens';
import brand from '../../../src/content/brand';
import {brandTokens, fillDocument, fillTokens} from '../../../src/lib/tokens';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const tokens = brandTokens(
  {name: 'Northmoor', legalName: 'Northmoor Ltd', domain: 'northmoor.example', company: {}},
  {
    siteUrl: 'https://www.northmoor.example',
    baseUrl: '/lms/',
    apiUrl: 'https://api.northmoor.example',
    contactEmail: 'hello@northmoor.example',
    sandboxUrl: null,
  },
);

it.each([
  ['{brand} is a platform', 'Northmoor is a platform'],
  ['{brandSite}/terms', 'https://www.northmoor.example/lms/terms'],
  ['write {{brand}} for {brand}', 'write {brand} for Northmoor'],
  ['/courses/{id} and ${query}', '/courses/{id} and ${query}'],
])('turns %j into %j', (text, expected) => {
  expect(fillTokens(text, tokens, 'x')).toBe(expected);
});

it('leaves out what a guide says of a public sandbox or of webhooks if there is nothing to say', () => {
  const block = '```bash\ncurl {brandSandbox}/x \\\n  -H a\n```';
  const fileContent = `First.\n\nIt is at\n{brandSandbox} and\nmore.\n\n${block}\n\n## Last\n`;
  const filled = fillGuide({filePath: 'docs/guides/x.md', fileContent});
  expect(filled).toBe('First.\n\n## Last\n');
  for (const [text, expected] of [
    [fileContent.replaceAll('\n', '\r\n'), filled],
    ['First.\n\nIt is at {brandSandbox}.', 'First.\n\n'],
    ['By {brand}.\n\n{brandWebhooks}\n\n## Last\n', `By ${brand.name}.\n\n## Last\n`],
  ])
    expect(fillGuide({filePath: 'docs/guides/x.md', fileContent: text!})).toBe(expected);
});

it.each(['{brandd}', '{Brand}', '{brand_name}'])('reports where the unknown token %s is', (token) => {
  expect(() => fillTokens(`Of ${token} we say`, tokens, 'docs/a.md')).toThrow(
    `docs/a.md: unknown token ${token}; known`,
  );
  const document = {paths: {'/a/{id}': {tags: [token]}}};
  expect(() => fillDocument(document, tokens, 'openapi.yaml')).toThrow('openapi.yaml#/paths/~1a~1{id}/tags/0: unknown');
});

it('replaces tokens in the text and front matter of guides', async () => {
  const filePath = 'docs/guides/x.md';
  expect(fillGuide({filePath, fileContent: 'The {brand} API'})).toBe(`The ${brand.name} API`);
  expect(fillGuide({filePath, fileContent: '\n# The title\n\nText\n\n# More\n'})).toBe('\nText\n\n# More\n');
  expect(() => fillGuide({filePath, fileContent: 'The {brandx} API'})).toThrow('docs/guides/x.md: unknown token');
  const parsed = await fillFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter: {title: '{brand} API', position: 2}, content: 'By {brand}'}),
  });
  expect(parsed).toEqual({frontMatter: {title: `${brand.name} API`, position: 2}, content: 'By {brand}'});
});

it('the sources have the brand name only in its record', () => {
  const files = ['src', 'docs/guides', 'openapi', 'scripts', '.'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: folder !== '.', withFileTypes: true})
      .filter((entry) => entry.isFile() && (folder !== '.' || /\.(?:m?ts|mjs|yaml)$/.test(entry.name)))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(200);
  // A short name is part of other words.
  const hasWord = (text: string, word: string): boolean => {
    const parts = text.split(word);
    return parts.slice(1).some((after, at) => !/^\p{L}/u.test(after) && !/\p{L}$/u.test(parts[at]!));
  };
  const named = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return hasWord(text, brand.name) || hasWord(text, brand.domain);
  });
  expect(
    named.map((file) => path.relative(ROOT, file)),
    'take the name from brand.ts, or write {brand} in a guide or the contract; if it is another word there, remove this test',
  ).toEqual([path.join('src', 'content', 'brand.ts')]);
});
