import type {MouseEventHandler, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ButtonLinkProps {
  children: ReactNode;
  /** Path below the base URL, or an absolute URL. */
  to: string;
  kind?: 'primary' | 'secondary' | 'accent' | 'quiet';
  size?: 'medium' | 'small';
  /** Open in a new tab, for links into the web app (section 2). */
  newTab?: boolean;
  className?: string;
  /** Called before the link is followed; may prevent that. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export default function ButtonLink({
  children,
  to,
  kind = 'primary',
  size = 'medium',
  newTab,
  className,
  onClick,
}: ButtonLinkProps): ReactNode {
  return (
    <Link
      className={clsx(styles.button, styles[kind], styles[size], className)}
      onClick={onClick}
      to={to}
      {...(newTab ? {target: '_blank', rel: 'noopener'} : {target: '_self'})}
    >
      {children}
    </Link>
  );
}
