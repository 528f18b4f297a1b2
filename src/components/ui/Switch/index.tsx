import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Turns something on and off at once. */
export default function Switch({isOn, onChange, children}: SwitchProps): ReactNode {
  return (
    <button aria-checked={isOn} className={styles.switch} onClick={() => onChange(!isOn)} role="switch" type="button">
      <span className={styles.knob} />
      {children}
    </button>
  );
}
