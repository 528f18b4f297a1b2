import {expect, it} from 'vitest';
import {filterIn, filterQuery, type IntegrationFilter} from '../../../src/lib/integrations';

const filters: IntegrationFilter[] = (['All', 'CRM', 'Virtual Classroom'] as const).map((category) => ({
  category,
  count: 1,
}));

it.each([
  ['?category=crm', 'CRM'],
  ['?category=CRM&a=b', 'CRM'],
  ['?a=b&category=virtual-classroom', 'Virtual Classroom'],
  ['?category=analytics', 'All'],
  ['?category=', 'All'],
  ['?category=%FF', 'All'],
  ['', 'All'],
])('%j asks for %s', (search, category) => {
  expect(filterIn(search, filters)).toBe(category);
});

it('a query names the filter except All, and keeps what else it has', () => {
  expect(filterQuery('?a=b&category=crm', 'Virtual Classroom')).toBe('?a=b&category=virtual-classroom');
  expect(filterQuery('?a=b&category=crm', 'All')).toBe('?a=b');
  expect(filterQuery('?category=crm', 'All')).toBe('');
});
