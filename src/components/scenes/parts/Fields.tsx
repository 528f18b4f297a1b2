import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldKind, Of} from '../../../content/scenes/types';
import Breakable from '../../ui/Breakable';
import shared from '../styles.module.css';
import styles from './fields.module.css';
import {Label, Rule, Sign} from './marks';
import {usePin} from './pins';
import {rebrand} from './vars';

const Switch = ({text}: {text?: string}): ReactNode => (
  <span className={shared.row}>
    <svg className={shared.brand} viewBox="0 0 24 14" width="2.4em">
      <rect fill="var(--tone)" height="14" rx="7" width="24" />
      <circle cx="17" cy="7" fill="var(--over)" r="4.5" />
    </svg>
    <span className={shared.grow}>{text}</span>
  </span>
);

const State = ({text, state}: {text?: string; state?: string}): ReactNode => (
  <span className={shared.row}>
    <span className={clsx(shared.grow, !text?.includes(' ') && shared.mono)}>
      <Breakable>{text ?? ''}</Breakable>
    </span>
    <span className={clsx(shared.row, shared.strong, styles.state)}>
      <Sign name="check" />
      {state}
    </span>
  </span>
);

const CONTROL: Record<FieldKind, (parts: readonly string[]) => ReactNode> = {
  text: ([value]) => <span className={shared.box}>{value}</span>,
  rule: (parts) => <Rule parts={parts} />,
  chips: (parts) => (
    <span className={shared.chips}>
      {parts.map((text) => (
        <Label key={text} tag={[text, 'brand']} />
      ))}
    </span>
  ),
  hues: (hues) => (
    <span className={shared.row}>
      {hues.map((hue) => (
        <span className={styles.hue} data-hue={hue} key={hue} {...rebrand(Number(hue))} />
      ))}
    </span>
  ),
  on: ([text]) => <Switch text={text} />,
  state: ([text, state]) => <State text={text} state={state} />,
};

export default function Fields({of}: Of<'fields'>): ReactNode {
  const pin = usePin();
  return (
    <div className={shared.stack}>
      {of.map(([kind, label, ...values]) => (
        <div key={label + values.join()} className={styles.field} data-pin={pin(label) ?? pin(values[0] ?? '')}>
          <span className={shared.mut}>{label}</span>
          {CONTROL[kind](values)}
        </div>
      ))}
    </div>
  );
}
