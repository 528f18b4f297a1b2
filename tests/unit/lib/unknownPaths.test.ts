import {describe, expect, it} from 'vitest';
import {
  endSegments,
  notFoundText,
  pathWords,
  resolvePath,
  shortComparisons,
  type NotFoundSection,
} from '../../../src/lib/unknownPaths';

const ENDS = ['pricing', 'about', 'login'];
const PAGES = [
  '/',
  ...ENDS.map((segment) => `/${segment}`),
  ...['/solutions', '/solutions/employee-training', '/solutions/404', '/features', '/developer'],
  ...['/compare', '/compare/northlight-alternative', '/compare/quill-academy-alternative'],
  ...['/customers', '/customers/larkfield', '/events/spring'],
];
const resolve = (path: string) => resolvePath(path, PAGES);

describe('the pages', () => {
  it('on which paths below them end have neither records nor pages below them', () => {
    expect(endSegments(PAGES)).toEqual(ENDS);
    expect(endSegments([])).toEqual([]);
  });

  it('of comparisons are found without their suffix', () => {
    expect(shortComparisons(PAGES)).toEqual([
      {from: '/compare/northlight', to: '/compare/northlight-alternative'},
      {from: '/compare/quill-academy', to: '/compare/quill-academy-alternative'},
    ]);
  });
});

describe('resolvePath', () => {
  it.each(ENDS)('redirects paths below /%s to the page', (segment) => {
    expect(resolve(`/${segment}/x`)).toEqual({kind: 'redirect', to: `/${segment}`});
    expect(resolve(`/${segment}/x/y/z`)).toEqual({kind: 'redirect', to: `/${segment}`});
  });

  it.each([
    ['/compare/northlight', '/compare/northlight-alternative'],
    ['/compare/quill%2Dacademy', '/compare/quill-academy-alternative'],
    ['/%70ricing/x', '/pricing'],
    ['//pricing', '/pricing'],
    ['/customers/', '/customers'],
    ['/pricing/%FF', '/pricing'],
  ])('redirects %s to %s', (path, to) => {
    expect(resolve(path)).toEqual({kind: 'redirect', to});
  });

  const UNKNOWN: [path: string, section: NotFoundSection][] = [
    ['/solutions/nope', 'solution'],
    ['/compare/nope-alternative', 'comparison'],
    ['/compare/northlight/deep', 'comparison'],
    ['/developer/reference/nope', 'developer'],
    ['/customers/nope', 'page'],
    ['/events', 'page'],
    ['/', 'page'],
    ['/pricing', 'page'],
    ['/%FF', 'page'],
    ['/pricing%2Fx', 'page'],
    ['/constructor/toString', 'page'],
    ['/compare/__proto__', 'comparison'],
    [`/${'a'.repeat(8192)}`, 'page'],
  ];
  it.each(UNKNOWN.map(([path, section]) => [path.slice(0, 60), section, path] as const))(
    'returns not found for %j: %s',
    (_, section, path) => {
      expect(resolve(path)).toEqual({kind: 'not-found', section});
    },
  );

  it('redirects only to known paths', () => {
    for (const path of [
      '//evil.example/pricing',
      '/\\evil.example/pricing',
      '/pricing/https://evil.example',
      '/pricing/..',
    ]) {
      const resolution = resolve(path);
      if (resolution.kind === 'redirect') expect(resolution.to).toBe('/pricing');
    }
  });
});

describe('pathWords', () => {
  it.each([
    ['/skills-gap_analysis', 'skills gap analysis'],
    ['/solutions/onboarding-training', 'onboarding training'],
    ['/Zo%C3%AB/%E2%82%AC', 'Zoë'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script alert 1 script'],
    ['/', ''],
  ])('%s suggests %j', (path, words) => {
    expect(pathWords(path)).toBe(words);
  });
});

describe('notFoundText', () => {
  it('has the text from section 8', () => {
    expect(notFoundText('page')).toEqual({
      title: 'Page Not Found',
      message: "Sorry, we couldn't find the page you're looking for.",
      link: 'Go Back Home',
    });
    const rest = (['solution', 'feature', 'comparison', 'developer'] as const).map(notFoundText);
    expect(rest.map(({title, link}) => [title, link])).toEqual([
      ['Solution not found', 'Back to Home'],
      ['Content not found', 'Back to Home'],
      ['Comparison not found', 'Back to Home'],
      ['Page Not Found', 'Go Back Home'],
    ]);
  });
});
