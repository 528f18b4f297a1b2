import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {KeyCapability} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import Heading from '../Heading';

export interface CapabilitiesProps {
  eyebrow?: string;
  title: string;
  items: readonly KeyCapability[];
  /** Above the items. */
  children?: ReactNode;
  isBoard?: boolean;
}

/** Key capabilities: with pictures on alternating sides, or as short columns of text. */
export default function Capabilities({eyebrow, title, items, children, isBoard}: CapabilitiesProps): ReactNode {
  const isPictured = items.some(hasPicture);
  return (
    <section className="section">
      <div className={clsx('wrap', isBoard && 'board')}>
        <Heading eyebrow={eyebrow} title={title} />
        {children}
        <ol className={clsx('plain-list', isPictured ? 'stack stack-wide' : 'tiles')}>
          {items.map((item, index) => (
            <li className={clsx(isPictured && 'split', isPictured && index % 2 > 0 && 'flipped')} key={item.title}>
              <div className="muted">
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              {hasPicture(item) && (
                // The plate takes the height that its neighbour's text leaves, so that there is no gap above it.
                <div className="grid">
                  <Picture {...item} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
