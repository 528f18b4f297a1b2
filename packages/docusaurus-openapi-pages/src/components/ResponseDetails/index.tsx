import {type ReactNode, useContext} from 'react';
import Link from '@docusaurus/Link';
import {guides, operationPath} from '../../lib/settings.ts';
import {isErrorStatus} from 'openapi-model/status';
import type {ResponseModel, ResponseLink} from 'openapi-model/page';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import BodyDetails from '../BodyDetails/index.tsx';
import Html from '../Html/index.tsx';
import Badge from 'docusaurus-kit/Badge';
import Disclosure from 'docusaurus-kit/Disclosure';
import Properties from '../Properties/index.tsx';

export interface ResponseDetailsProps {
  response: ResponseModel;
  hasExample?: boolean;
}

export default function ResponseDetails({response, hasExample}: ResponseDetailsProps): ReactNode {
  const {id, status, description, descriptionHtml, headers, body, links} = response;
  const prefix = useContext(AnchorPrefix);
  const isError = isErrorStatus(status);
  return (
    <Disclosure
      id={prefix + id}
      open={!isError}
      summary={
        <>
          <Badge look="code" tone={isError ? 'error' : 'good'}>
            {status}
          </Badge>{' '}
          {description}
        </>
      }
    >
      {descriptionHtml && <Html html={descriptionHtml} />}
      {!isError && !body && !headers && !links && <p>This response has no body.</p>}
      {isError && guides.errors && (
        <p>
          <Link to={`${guides.errors}#${status}`}>What to do about {status}</Link>
        </p>
      )}
      {headers && (
        <>
          <p className="ref-label">Headers</p>
          <Properties items={headers} />
        </>
      )}
      {body && <BodyDetails body={body} hasExample={hasExample} />}
      {links && (
        <>
          <p className="ref-label">Possible next requests</p>
          <ul>
            {links.map((link) => (
              <FollowUp key={link.name} link={link} />
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}

function FollowUp({link: {name, slug, target, descriptionHtml, parameters}}: {link: ResponseLink}): ReactNode {
  return (
    <li>
      {slug ? <Link to={operationPath(slug)}>{name}</Link> : name} (<code>{target}</code>)
      <Html html={descriptionHtml} />
      {parameters.map((parameter) => (
        <p key={parameter.name}>
          <code>{parameter.name}</code> from <code>{parameter.value}</code>
        </p>
      ))}
    </li>
  );
}
