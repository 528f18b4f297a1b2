import {describe, expect, it} from 'vitest';
import integrations from '../../../src/content/integrations';
import {INTEGRATION_CATEGORIES} from '../../../src/content/schema';
import {integrationFilters} from '../../../src/lib/integrations';

describe('integrationFilters', () => {
  it('counts all and hides a category without entries', () => {
    expect(integrationFilters([{category: 'CRM'}, {category: 'Analytics'}, {category: 'CRM'}])).toEqual([
      {category: 'All', count: 3},
      {category: 'CRM', count: 2},
      {category: 'Analytics', count: 1},
    ]);
  });

  it('shows the categories in the order of section 2', () => {
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

  it('has only All when there is nothing', () => {
    expect(integrationFilters([])).toEqual([{category: 'All', count: 0}]);
  });

  it('divides our twelve among the filters', () => {
    const [all, ...rest] = integrationFilters(integrations);
    expect(all).toEqual({category: 'All', count: 12});
    expect(rest.every(({count}) => count > 0)).toBe(true);
    expect(rest.reduce((sum, {count}) => sum + count, 0)).toBe(12);
  });
});
