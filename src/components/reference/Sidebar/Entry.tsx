import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface EntryProps {
  /** A path, or the fragment of a section of this page. */
  href: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** An entry of the list. */
export default function Entry({href, isCurrent = false, children}: EntryProps): ReactNode {
  if (href.startsWith('#')) {
    return (
      <a aria-current={isCurrent ? 'location' : undefined} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} to={href}>
      {children}
    </Link>
  );
}
