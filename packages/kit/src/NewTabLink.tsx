import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A link that opens a new tab, and says so to screen readers. */
export default function NewTabLink({children, ...props}: ComponentProps<typeof Link>): ReactNode {
  return (
    <Link rel="noopener" target="_blank" {...props}>
      {children}
      <span className="visually-hidden" data-nosnippet>
        {' (opens in a new tab)'}
      </span>
    </Link>
  );
}
