import type {IntegrationCategory} from '../content/integrationCategories';
import type {Integration} from '../content/schema';
import {slugOf} from './slug';

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

const PARAMETER = 'category';

/** The filter that a query string names (`?category=crm`), or else `All`. */
export function filterIn(search: string, filters: readonly IntegrationFilter[]): IntegrationFilter['category'] {
  const named = slugOf(new URLSearchParams(search).get(PARAMETER) ?? '');
  return filters.find(({category}) => slugOf(category) === named)?.category ?? 'All';
}

/** The query string that names a filter, with the unrelated parameters of `search`. */
export function filterQuery(search: string, category: IntegrationFilter['category']): string {
  const query = new URLSearchParams(search);
  if (category === 'All') query.delete(PARAMETER);
  else query.set(PARAMETER, slugOf(category));
  const text = query.toString();
  return text ? `?${text}` : '';
}
