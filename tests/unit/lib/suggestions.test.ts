import {describe, expect, it} from 'vitest';
import {nearestPages} from '../../../src/lib/suggestions';
import {pathWords} from '../../../src/lib/unknownPaths';

const PAGES = [
  {title: 'Solutions', href: '/solutions'},
  {title: 'Features', href: '/features'},
  {title: 'Pricing', href: '/pricing'},
  {title: 'API documentation', href: '/developer'},
  {title: 'Contact', href: '/contact'},
  {title: 'Customer Training', href: '/solutions/customer-training'},
  {title: 'Employee Training', href: '/solutions/employee-training'},
  {title: 'Skills Engine', href: '/features/skills-engine'},
  {title: 'Vs Aldermoot', href: '/compare/aldermoot-alternative'},
];

const nearest = (path: string) => nearestPages(pathWords(path), PAGES).map(({href}) => href);

describe('nearestPages', () => {
  it.each([
    ['/pricng', '/pricing'],
    ['/PRICING.htm', '/pricing'],
    ['/api', '/developer'],
    ['/solutions/employe-training', '/solutions/employee-training'],
  ])('suggests the right page for %s: %s', (path, href) => {
    expect(nearest(path)[0]).toBe(href);
  });

  it.each(['/', '/nowhere', '/a/b', '/compare/other-alternative', '/%FF', '/solutions/onboarding-training', '/🙂'])(
    'suggests nothing for %s',
    (path) => {
      expect(nearest(path)).toEqual([]);
    },
  );

  it('keeps the order of equal matches', () => {
    expect(nearest('/solutions/training')).toEqual(['/solutions/customer-training', '/solutions/employee-training']);
  });
});
