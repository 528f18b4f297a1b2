import type {ReactNode} from 'react';
import type {Parameter, Property} from '@site/src/plugins/reference/types';
import Html from '../Html';
import styles from './styles.module.css';

export interface PropertiesProps {
  items: readonly (Property | Parameter)[];
  /** Start of the anchors, so that every name can be linked to. */
  prefix: string;
}

/** Names, types, limits and examples of parameters or properties, down to the last level. */
export default function Properties({items, prefix}: PropertiesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const id = `${prefix}-${item.name}`;
        return (
          <li id={id} key={id}>
            <p className={styles.head}>
              <code>{item.name}</code> <span>{item.type}</span>
              {'in' in item && <span>in {item.in}</span>}
              {item.required ? <strong>required</strong> : <span>optional</span>}
            </p>
            <Html html={item.descriptionHtml} />
            {(item.constraints.length > 0 || item.example) && (
              <p className={styles.limits}>
                {item.constraints.join(', ')}
                {item.example && (
                  <>
                    {item.constraints.length > 0 && '. '}
                    Example: <code>{item.example}</code>
                  </>
                )}
              </p>
            )}
            {'children' in item && item.children.length > 0 && <Properties items={item.children} prefix={id} />}
          </li>
        );
      })}
    </ul>
  );
}
