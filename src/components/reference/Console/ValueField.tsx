import type {ReactNode} from 'react';
import type {Field} from '@site/src/lib/console/types';
import FieldRow, {type ControlProps} from './FieldRow';
import Select from './Select';
import styles from './styles.module.css';

export interface ValueFieldProps {
  id: string;
  field: Field;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
  onFiles?: (files: readonly File[]) => void;
}

const WRITING: Record<string, string> = {array: 'separate values with commas', object: 'write it as JSON'};

function hintOf({type, constraints, control, valueType}: Field): string {
  const writing = control === 'json' ? WRITING.object : control === 'text' ? WRITING[valueType] : undefined;
  return [type, ...constraints, ...(writing ? [writing] : [])].join(', ');
}

export default function ValueField({id, field, onFiles, problem, ...props}: ValueFieldProps): ReactNode {
  const {name, required} = field;
  return (
    <FieldRow hint={hintOf(field)} id={id} isRequired={required} label={name} problem={problem}>
      {(control) =>
        field.control === 'file' ? (
          <input
            {...control}
            className={styles.input}
            multiple={field.valueType === 'array'}
            onChange={({target}) => onFiles?.([...(target.files ?? [])])}
            type="file"
          />
        ) : (
          <TextControl control={control} field={field} {...props} />
        )
      }
    </FieldRow>
  );
}

function TextControl({
  control,
  field,
  value,
  onChange,
}: Omit<ValueFieldProps, 'id'> & {control: ControlProps}): ReactNode {
  const change = ({target}: {target: {value: string}}) => onChange(target.value);
  if (field.control === 'select') {
    return (
      <Select {...control} onChange={change} value={value}>
        <option value="">{field.required ? 'Choose' : 'Not sent'}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  const shared = {...control, autoComplete: 'off', className: styles.input, onChange, spellCheck: false, value};
  if (field.control === 'json') return <textarea {...shared} onChange={change} rows={3} />;
  const isNumber = ['integer', 'number'].includes(field.valueType);
  return (
    <input
      {...shared}
      autoCapitalize="none"
      // Not a number input: it discards invalid text, and the mouse wheel changes its value.
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={change}
      placeholder={!field.required && field.example ? `For example, ${field.example}` : undefined}
      type="text"
    />
  );
}
