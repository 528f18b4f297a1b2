import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/content/icons';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export interface IconItemProps {
  /** Without an icon, the item has its number. */
  icon?: IconName;
  number?: number;
  title: ReactNode;
  titleAs?: 'h2' | 'h3' | 'strong';
  description: string;
  /** Makes all of the item a link. */
  href?: string;
  /** Whether the icon is next to the words instead of above them. */
  isRow?: boolean;
  className?: string;
  /** Below the words. */
  children?: ReactNode;
}

/** An entry of a list: icon, title and text. */
export default function IconItem(props: IconItemProps): ReactNode {
  const {icon, number, title, titleAs: Title = 'h3', description, href, isRow, className, children} = props;
  return (
    <li className={clsx('grid gap-3', href && 'linked', styles.item, isRow && styles.row, className)}>
      {icon ? (
        <Icon className="ink-brand" name={icon} size={24} />
      ) : (
        <span aria-hidden="true" className="numeral">
          {number}
        </span>
      )}
      <div>
        <Title className={`m-0 ${styles.title}`}>{href ? <Link to={href}>{title}</Link> : title}</Title>{' '}
        <p className="m-0 muted size-2">{description}</p>
      </div>
      {children}
    </li>
  );
}
