import type {ReactNode} from 'react';
import Field from '../../ui/Field';
import {Select} from '../../ui/Input';
import type {ConsolePartProps} from './useConsole';
import styles from './styles.module.css';

/** The media type to ask for, if the contract documents several. */
export default function FormatField({id, operation: {formats}, state: {form}}: ConsolePartProps): ReactNode {
  if (formats.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Response</legend>
      <Field layout="beside" id={`${id}-format`} label="Format">
        {(control) => (
          <Select {...control} onChange={({target}) => form.setFormat(target.value)} value={form.draft.format}>
            {formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}
