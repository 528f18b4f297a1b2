import {type ReactNode, useContext} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Body, Parameter, Property, Variant, VariantGroup} from 'openapi-model/page';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import {operationPath} from '../../lib/settings.ts';
import {useServerMarkup} from 'docusaurus-kit/hooks/useServerMarkup';
import Html from '../Html/index.tsx';
import CodeList from '../CodeList/index.tsx';
import {Constraints, Values} from './Limits.tsx';
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

/** Properties and alternatives of a schema, or a link to where they are shown. */
export function SchemaTree({schema}: {schema: Property | Variant | Body}): ReactNode {
  const {children, variants, omitted, shownAt} = schema;
  const prefix = useContext(AnchorPrefix);
  return (
    <>
      {shownAt && (
        <p className={styles.limits}>
          For the properties, see{' '}
          {shownAt.page ? (
            // Rows are too many to be collected for the check of links.
            <Link data-noBrokenLinkCheck to={`${operationPath(shownAt.page)}#${shownAt.anchor}`}>
              {shownAt.name}
            </Link>
          ) : (
            <a href={`#${prefix}${shownAt.anchor}`}>{shownAt.name}</a>
          )}
          .
        </p>
      )}
      {children.length > 0 && <Properties items={children} />}
      {omitted && (
        <p className={styles.limits}>
          {omitted.mark === 'read-only' ? 'Set by the API, not sent: ' : 'Sent only, never returned: '}
          <CodeList names={omitted.names} />.
        </p>
      )}
      {variants?.map((group) => (
        <Variants group={group} key={group.options[0]!.id} />
      ))}
    </>
  );
}

const KINDS = {'one of': 'One of these', 'any of': 'Any of these', depending: 'Depending on the content'};

/** Alternatives by name, each with its properties. */
function Variants({group: {kind, discriminator, options}}: {group: VariantGroup}): ReactNode {
  return (
    <>
      <p className="ref-label">
        {KINDS[kind]}
        {discriminator && (
          <>
            , distinguished by <code>{discriminator}</code>
          </>
        )}
        :
      </p>
      <ul className={LIST}>
        {options.map((option) => (
          <Row item={option} key={option.id}>
            <b>{option.name}</b> {option.type !== option.name && <span>{option.type}</span>}
            {option.chosenBy && (
              <span>
                {discriminator}: <CodeList names={option.chosenBy} />
              </span>
            )}
          </Row>
        ))}
      </ul>
    </>
  );
}
