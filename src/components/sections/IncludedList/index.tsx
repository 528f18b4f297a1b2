import type {ReactNode} from 'react';
import type {IncludedGroup} from '@site/src/content/schema';
import Icon from '@site/src/components/ui/Icon';
import Heading from '../Heading';
import styles from './styles.module.css';

export default function IncludedList({groups}: {groups: readonly IncludedGroup[]}): ReactNode {
  return (
    <section className="section tint">
      <div className="wrap">
        <Heading eyebrow="No add-ons" title="All Plans Include" />
        <div className={`box tiles ${styles.groups}`}>
          {groups.map(({title, icon, items}) => (
            <div className="p-6 tint-card" key={title}>
              <h3 className="cluster">
                <Icon className="ink-brand" name={icon} size={22} />
                {title}
              </h3>
              <ul className="plain-list muted size-2">
                {items.map((item) => (
                  <li className="py-1" key={item}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
