import {type ReactNode, useState} from 'react';
import {setSlashOpens, slashOpens} from '../shortcut';
import styles from './styles.module.css';

/** The keys of the dialog, and the switch for the key that opens it. */
export default function Foot(): ReactNode {
  const [isOn, setOn] = useState(slashOpens);
  return (
    <div className={styles.foot}>
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
      </p>
      <label>
        <input
          checked={isOn}
          onChange={({target}) => {
            setSlashOpens(target.checked);
            setOn(target.checked);
          }}
          type="checkbox"
        />
        Open with <kbd>/</kbd>
      </label>
    </div>
  );
}
