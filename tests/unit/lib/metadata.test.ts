import {describe, expect, it} from 'vitest';
import metadata from '../../../src/content/metadata';
import {completeTitle} from '../../../src/lib/metadata';
import {quotedPrices} from '../../../src/lib/pricing';
import {TIERS} from '../support/tiers';

const {pages} = metadata({
  ...quotedPrices(TIERS),
  ...{solutions: 'six', featureCategories: 'seven', comparisons: 'thirty', integrations: 'forty'},
});

describe('completeTitle', () => {
  it('adds the product name after the title, and before it on the home page', () => {
    expect(completeTitle({title: 'Pricing', kind: 'page'}, 'Skillgrove')).toBe('Pricing | Skillgrove');
    expect(completeTitle({title: 'The LMS', kind: 'home'}, 'Skillgrove')).toBe('Skillgrove | The LMS');
  });
});

describe('the central table', () => {
  it('has an entry for every fixed page in section 2', () => {
    expect(Object.keys(pages)).toEqual(
      expect.arrayContaining([
        '/',
        '/solutions',
        '/features',
        '/ai-course-creation',
        '/pricing',
        '/integrations',
        '/about',
        '/security',
        '/contact',
        '/terms',
        '/privacy',
        '/developer',
        '/branding-guide',
        '/how-to-widget',
        '/book-a-demo',
        '/compare',
      ]),
    );
    expect(pages['/solutions']!.description).toContain('six ways');
    expect(pages['/features']!.description).toContain('seven groups');
    expect(pages['/integrations']!.description).toContain('forty systems');
    expect(`${pages['/compare']!.title} ${pages['/compare']!.description}`).toMatch(/thirty products.*thirty other/);
  });
});
