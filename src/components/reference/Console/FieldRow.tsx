import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Attributes that connect a control to its label, hint and problem. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldRowProps {
  id: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  problem?: string;
  /** True to put the label above the control, for controls that need the width. */
  isWide?: boolean;
  children: (props: ControlProps) => ReactNode;
}

export default function FieldRow({id, label, isRequired, hint, problem, ...props}: FieldRowProps): ReactNode {
  const {isWide, children} = props;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.row} data-problem={Boolean(problem)} data-wide={isWide}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <span className={styles.required}>required</span>}
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.control}>
        {children({
          id,
          ...(described && {'aria-describedby': described}),
          ...(problem && {'aria-invalid': true}),
          ...(isRequired && {'aria-required': true}),
        })}
        {problem && (
          <p className={styles.problem} id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
