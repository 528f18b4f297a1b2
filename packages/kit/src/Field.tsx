import type {ReactNode} from 'react';
import styles from './Field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldProps {
  id: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  error?: string;
  /** Where the label is: `beside` needs less height. */
  layout?: 'above' | 'beside';
  /** The control. */
  children: (props: ControlProps) => ReactNode;
}

/** A label, its control, and what helps to fill it in. */
export default function Field({id, label, isRequired, hint, error, ...props}: FieldProps): ReactNode {
  const {layout = 'above', children} = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-error={Boolean(error)} data-layout={layout}>
      <div className={`cluster ${styles.label}`}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <span className={styles.mark}>required</span>}
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div>
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <span className="visually-hidden">Error: </span>
            <span>{error}</span>
          </p>
        )}
        {children({
          id,
          ...(described && {'aria-describedby': described}),
          ...(error && {'aria-invalid': true}),
          ...(isRequired && {'aria-required': true}),
        })}
      </div>
    </div>
  );
}
