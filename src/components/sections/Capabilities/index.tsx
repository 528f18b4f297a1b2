import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/content/scenes/types';
import type {KeyCapability} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Heading from '../Heading';
import Showcase from '../Showcase';

export interface CapabilitiesProps {
  eyebrow?: string;
  title: string;
  items: readonly (KeyCapability & {ground?: Tone})[];
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
        <ol className={clsx('plain-list', isPictured ? 'stack' : 'tiles')}>
          {items.map(({title: name, description, ...item}, index) =>
            isPictured ? (
              <Showcase key={name} {...item} side={index % 2 > 0 ? 'end' : 'start'}>
                <h3 className="mb-3 size-5">{name}</h3>
                <p>{description}</p>
              </Showcase>
            ) : (
              <li key={name}>
                <div className="muted">
                  <h3>{name}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
