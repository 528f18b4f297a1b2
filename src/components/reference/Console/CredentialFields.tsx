import type {ReactNode} from 'react';
import {isSendable} from '@site/src/lib/console/credentials';
import type {FieldProblem} from '@site/src/lib/console/types';
import {credentialPlace} from '@site/src/openapi/credentials';
import type {SecurityScheme} from '@site/src/openapi/page';
import Select from '../Select';
import FieldRow from './FieldRow';
import SecretInput from './SecretInput';
import type {Connection} from './useConnection';
import styles from './styles.module.css';

export interface CredentialFieldsProps {
  id: string;
  /** Security alternatives of the operation. */
  security: SecurityScheme[][];
  connection: Connection;
  problems: readonly FieldProblem[];
}

const nameOf = (schemes: readonly SecurityScheme[]): string =>
  schemes.map(({scheme}) => scheme).join(' and ') || 'No credentials';

/** Credentials for the chosen server, shared by all operations and kept until the page is reloaded. */
export default function CredentialFields({id, security, connection, problems}: CredentialFieldsProps): ReactNode {
  const {isSandbox, schemes, alternative, setAlternative, place} = connection;
  if (security.flat().length === 0) return null;
  return (
    // Credentials for the sandbox are already filled in. The summary of problems opens it, and it stays open.
    <details className={styles.group} key={connection.choice} open={!isSandbox}>
      <summary>
        Credentials{' '}
        <span>{isSandbox ? 'filled in for the sandbox' : `for ${place.replace(/^https:\/\//, '')} only`}</span>
      </summary>
      {!isSandbox && <p className={styles.note}>Kept until this page is reloaded, never stored.</p>}
      {security.length > 1 && (
        <FieldRow id={`${id}-alternative`} label="Authenticate with">
          {(control) => (
            <Select {...control} onChange={({target}) => setAlternative(Number(target.value))} value={alternative}>
              {security.map((needed, index) => (
                <option key={index} value={index}>
                  {nameOf(needed)}
                </option>
              ))}
            </Select>
          )}
        </FieldRow>
      )}
      {schemes.map((scheme) => (
        <SchemeField connection={connection} id={id} key={scheme.scheme} problems={problems} scheme={scheme} />
      ))}
    </details>
  );
}

type SchemeFieldProps = Pick<CredentialFieldsProps, 'id' | 'connection' | 'problems'> & {scheme: SecurityScheme};

function SchemeField({id, scheme, connection, problems}: SchemeFieldProps): ReactNode {
  const {scheme: name, type} = scheme;
  const fieldId = `${id}-scheme.${name}`;
  const {isSandbox, credentials, setCredential} = connection;
  const problem = problems.find(({key}) => key === `scheme.${name}`)?.message;
  const value = credentials[name] ?? '';
  const isMasked = !isSandbox;
  const key = `${connection.choice} ${name}`;
  if (!isSendable(scheme, isSandbox)) {
    return (
      <p className={styles.note}>
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
        <FieldRow id={fieldId} label="User name" problem={problem}>
          {(control) => (
            <SecretInput
              control={control}
              isMasked={false}
              key={key}
              onChange={(text) => setCredential(name, `${text.replaceAll(':', '')}:${password}`)}
              value={user}
            />
          )}
        </FieldRow>
        <FieldRow id={`${fieldId}-password`} label="Password">
          {(control) => (
            <SecretInput
              control={control}
              isMasked={isMasked}
              key={key}
              onChange={(text) => setCredential(name, `${user}:${text}`)}
              value={password}
            />
          )}
        </FieldRow>
      </>
    );
  }
  const word = prefix.trim();
  return (
    <FieldRow
      hint={word ? `${kind === 'token' ? 'Access token' : 'Credential'}, without the word ${word}` : undefined}
      id={fieldId}
      label={scheme.name}
      problem={problem}
    >
      {(control) => (
        <SecretInput
          control={control}
          isMasked={isMasked}
          key={key}
          onChange={(text) => setCredential(name, text)}
          value={value}
        />
      )}
    </FieldRow>
  );
}
