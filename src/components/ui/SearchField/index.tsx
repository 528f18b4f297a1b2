import type {ReactNode} from 'react';
import Field, {type FieldProps} from '../Field';
import {Input} from '../Input';

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
