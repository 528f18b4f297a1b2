import {type ReactNode, useDeferredValue} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {IntegrationCategory} from '@site/src/content/integrationCategories';
import type {Integration} from '@site/src/content/schema';
import {filterIn, filterQuery, integrationFilters} from '@site/src/lib/integrations';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import Button from 'docusaurus-kit/Button';
import Icon from '@site/src/components/ui/Icon';
import Wiring from './Wiring';

/**
 * Catalogue of integrations with a filter button per category; empty categories have none (section 2). The address has the
 * filter, so that a link, Back and a reload lead to it.
 */
export default function IntegrationGrid({
  items,
  categories,
}: {
  items: readonly Integration[];
  /** In the order of the filter. */
  categories: readonly IntegrationCategory[];
}): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const filters = integrationFilters(items, categories);
  const filter = filterIn(useIsHydrating() ? '' : search, filters);
  // Defer the cards, so that the pressed button responds at once.
  const wanted = useDeferredValue(filter);
  const shown = items.filter(({category}) => wanted === 'All' || category === wanted);
  const noun = shown.length === 1 ? 'integration' : 'integrations';
  // The category, so that a filter with as many entries as the last one is announced, too.
  const place = wanted === 'All' ? '' : ` in ${wanted}`;
  return (
    <div>
      <Wiring items={items} isLit={(item) => shown.includes(item)} />
      <div aria-label="Category" className="cluster scripted" role="group">
        {filters.map(({category, count}) => (
          <Button
            aria-pressed={category === filter}
            key={category}
            kind="chip"
            onClick={() => history.replace({...history.location, search: filterQuery(search, category)})}
          >
            {category} <span>{count}</span>
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="fine m-0 mt-4">
        {`${shown.length} ${noun} shown${place}`}
      </p>
      <ul className="plain-list tiles mt-5">
        {shown.map(({slug, name, description, category, icon}) => (
          <li className="box" key={slug}>
            <div className="line-up between">
              <h2 className="headline-3" id={slug}>
                {name}
              </h2>
              <Icon className="flex-none ink-brand" name={icon} size={20} />
            </div>
            <p className="m-0 mt-1 fine">{category}</p>
            <p className="m-0 mt-4 muted size-2">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
