import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const MARKED = /(`[^`]+`|\[[^[\]]+\]\([^()\s]+\))/;

function Marked({children}: {children: string}): ReactNode {
  const [, label, target] = /^\[(.+)\]\((.+)\)$/.exec(children) ?? [];
  return label && target ? <Link to={target}>{label}</Link> : <code>{children.slice(1, -1)}</code>;
}

/** Text of a record with `code` between backticks and links such as `[Contact](/contact)`. */
export default function InlineText({children}: {children: string}): ReactNode {
  return children.split(MARKED).map((part, index) => (index % 2 ? <Marked key={index}>{part}</Marked> : part));
}
