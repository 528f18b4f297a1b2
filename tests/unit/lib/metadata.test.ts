import {describe, expect, it} from 'vitest';
import brand from '../../../src/content/brand';
import metadata from '../../../src/content/metadata';
import {tiers} from '../../../src/content/tiers';
import {completeTitle} from '../../../src/lib/metadata';
import {quotedPrices} from '../../../src/lib/pricing';

const {pages, fallback} = metadata(quotedPrices(tiers));

describe('completeTitle', () => {
  it('puts a separator and the product name behind the title, and in front of that of the home page', () => {
    expect(completeTitle({title: 'Pricing', kind: 'page'}, 'Skillgrove')).toBe('Pricing | Skillgrove');
    expect(completeTitle({title: 'The LMS', kind: 'home'}, 'Skillgrove')).toBe('Skillgrove | The LMS');
  });
});

describe('the central table', () => {
  it.each(Object.entries(pages))('fits the head of %s', (route, {title: own, description}) => {
    const title = completeTitle({title: own, kind: route === '/' ? 'home' : 'page'}, brand.name);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.split(brand.name)).toHaveLength(2);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has an entry for every fixed page of section 2, and a default', () => {
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
    expect(completeTitle({...fallback, kind: 'page'}, brand.name).length).toBeLessThanOrEqual(60);
  });
});
