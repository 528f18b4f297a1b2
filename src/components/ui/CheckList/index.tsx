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
    <ul className={clsx('plain-list stack gap-3 mt-5', styles.list)}>
      {items.map((item) => (
        <li className="line-up items-start" key={item}>
          <Icon className={clsx('flex-none mt-1', mark === 'check' ? 'ink-brand' : 'ink-3')} name={mark} size={18} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
