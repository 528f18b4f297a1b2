import type {ReactNode} from 'react';
import type {Home} from '@site/src/content/schema';
import IconItem from '../../ui/IconItem';
import {vars} from '../../scenes/parts/vars';

/** What we claim, in short, under the customers' names (section 9). */
export default function ProofStrip({title, items}: Home['proof']): ReactNode {
  return (
    <section aria-label={title} className="py-5 border-bottom">
      <ul className="wrap plain-list tiles gap-4" style={vars({'--tile': '7rem'})}>
        {items.map(({icon, name, status, href}) => (
          <IconItem description={status} href={href} icon={icon} isRow key={name} title={name} titleAs="strong" />
        ))}
      </ul>
    </section>
  );
}
