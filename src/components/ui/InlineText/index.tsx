import type {ElementType, ReactNode} from 'react';
import Link from 'docusaurus-kit/Link';
import EmailLink from '../EmailLink';

const MARKED = /(`[^`]+`|\[[^[\]]+\]\([^()\s]+\))/;

export interface InlineTextProps {
  children: string;
  code?: ElementType<{children: string}>;
}

function Marked({children, code: Code = 'code'}: InlineTextProps): ReactNode {
  const [, label, target] = /^\[(.+)\]\((.+)\)$/.exec(children) ?? [];
  if (!label || !target) return <Code>{children.slice(1, -1)}</Code>;
  // Docusaurus opens links that are not its own in a new tab, which is empty for an email.
  return target.startsWith('mailto:') ? <EmailLink href={target}>{label}</EmailLink> : <Link to={target}>{label}</Link>;
}

/** Text of a record with `code` between backticks and links such as `[Contact](/contact)`. */
export default function InlineText({children, code}: InlineTextProps): ReactNode {
  return children.split(MARKED).map((part, index) =>
    index % 2 ? (
      <Marked code={code} key={index}>
        {part}
      </Marked>
    ) : (
      part
    ),
  );
}
