import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from './Link.tsx';
import NewTabLink from './NewTabLink.tsx';
import styles from './Button.module.css';

interface Look {
  /** `quiet` looks like a link, `chip` is one of several choices. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'chip';
  size?: 'medium' | 'small' | 'compact';
}

interface LinkProps extends Look, Omit<ComponentProps<'a'>, 'href'> {
  /** Path below the base URL, or an absolute URL. */
  to: string;
  /** Open in a new tab, for links into the web app (section 2). */
  newTab?: boolean;
}

export type ButtonProps = LinkProps | (Look & ComponentProps<'button'> & {to?: undefined});

/** A button with a label, or a link that looks like one. */
export default function Button({kind = 'primary', size = 'medium', className, ...props}: ButtonProps): ReactNode {
  const look = clsx(styles.button, styles[kind], styles[size], className);
  if (props.to === undefined) return <button className={look} type="button" {...props} />;
  const {newTab, ref: _, ...link} = props;
  return newTab ? <NewTabLink className={look} {...link} /> : <Link className={look} {...link} />;
}
