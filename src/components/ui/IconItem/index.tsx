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
    <li className={clsx(href && 'linked', styles.item, isRow && styles.row, className)}>
      {icon ? (
        <Icon name={icon} size={24} />
      ) : (
        <span aria-hidden="true" className="numeral">
          {number}
        </span>
      )}
      <div>
        <Title className={styles.title}>{href ? <Link to={href}>{title}</Link> : title}</Title> <p>{description}</p>
      </div>
      {children}
    </li>
  );
}
