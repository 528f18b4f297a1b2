import type {ReactNode} from 'react';
import {forcedStatuses} from 'openapi-model/console/operation';
import {SANDBOX} from 'openapi-model/console/servers';
import Button from 'docusaurus-kit/Button';
import Field from 'docusaurus-kit/Field';
import type {ConsolePartProps} from './useConsole.ts';
import {Input, Select} from 'docusaurus-kit/Input';
import styles from './styles.module.css';

/** `Production (api.example)`. */
const nameOf = (url: string, label: string): string => {
  const address = url.replace(/^https:\/\//, '');
  return label ? `${label} (${address})` : address;
};

/** The server to send to and, for the sandbox, the status to respond with. */
export default function ServerFields({id, operation, state}: ConsolePartProps): ReactNode {
  const {isSandbox, choice, choose, problems} = state.connection;
  return (
    <fieldset className={styles.group}>
      <legend>Server</legend>
      <div className={`tiles ${styles.columns}`}>
        <Field id={`${id}-server`} label="Send to" error={problems[0]?.message}>
          {(control) => (
            <Select {...control} onChange={({target}) => choose(target.value)} value={choice}>
              <option value={SANDBOX}>Sandbox in this page</option>
              {operation.servers.map(({url, label}) => (
                <option key={url} value={url}>
                  {nameOf(url, label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isSandbox && <StatusField id={id} operation={operation} state={state} />}
      </div>
      {!isSandbox && <VariableFields id={id} state={state} />}
      <div className={`cluster ${styles.resets}`}>
        <Button kind="quiet" onClick={state.reset} size="compact">
          Restore the examples
        </Button>
        {isSandbox && (
          <Button kind="quiet" onClick={state.resetSandbox} size="compact">
            Reset sandbox
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function StatusField({id, operation, state: {form}}: ConsolePartProps): ReactNode {
  return (
    <Field id={`${id}-outcome`} label="Respond with">
      {(control) => (
        <Select {...control} onChange={({target}) => form.setStatus(target.value)} value={form.draft.status ?? ''}>
          <option value="">The usual response</option>
          {forcedStatuses(operation).map(([status, {description}]) => (
            <option key={status} value={status}>
              {`${status} ${description}`.slice(0, 80)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function VariableFields({id, state}: Pick<ConsolePartProps, 'id' | 'state'>): ReactNode {
  const {server, variables, setVariable} = state.connection;
  return (server?.variables ?? []).map(({name, default: initial, values}) => (
    <Field layout="beside" id={`${id}-variable-${name}`} key={name} label={name}>
      {(control) =>
        values.length > 0 ? (
          <Select
            {...control}
            onChange={({target}) => setVariable(name, target.value)}
            value={variables[name] ?? initial}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            autoComplete="off"
            look="code"
            onChange={({target}) => setVariable(name, target.value)}
            spellCheck={false}
            value={variables[name] ?? initial}
          />
        )
      }
    </Field>
  ));
}
