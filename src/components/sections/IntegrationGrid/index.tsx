import {type ReactNode, useDeferredValue} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import type {IntegrationCategory} from '@site/src/content/integrationCategories';
import type {Integration} from '@site/src/content/schema';
import {filterIn, filterQuery, integrationFilters} from '@site/src/lib/integrations';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import Button from 'docusaurus-kit/Button';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** Names look like wordmarks, but not like a partner's own: each has another face than the names around it. */
const FACES = [styles.bold, styles.regular, styles.heavy, styles.thin, styles.serif];

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
  const slugs = items.map(({slug}) => slug);
  const noun = shown.length === 1 ? 'integration' : 'integrations';
  // The category, so that a filter with as many entries as the last one is announced, too.
  const place = wanted === 'All' ? '' : ` in ${wanted}`;
  return (
    <div>
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
      {integrationFilters(shown, categories)
        .slice(1)
        .map(({category: group}) => (
          <section className={styles.group} key={group}>
            <h2 className="headline-3">{group}</h2>
            <ul className="plain-list cluster gap-4 items-stretch">
              {shown
                .filter(({category}) => category === group)
                .map(({slug, name, description, icon}) => (
                  <li className="box" key={slug}>
                    <h3 className={clsx('grid m-0 tint', FACES[slugs.indexOf(slug) % FACES.length])} id={slug}>
                      {name}
                    </h3>
                    <p className="muted m-0 size-2">
                      <Icon className="mt-1 ink-brand" name={icon} size={20} />
                      {description}
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
