import {type ReactNode, useContext} from 'react';
import type {Body, Property, Variant, VariantGroup} from 'openapi-model/page';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import CodeList from '../CodeList/index.tsx';
import Properties, {LIST, Row} from './index.tsx';
import styles from './styles.module.css';

/** Properties and alternatives of a schema, or a link to where they are shown. */
export default function SchemaTree({schema}: {schema: Property | Variant | Body}): ReactNode {
  const {children, variants, omitted, shownAt} = schema;
  const prefix = useContext(AnchorPrefix);
  return (
    <>
      {shownAt && (
        <p className={styles.limits}>
          For the properties, see <a href={`#${prefix}${shownAt.anchor}`}>{shownAt.name}</a>.
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
