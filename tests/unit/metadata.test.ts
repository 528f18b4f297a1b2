import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import metadata from '../../src/content/metadata';
import {pageHead} from '../../src/lib/metadata';

const entry = {title: 'Pricing', description: 'What it costs.'};

describe('pageHead', () => {
  it('puts a separator and the product name behind the title', () => {
    expect(pageHead(entry, 'Skillgrove')).toEqual({title: 'Pricing | Skillgrove', description: 'What it costs.'});
  });

  it('leaves a complete title alone', () => {
    expect(pageHead(entry, 'Skillgrove', true).title).toBe('Pricing');
  });

  it('passes on nothing else of a record', () => {
    const record = {...entry, slug: 'pricing', icon: 'wallet'};
    expect(Object.keys(pageHead(record, 'Skillgrove'))).toEqual(['title', 'description']);
  });
});

describe('the central table', () => {
  it.each(Object.entries(metadata.pages))('fits the head of %s', (route, page) => {
    const {title, description} = pageHead(page, brand.name, route === '/');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.split(brand.name)).toHaveLength(2);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has an entry for every fixed page of section 2, and a default', () => {
    expect(Object.keys(metadata.pages)).toEqual(
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
    expect(pageHead(metadata.fallback, brand.name).title.length).toBeLessThanOrEqual(60);
  });
});
