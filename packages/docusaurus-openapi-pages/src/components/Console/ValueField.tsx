import type {ReactNode} from 'react';
import type {Field as Described} from 'openapi-model/console/types';
import Field, {type ControlProps} from 'docusaurus-kit/Field';
import {Input, Select, TextArea} from 'docusaurus-kit/Input';

export interface ValueFieldProps {
  id: string;
  field: Described;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
  onFiles?: (files: readonly File[]) => void;
}

const WRITING: Record<string, string> = {array: 'separate values with commas', object: 'write it as JSON'};

function hintOf({type, constraints, control, valueType}: Described): string {
  const writing = control === 'json' ? WRITING.object : control === 'text' ? WRITING[valueType] : undefined;
  return [type, ...constraints, ...(writing ? [writing] : [])].join(', ');
}

export default function ValueField({id, field, onFiles, problem, ...props}: ValueFieldProps): ReactNode {
  const {name, required} = field;
  return (
    <Field layout="beside" hint={hintOf(field)} id={id} isRequired={required} label={name} error={problem}>
      {(control) =>
        field.control === 'file' ? (
          <Input
            {...control}
            look="code"
            multiple={field.valueType === 'array'}
            onChange={({target}) => onFiles?.([...(target.files ?? [])])}
            type="file"
          />
        ) : (
          <TextControl control={control} field={field} {...props} />
        )
      }
    </Field>
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
  const shared = {...control, autoComplete: 'off', look: 'code' as const, onChange, spellCheck: false, value};
  if (field.control === 'json') return <TextArea {...shared} onChange={change} rows={3} />;
  const isNumber = ['integer', 'number'].includes(field.valueType);
  return (
    <Input
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
