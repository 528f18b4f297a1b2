import type {ReactNode} from 'react';
import type {Parameter, Property} from '@site/src/openapi/page';
import {useServerMarkup} from '../../hooks/useServerMarkup';
import Html from '../Html';
import SchemaTree from '../SchemaTree';
import styles from './styles.module.css';

export interface PropertiesProps {
  items: readonly (Property | Parameter)[];
  /** Stands before every anchor, where one page shows several operations. */
  prefix?: string;
}

/** Names, types, limits and examples of parameters or properties, down to the last level. */
export default function Properties({items, prefix = ''}: PropertiesProps): ReactNode {
  if (useServerMarkup(items)) {
    return <ul className={styles.list} dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />;
  }
  return (
    <ul className={styles.list} key="drawn">
      {items.map((item) => (
        <li id={prefix + item.id} key={item.id}>
          <p className={styles.head}>
            <a href={`#${prefix}${item.id}`}>
              <code>{item.name}</code>
            </a>{' '}
            <span>{item.type}</span>
            {'in' in item && <span>{`in ${item.in}`}</span>}
            {item.required ? <strong>required</strong> : <span>optional</span>}
            {item.deprecated && <strong>deprecated</strong>}
          </p>
          <Html html={item.descriptionHtml} />
          <Limits constraints={item.constraints} example={item.example} />
          {item.values && (
            <ul className={styles.values}>
              {item.values.map(({value, descriptionHtml}) => (
                <li key={value}>
                  <code>{value}</code> <Html html={descriptionHtml} />
                </li>
              ))}
            </ul>
          )}
          {item.notSpecified && (
            <p className={styles.limits}>
              <strong>Not documented yet.</strong>
              {` ${item.notSpecified}`}
            </p>
          )}
          <SchemaTree
            properties={item.children}
            omitted={item.omitted}
            prefix={prefix}
            shownAt={item.shownAt}
            variants={item.variants}
          />
        </li>
      ))}
    </ul>
  );
}

/** Limits of a value in one line, with an example. */
export function Limits({constraints, example}: {constraints: readonly string[]; example?: string}): ReactNode {
  if (constraints.length === 0 && example === undefined) return null;
  const limits = constraints.join(', ');
  if (example === undefined) return <p className={styles.limits}>{limits}</p>;
  return (
    <p className={styles.limits}>
      {limits ? `${limits}. Example: ` : 'Example: '}
      <code>{example}</code>
    </p>
  );
}
