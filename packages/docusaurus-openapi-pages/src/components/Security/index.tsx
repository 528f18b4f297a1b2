import type {ReactNode} from 'react';
import clsx from 'clsx';
import {codeClass} from '../../lib/shortCode.ts';
import type {SecurityAlternative, SecurityScheme} from 'openapi-model/page';
import CodeList from '../CodeList/index.tsx';
import Html from '../Html/index.tsx';

export interface SecurityProps {
  alternatives: readonly SecurityAlternative[];
  schemes: readonly SecurityScheme[];
}

/** The credentials that a request needs: all schemes of one alternative. */
export default function Security({alternatives, schemes}: SecurityProps): ReactNode {
  if (alternatives.length === 0) return <p>This request needs no credentials.</p>;
  const byName = new Map(schemes.map((scheme) => [scheme.scheme, scheme]));
  const ways = alternatives.filter((alternative) => alternative.length > 0);
  const isOptional = ways.length < alternatives.length;
  return (
    <>
      {isOptional && <p>Also works without credentials.</p>}
      {ways.map((way, index) => (
        <div key={way.map(({scheme}) => scheme).join(' ')}>
          {ways.length > 1 && <p className="ref-label">{index === 0 ? 'Either' : 'Or'}</p>}
          <ul className="plain-list ref-rows">
            {way.map(({scheme, scopes}) => (
              <Scheme
                isRequired={!isOptional && ways.length === 1}
                key={scheme}
                scheme={byName.get(scheme)}
                scopes={scopes}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

const PLACES = {header: 'header', query: 'query parameter', cookie: 'cookie', connection: 'client certificate'};

/** Kinds of credentials by HTTP scheme. */
const FORMS: Record<string, string> = {
  bearer: 'Bearer token',
  basic: 'Basic, user name and password',
  digest: 'Digest, user name and password: curl answers the challenge, the other samples don’t',
};

/** The kind of credential of a scheme; empty for API keys. */
export function formOf({type, httpScheme, bearerFormat}: SecurityScheme): string {
  if (type === 'oauth2') return 'Bearer token, OAuth 2.0';
  if (type === 'openIdConnect') return 'Bearer token, OpenID Connect';
  if (type !== 'http') return '';
  return [FORMS[httpScheme!] ?? httpScheme, bearerFormat].filter(Boolean).join(', ');
}

interface SchemeProps {
  scheme: SecurityScheme | undefined;
  scopes?: readonly string[];
  isRequired?: boolean;
}

function Scheme({scheme, scopes = [], isRequired}: SchemeProps): ReactNode {
  if (!scheme) return null;
  return (
    <li>
      <p className="ref-head">
        <code className={clsx(codeClass(scheme.name), 'ref-bare')}>{scheme.name}</code> <span>{PLACES[scheme.in]}</span>{' '}
        {formOf(scheme) && <span>{formOf(scheme)}</span>}
        {isRequired && <strong>required</strong>}
      </p>
      <Html html={scheme.descriptionHtml} />
      {scopes.length > 0 && (
        <p>
          Required scopes: <CodeList names={scopes} />
        </p>
      )}
    </li>
  );
}
