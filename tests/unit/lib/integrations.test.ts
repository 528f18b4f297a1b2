import {expect, it} from 'vitest';
import {INTEGRATION_CATEGORIES} from '../../../src/content/integrationCategories';
import {integrationFilters} from '../../../src/lib/integrations';

it('filters are counted, in the order of section 2, and left out if empty', () => {
  const items = (['Analytics', 'CRM', 'Analytics'] as const).map((category) => ({category}));
  expect(integrationFilters(items, INTEGRATION_CATEGORIES)).toEqual([
    {category: 'All', count: 3},
    {category: 'CRM', count: 1},
    {category: 'Analytics', count: 2},
  ]);
  expect(INTEGRATION_CATEGORIES.join()).toBe(
    'Authentication,HRIS,CRM,Collaboration,Content Providers,Recognition,Analytics,Virtual Classroom',
  );
});
