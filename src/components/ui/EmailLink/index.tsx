import type {ReactNode} from 'react';
import Breakable from '../Breakable';

/** A link that begins an email, with the address as its text. */
export default function EmailLink({href, children}: {href: string; children: string}): ReactNode {
  return (
    <a href={href}>
      <Breakable>{children}</Breakable>
    </a>
  );
}
