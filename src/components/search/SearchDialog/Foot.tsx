import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import {setSlashOpens, slashOpens} from '@site/src/lib/search/shortcut';
import Checkbox from '../../ui/Checkbox';
import styles from './styles.module.css';

/** Lists the keys of the dialog, and lets visitors turn off the `/` shortcut. */
export default function Foot(): ReactNode {
  const [isOn, setOn] = useState(slashOpens);
  return (
    <div className={clsx('cluster', styles.foot)}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
      </span>
      <Checkbox
        checked={isOn}
        onChange={({target}) => {
          setSlashOpens(target.checked);
          setOn(target.checked);
        }}
      >
        Open with <kbd>/</kbd>
      </Checkbox>
    </div>
  );
}
