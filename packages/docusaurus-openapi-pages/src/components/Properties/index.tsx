import {type ReactNode, useContext} from 'react';
import clsx from 'clsx';
import type {Parameter, Property, Variant} from 'openapi-model/page';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import {useServerMarkup} from 'docusaurus-kit/hooks/useServerMarkup';
import Html from '../Html/index.tsx';
import SchemaTree from './SchemaTree.tsx';
import styles from './styles.module.css';

/** Class of a list of rows. */
export const LIST = clsx('plain-list ref-rows', styles.list);

/** Parameters or properties with their types, limits and examples, nested ones included. */
export default function Properties({items}: {items: readonly (Property | Parameter)[]}): ReactNode {
  if (useServerMarkup(items)) {
    return <ul className={LIST} dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />;
  }
  return (
    <ul className={LIST} key="drawn">
      {items.map((item) => (
        <Row item={item} key={item.id}>
          <code className="ref-bare" translate="no">
            {item.name}
          </code>{' '}
          <span>{item.type}</span> {'in' in item && <span>{`in ${item.in}`}</span>}{' '}
          {item.required && <strong>required</strong>}
        </Row>
      ))}
    </ul>
  );
}

export interface RowProps {
  item: Property | Parameter | Variant;
  /** Its name and its marks. */
  children: ReactNode;
}

/** A property, a parameter or an alternative. */
export function Row({item, children}: RowProps): ReactNode {
  const prefix = useContext(AnchorPrefix);
  const {id, name, deprecated, descriptionHtml, constraints, example, examples, values} = item;
  return (
    <li id={prefix + id}>
      <div className={clsx('ref-head', styles.head)}>
        {children} {deprecated && <strong>deprecated</strong>}{' '}
        {/* The overview has none: 60 stops for the Tab key, next to a link to the operation's own page. */}
        {prefix === '' && (
          <a aria-label={`Link to ${name}`} data-nosnippet href={`#${id}`} translate="no">
            #
          </a>
        )}
      </div>
      <Html html={descriptionHtml} />
      {/* The overview shows a whole example next to the rows. */}
      <Constraints constraints={constraints} example={prefix === '' ? example : undefined} />
      <Values values={values} />
      {examples && <p className={styles.limits}>Examples:</p>}
      <Values values={examples} />
      <SchemaTree schema={item} />
    </li>
  );
}

/** Values with what the contract says of each. */
function Values({values}: {values: Property['values']}): ReactNode {
  return (
    values && (
      <ul className={styles.values}>
        {values.map(({value, name, descriptionHtml}, index) => (
          <li key={index}>
            <code>{value}</code> {name} <Html html={descriptionHtml} />
          </li>
        ))}
      </ul>
    )
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
