import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Disclosure from 'docusaurus-kit/Disclosure';
import {useActiveSection} from '../useActiveSection';
import styles from './styles.module.css';

/** The contents of a guide: next to it, with the section in view marked, or on demand above it on narrow screens. */
export default function Toc({items}: {items: readonly TOCItem[]}): ReactNode {
  const active = useActiveSection(items.map(({id}) => id));
  return (
    <nav aria-label="On this page" className={clsx('no-print', styles.toc)}>
      {/* The list follows the disclosure instead of being inside it, so that wide screens can always show it. */}
      <Disclosure className={styles.toggle} summary="On this page" />
      <p className={clsx('ref-label', styles.title)}>On this page</p>
      <ul className="plain-list">
        {items.map(({id, value, level}) => (
          <li data-level={level} key={id}>
            <a
              aria-current={id === active ? 'location' : undefined}
              // Headings of guides are Markdown of our own, which the docs plugin has rendered.
              dangerouslySetInnerHTML={{__html: value}}
              href={`#${id}`}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
