import type {IntegrationCategory} from '../content/integrationCategories';
import type {Integration} from '../content/schema';

export interface IntegrationFilter {
  category: IntegrationCategory | 'All';
  count: number;
}

/** Filter options with their counts: `All`, then each of the categories that has an integration (section 2). */
export function integrationFilters(
  items: readonly Pick<Integration, 'category'>[],
  categories: readonly IntegrationCategory[],
): IntegrationFilter[] {
  const counted = categories.map((category) => ({
    category,
    count: items.filter((item) => item.category === category).length,
  }));
  return [{category: 'All', count: items.length}, ...counted.filter(({count}) => count > 0)];
}
