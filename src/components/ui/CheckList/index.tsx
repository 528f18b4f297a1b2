import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export interface CheckListProps {
  items: readonly string[];
  /** A cross marks problems, a check mark solutions. */
  mark?: 'check' | 'x';
}

export default function CheckList({items, mark = 'check'}: CheckListProps): ReactNode {
  return (
    <ul className={clsx('plain-list stack', styles.list)} data-mark={mark}>
      {items.map((item) => (
        <li className="line-up" key={item}>
          <Icon name={mark} size={18} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
