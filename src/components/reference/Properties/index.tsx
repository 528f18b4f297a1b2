import {type ReactNode, useContext} from 'react';
import type {Parameter, Property} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import {useServerMarkup} from '../../hooks/useServerMarkup';
import Html from '../Html';
import SchemaTree from '../SchemaTree';
import styles from './styles.module.css';

/** Parameters or properties with their types, limits and examples, nested ones included. */
export default function Properties({items}: {items: readonly (Property | Parameter)[]}): ReactNode {
  const prefix = useContext(AnchorPrefix);
  if (useServerMarkup(items)) {
    return <ul className={styles.list} dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />;
  }
  return (
    <ul className={styles.list} key="drawn">
      {items.map((item) => (
        <li id={prefix + item.id} key={item.id}>
          <div className={styles.head}>
            <code translate="no">{item.name}</code> <span>{item.type}</span>
            {'in' in item && <span>{`in ${item.in}`}</span>}
            {item.required && <strong>required</strong>}
            {item.deprecated && <strong>deprecated</strong>}
            {/* The overview has none: 60 stops for the Tab key, next to a link to the operation's own page. */}
            {prefix === '' && (
              <a aria-label={`Link to ${item.name}`} data-nosnippet href={`#${item.id}`} translate="no">
                #
              </a>
            )}
          </div>
          <Html html={item.descriptionHtml} />
          <Constraints constraints={item.constraints} example={item.example} />
          {item.values && (
            <ul className={styles.values}>
              {item.values.map(({value, descriptionHtml}) => (
                <li key={value}>
                  <code>{value}</code> <Html html={descriptionHtml} />
                </li>
              ))}
            </ul>
          )}
          <SchemaTree
            properties={item.children}
            omitted={item.omitted}
            shownAt={item.shownAt}
            variants={item.variants}
          />
        </li>
      ))}
    </ul>
  );
}

/** Limits and example of a value in one line. */
export function Constraints({constraints, example}: {constraints: readonly string[]; example?: string}): ReactNode {
  if (constraints.length === 0 && example === undefined) return null;
  const limits = constraints.join(', ');
  if (example === undefined) return <p className={styles.limits}>{limits}</p>;
  return (
    <p className={styles.limits}>
      {limits ? `${limits}. Example: ` : 'Example: '}
      <code translate="no">{example}</code>
    </p>
  );
}
