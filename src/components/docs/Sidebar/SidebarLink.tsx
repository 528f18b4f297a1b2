import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface SidebarLinkProps {
  /** A path, or the fragment of a section of this page. */
  href: string;
  isCurrent?: boolean;
  children: ReactNode;
}

export default function SidebarLink({href, isCurrent = false, children}: SidebarLinkProps): ReactNode {
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
