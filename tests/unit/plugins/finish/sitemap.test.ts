import {expect, it} from 'vitest';
import {factsOf} from '../../../../src/lib/pageFacts';
import {lastChangeOf} from '../../../../src/plugins/finish/lastChanges';
import {sitemapXml} from '../../../../src/plugins/finish/sitemap';

const CHANGES = new Map([
  ['src/content/features/quizzes.ts', '2026-03-01'],
  ['src/content/comparisons/quill.ts', '2026-03-02'],
  ['src/content/aiCourseCreation.ts', '2026-03-03'],
  ['src/content/legal/terms.ts', '2026-03-04'],
  ['docs/guides/errors.md', '2026-03-05'],
  ['openapi/openapi.yaml', '2026-03-06'],
  ['openapi/paths/users.yaml', '2026-03-07'],
]);

it.each([
  ['/features/quizzes', '2026-03-01'],
  ['/compare/quill-alternative', '2026-03-02'],
  ['/ai-course-creation', '2026-03-03'],
  ['/terms', '2026-03-04'],
  ['/developer/guides/errors', '2026-03-05'],
  ['/developer/reference/create-user', '2026-03-07'],
  ['/', undefined],
])('the words of %s last changed on %s', (path, day) => {
  expect(lastChangeOf(path, CHANGES)).toBe(day);
});

it('the sitemap has listed pages only, with the days that are known', () => {
  const page = (path: string, indexed = true) => factsOf({path, title: path, description: path, kind: 'page', indexed});
  const xml = sitemapXml([page('/terms'), page('/'), page('/kit', false)], 'https://x.example/', CHANGES);
  expect([...xml.matchAll(/<url>.*/g)].map(String)).toEqual([
    '<url><loc>https://x.example/</loc></url>',
    '<url><loc>https://x.example/terms</loc><lastmod>2026-03-04</lastmod></url>',
  ]);
});
