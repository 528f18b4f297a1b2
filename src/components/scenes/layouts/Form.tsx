import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldKind, SceneOf} from '../../../content/scenes/types';
import {Label, Sign} from '../parts/marks';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

const Switch = ({isOn, text}: {isOn: boolean; text?: string}): ReactNode => (
  <span className={styles.row}>
    <span className={clsx(styles.switch, !isOn && styles.off)} />
    <span className={styles.grow}>{text}</span>
  </span>
);

const State = ({text, state, isDone}: {text?: string; state?: string; isDone: boolean}): ReactNode => (
  <span className={styles.row}>
    <span className={clsx(styles.grow, styles.mono)}>{text}</span>
    <span className={clsx(styles.row, styles.strong)} style={{color: isDone ? 'var(--brand)' : 'var(--accent-ink)'}}>
      <Sign name={isDone ? 'check' : 'clock'} />
      {state}
    </span>
  </span>
);

const CONTROL: Record<FieldKind, (parts: readonly string[]) => ReactNode> = {
  text: ([value]) => <span className={styles.box}>{value}</span>,
  rule: ([what, verb, value]) => (
    <span className={styles.chips}>
      <span className={styles.box}>{what}</span>
      <span className={styles.mut}>{verb}</span>
      <span className={clsx(styles.box, styles.chosen, styles.brand)}>{value}</span>
    </span>
  ),
  chips: (parts) => (
    <span className={styles.chips}>
      {parts.map((text) => (
        <Label key={text} tag={[text, 'brand']} />
      ))}
    </span>
  ),
  on: ([text]) => <Switch isOn text={text} />,
  off: ([text]) => <Switch isOn={false} text={text} />,
  state: ([text, state]) => <State isDone text={text} state={state} />,
  wait: ([text, state]) => <State isDone={false} text={text} state={state} />,
};

/** A form with settings or rules, filled in. */
export default function Form(scene: SceneOf<'form'>): ReactNode {
  return (
    <Window scene={scene}>
      <div className={styles.stack}>
        {scene.fields.map(([kind, label, ...values]) => (
          <div key={label} className={styles.field}>
            <span className={styles.mut}>{label}</span>
            {CONTROL[kind](values)}
          </div>
        ))}
      </div>
      <span className={styles.pill}>{scene.action}</span>
    </Window>
  );
}
