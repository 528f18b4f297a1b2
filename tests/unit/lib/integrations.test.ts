import {describe, expect, it} from 'vitest';
import {INTEGRATION_CATEGORIES} from '../../../src/content/integrationCategories';
import {integrationFilters} from '../../../src/lib/integrations';

describe('integrationFilters', () => {
  it('counts all entries and hides empty categories', () => {
    expect(
      integrationFilters([{category: 'CRM'}, {category: 'Analytics'}, {category: 'CRM'}], INTEGRATION_CATEGORIES),
    ).toEqual([
      {category: 'All', count: 3},
      {category: 'CRM', count: 2},
      {category: 'Analytics', count: 1},
    ]);
  });

  it('lists categories in the order of section 2', () => {
    const one = [...INTEGRATION_CATEGORIES].reverse().map((category) => ({category}));
    expect(integrationFilters(one, INTEGRATION_CATEGORIES).map(({category}) => category)).toEqual([
      'All',
      ...INTEGRATION_CATEGORIES,
    ]);
    expect(INTEGRATION_CATEGORIES.join()).toBe(
      'Authentication,HRIS,CRM,Collaboration,Content Providers,Recognition,Analytics,Virtual Classroom',
    );
  });
});
