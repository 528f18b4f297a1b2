import type {ReactNode} from 'react';
import type {ContactField} from '@site/src/lib/contact';
import styles from './styles.module.css';

export interface FieldProps {
  name: ContactField;
  label: string;
  /** Input type; without one the field is a text area of five lines (section 5). */
  type?: string;
  autoComplete?: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

export default function Field({name, label, type, autoComplete, hint, error, value, onChange}: FieldProps): ReactNode {
  const id = `contact-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    required: true,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    className: styles.input,
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  return (
    <div className={styles.field} data-error={Boolean(error)}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span className="visually-hidden">Error: </span>
          <span>{error}</span>
        </p>
      )}
      {type ? <input {...shared} autoComplete={autoComplete} type={type} /> : <textarea {...shared} rows={5} />}
    </div>
  );
}
