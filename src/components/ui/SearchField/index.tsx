import type {ReactNode} from 'react';
import Field, {type FieldProps} from 'docusaurus-kit/Field';
import {Input} from 'docusaurus-kit/Input';

export interface SearchFieldProps extends Pick<FieldProps, 'id' | 'label'> {
  query: string;
  onChange: (query: string) => void;
}

export default function SearchField({query, onChange, ...field}: SearchFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={100}
          onChange={({target}) => onChange(target.value)}
          type="search"
          value={query}
        />
      )}
    </Field>
  );
}
