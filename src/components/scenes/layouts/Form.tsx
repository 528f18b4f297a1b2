import type {ReactNode} from 'react';
import type {Form as FormScene, SceneOf} from '../../../content/scenes/types';
import {cx, Label, Sign, Window} from '../parts';
import styles from '../styles.module.css';

type Field = FormScene['fields'][number];

const CONTROL: Record<Field['kind'], (parts: readonly string[]) => ReactNode> = {
  text: ([value]) => <span className={styles.input}>{value}</span>,
  rule: ([what, verb, value]) => (
    <span className={styles.chips}>
      <span className={styles.input}>{what}</span>
      <span className={styles.mut}>{verb}</span>
      <span className={cx(styles.input, styles.chosen)}>{value}</span>
    </span>
  ),
  chips: (parts) => (
    <span className={styles.chips}>
      {parts.map((text) => (
        <Label key={text} text={text} tone="brand" />
      ))}
    </span>
  ),
  toggle: ([value]) => (
    <span className={styles.row}>
      <span className={styles.toggle} />
      <span className={styles.grow}>{value}</span>
    </span>
  ),
  state: ([value, state]) => (
    <span className={styles.row}>
      <span className={cx(styles.grow, styles.mono)}>{value}</span>
      {state && (
        <span className={styles.confirmed}>
          <Sign name="check" />
          {state}
        </span>
      )}
    </span>
  ),
};

/** Settings and rules as they are filled in. */
export default function Form(scene: SceneOf<'form'>): ReactNode {
  return (
    <Window scene={scene}>
      <div className={styles.form}>
        {scene.fields.map(({kind, label, parts}) => (
          <div key={label} className={styles.field}>
            <span className={styles.mut}>{label}</span>
            {CONTROL[kind](parts)}
          </div>
        ))}
      </div>
      <span className={styles.pill}>{scene.action}</span>
    </Window>
  );
}
