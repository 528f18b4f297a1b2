import type {ReactNode} from 'react';
import ValueField from './ValueField.tsx';
import type {ConsolePartProps} from './useConsole.ts';
import styles from './styles.module.css';

const PLACES = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

export default function ParameterFields({id, operation, state: {form, problems}}: ConsolePartProps): ReactNode {
  return PLACES.map(([place, title]) => {
    const fields = operation.parameters.filter((field) => field.in === place);
    if (fields.length === 0) return null;
    return (
      <fieldset className={styles.group} key={place}>
        <legend>{title}</legend>
        {fields.map((field) => (
          <ValueField
            field={field}
            id={`${id}-${field.key}`}
            key={field.key}
            onChange={(text) => form.setValue(field, text)}
            problem={problems.find(({key}) => key === field.key)?.message}
            value={form.draft.values[field.key] ?? ''}
          />
        ))}
      </fieldset>
    );
  });
}
