import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const MARKED = /(`[^`]+`|\[[^[\]]+\]\([^()\s]+\))/;

function Marked({children}: {children: string}): ReactNode {
  const [, label, target] = /^\[(.+)\]\((.+)\)$/.exec(children) ?? [];
  if (!label || !target) return <code>{children.slice(1, -1)}</code>;
  // Docusaurus opens links that are not its own in a new tab, which is empty for an e-mail.
  return target.startsWith('mailto:') ? <a href={target}>{label}</a> : <Link to={target}>{label}</Link>;
}

/** Text of a record with `code` between backticks and links such as `[Contact](/contact)`. */
export default function InlineText({children}: {children: string}): ReactNode {
  return children.split(MARKED).map((part, index) => (index % 2 ? <Marked key={index}>{part}</Marked> : part));
}
