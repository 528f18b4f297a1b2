import {describe, expect, it} from 'vitest';
import {INTEGRATION_CATEGORIES} from '../../../src/content/schema';
import {integrationFilters} from '../../../src/lib/integrations';

describe('integrationFilters', () => {
  it('counts all entries and hides empty categories', () => {
    expect(integrationFilters([{category: 'CRM'}, {category: 'Analytics'}, {category: 'CRM'}])).toEqual([
      {category: 'All', count: 3},
      {category: 'CRM', count: 2},
      {category: 'Analytics', count: 1},
    ]);
  });

  it('lists categories in the order from section 2', () => {
    const one = [...INTEGRATION_CATEGORIES].reverse().map((category) => ({category}));
    expect(integrationFilters(one).map(({category}) => category)).toEqual([
      'All',
      'Authentication',
      'HRIS',
      'CRM',
      'Collaboration',
      'Content Providers',
      'Recognition',
      'Analytics',
      'Virtual Classroom',
    ]);
  });

  it('returns only All without entries', () => {
    expect(integrationFilters([])).toEqual([{category: 'All', count: 0}]);
  });
});
