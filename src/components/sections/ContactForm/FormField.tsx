import type {ReactNode} from 'react';
import type {ContactField} from '@site/src/lib/contact';
import Field from 'docusaurus-kit/Field';
import {Input, TextArea} from 'docusaurus-kit/Input';

export interface FormFieldProps {
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

export default function FormField(props: FormFieldProps): ReactNode {
  const {name, label, type, autoComplete, hint, error, value, onChange} = props;
  return (
    <Field error={error} hint={hint} id={`contact-${name}`} label={label}>
      {(control) => {
        const shared = {
          ...control,
          name,
          value,
          required: true,
          onChange: (event: {target: {value: string}}) => onChange(event.target.value),
        };
        return type ? <Input {...shared} autoComplete={autoComplete} type={type} /> : <TextArea {...shared} rows={5} />;
      }}
    </Field>
  );
}
