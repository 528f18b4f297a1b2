import type {Integration, IntegrationCategory} from '../content/schema';

/** Order of the filter (section 2). */
const ORDER: readonly IntegrationCategory[] = [
  'Authentication',
  'HRIS',
  'CRM',
  'Collaboration',
  'Content Providers',
  'Recognition',
  'Analytics',
  'Virtual Classroom',
];

export interface IntegrationFilter {
  category: IntegrationCategory | 'All';
  count: number;
}

/** Filter options with their counts: `All`, then every category that has an integration (section 2). */
export function integrationFilters(items: readonly Pick<Integration, 'category'>[]): IntegrationFilter[] {
  const counted = ORDER.map((category) => ({
    category,
    count: items.filter((item) => item.category === category).length,
  }));
  return [{category: 'All', count: items.length}, ...counted.filter(({count}) => count > 0)];
}
