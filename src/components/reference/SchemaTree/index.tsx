import {type ReactNode, useContext} from 'react';
import type {Property, VariantGroup} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import CodeList from '../CodeList';
import Html from '../Html';
import Properties, {Constraints} from '../Properties';
import styles from '../Properties/styles.module.css';

export interface SchemaTreeProps extends Pick<Property, 'variants' | 'omitted' | 'shownAt'> {
  properties: readonly Property[];
}

/** Properties and alternatives of a schema, or a link to where they are shown. */
export default function SchemaTree({properties, variants, omitted, shownAt}: SchemaTreeProps): ReactNode {
  const prefix = useContext(AnchorPrefix);
  return (
    <>
      {shownAt && (
        <p className={styles.limits}>
          For the properties, see <a href={`#${prefix}${shownAt.anchor}`}>{shownAt.name}</a>.
        </p>
      )}
      {properties.length > 0 && <Properties items={properties} />}
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

/** Alternatives by name, each with its properties. */
function Variants({group: {kind, discriminator, options}}: {group: VariantGroup}): ReactNode {
  const prefix = useContext(AnchorPrefix);
  return (
    <>
      <p className={styles.kind}>
        {kind === 'one of' ? 'One of these' : 'Any of these'}
        {discriminator && (
          <>
            , distinguished by <code>{discriminator}</code>
          </>
        )}
        :
      </p>
      <ul className={styles.list}>
        {options.map((option) => (
          <li id={prefix + option.id} key={option.id}>
            <div className={styles.head}>
              <b>{option.name}</b> {option.type !== option.name && <span>{option.type}</span>}
              {option.chosenBy !== undefined && (
                <span>
                  {discriminator}: <code>{option.chosenBy}</code>
                </span>
              )}
              <a aria-label={`Link to ${option.name}`} href={`#${prefix}${option.id}`}>
                #
              </a>
            </div>
            <Html html={option.descriptionHtml} />
            <Constraints constraints={option.constraints} />
            <SchemaTree
              properties={option.children}
              omitted={option.omitted}
              shownAt={option.shownAt}
              variants={option.variants}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
