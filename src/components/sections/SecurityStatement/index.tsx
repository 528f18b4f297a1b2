import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SecurityBadge, SecurityItem} from '@site/src/content/schema';
import Accordion from '../../ui/Accordion';
import IconItem from '../../ui/IconItem';
import InlineText from '../../ui/InlineText';
import styles from './styles.module.css';

export interface SecurityStatementProps {
  items: readonly SecurityItem[];
  badges: readonly SecurityBadge[];
}

/** Security measures, next to the certifications and their current status (section 9). */
export default function SecurityStatement({items, badges}: SecurityStatementProps): ReactNode {
  return (
    <section aria-label="Security statement" className="section">
      <div className={clsx('wrap split', styles.layout)}>
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
        <div className="plate night on-night">
          <h2 className="headline-3">Security and compliance</h2>
          <ul className={clsx('plain-list stack gap-6 mt-5', styles.badges)}>
            {badges.map(({name, status, description, icon}) => (
              <IconItem
                description={description}
                icon={icon}
                isRow
                key={name}
                title={
                  <>
                    {name} <span className="block mt-1 ink-brand">{status}</span>
                  </>
                }
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
