import type {ReactNode} from 'react';
import {isSendable} from 'openapi-model/console/credentials';
import {credentialPlace} from 'openapi-model/credentials';
import type {SecurityScheme} from 'openapi-model/model';
import Disclosure from 'docusaurus-kit/Disclosure';
import Field, {type FieldProps} from 'docusaurus-kit/Field';
import SecretInput, {type SecretInputProps} from './SecretInput.tsx';
import {Select} from 'docusaurus-kit/Input';
import type {ConsolePartProps} from './useConsole.ts';
import styles from './styles.module.css';

const nameOf = (schemes: readonly SecurityScheme[]): string =>
  schemes.map(({scheme}) => scheme).join(' and ') || 'No credentials';

/** Credentials for the chosen server, shared by all operations and kept until the page is reloaded. */
export default function CredentialFields({id, operation: {security}, state}: ConsolePartProps): ReactNode {
  const {isSandbox, schemes, alternative, setAlternative, place, choice} = state.connection;
  if (security.flat().length === 0) return null;
  return (
    // Credentials for the sandbox are already filled in. The summary of problems opens it, and it stays open.
    <Disclosure
      className={styles.group}
      key={choice}
      look="line"
      open={!isSandbox}
      summary={`Credentials: ${isSandbox ? 'filled in for the sandbox' : `for ${place.replace(/^https:\/\//, '')} only`}`}
    >
      {!isSandbox && <p className="ref-note">Kept until this page is reloaded, never stored.</p>}
      {security.length > 1 && (
        <Field layout="beside" id={`${id}-alternative`} label="Authenticate with">
          {(control) => (
            <Select {...control} onChange={({target}) => setAlternative(Number(target.value))} value={alternative}>
              {security.map((needed, index) => (
                <option key={index} value={index}>
                  {nameOf(needed)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {schemes.map((scheme) => (
        <SchemeField id={`${id}-scheme.${scheme.scheme}`} key={scheme.scheme} scheme={scheme} state={state} />
      ))}
    </Disclosure>
  );
}

interface SchemeFieldProps extends Pick<ConsolePartProps, 'id' | 'state'> {
  scheme: SecurityScheme;
}

function SchemeField({id, scheme, state: {connection, problems}}: SchemeFieldProps): ReactNode {
  const {scheme: name, type} = scheme;
  const {isSandbox, credentials, setCredential, choice} = connection;
  const problem = problems.find(({key}) => key === `scheme.${name}`)?.message;
  const value = credentials[name] ?? '';
  const field = (row: Omit<FieldProps, 'children'>, input: Omit<SecretInputProps, 'control'>) => (
    <Field layout="beside" {...row}>
      {(control) => <SecretInput key={`${choice} ${name}`} {...input} control={control} />}
    </Field>
  );
  if (!isSendable(scheme, isSandbox)) {
    return (
      <p className="ref-note">
        {`${name}: browsers don’t let pages ${type === 'mutualTLS' ? 'choose a client certificate' : 'send cookies'}. Use the curl command.`}
      </p>
    );
  }
  const {kind, prefix = ''} = credentialPlace(scheme) ?? {};
  if (kind === 'password') {
    const [user = '', ...rest] = value.split(':');
    const password = rest.join(':');
    return (
      <>
        {field(
          {id, label: 'User name', error: problem},
          {
            isMasked: false,
            onChange: (text) => setCredential(name, `${text.replaceAll(':', '')}:${password}`),
            value: user,
          },
        )}
        {field(
          {id: `${id}-password`, label: 'Password'},
          {isMasked: !isSandbox, onChange: (text) => setCredential(name, `${user}:${text}`), value: password},
        )}
      </>
    );
  }
  const word = prefix.trim();
  const hint = word ? `${kind === 'token' ? 'Access token' : 'Credential'}, without the word ${word}` : undefined;
  return field(
    {id, label: scheme.name, hint, error: problem},
    {isMasked: !isSandbox, onChange: (text) => setCredential(name, text), value},
  );
}
