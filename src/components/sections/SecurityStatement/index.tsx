import type {ReactNode} from 'react';
import type {SecurityBadge, SecurityItem} from '@site/src/content/schema';
import Accordion from '../../ui/Accordion';
import Icon from '../../ui/Icon';
import InlineText from '../../ui/InlineText';
import styles from './styles.module.css';

export interface SecurityStatementProps {
  items: readonly SecurityItem[];
  badges: readonly SecurityBadge[];
}

/** Security measures, next to the certifications and their current status (section 9). */
export default function SecurityStatement({items, badges}: SecurityStatementProps): ReactNode {
  return (
    <section aria-label="Security statement" className="section-tight">
      <div className={`wrap ${styles.layout}`}>
        <Accordion
          headingLevel="h2"
          initial={0}
          items={items.map(({title, content}) => ({
            title,
            content: (
              <p>
                <InlineText>{content}</InlineText>
              </p>
            ),
          }))}
        />
        <ul className={styles.badges}>
          {badges.map(({name, status, description, icon}) => (
            <li key={name}>
              <Icon name={icon} size={26} />
              <div>
                <h2 className={styles.name}>
                  {name} <span>{status}</span>
                </h2>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
