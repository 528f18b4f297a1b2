import {type ReactNode, useContext} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import {isErrorStatus} from '@site/src/openapi/status';
import type {ResponseModel, ResponseLink} from '@site/src/openapi/page';
import {useHasGuides} from '../../hooks/useSettings';
import {AnchorPrefix} from '../AnchorPrefix';
import BodyDetails from '../BodyDetails';
import GapMark from '../GapMark';
import Html from '../Html';
import StatusBadge from '../StatusBadge';
import Properties from '../Properties';
import styles from './styles.module.css';

export interface ResponseDetailsProps {
  response: ResponseModel;
  hasExample?: boolean;
  isOpen?: boolean;
}

export default function ResponseDetails({response, hasExample, isOpen}: ResponseDetailsProps): ReactNode {
  const {id, status, description, descriptionHtml, headers, body, links, notSpecified} = response;
  const prefix = useContext(AnchorPrefix);
  const hasGuides = useHasGuides();
  const isError = isErrorStatus(status);
  return (
    <details className={styles.response} id={prefix + id} open={isOpen}>
      <summary>
        <StatusBadge tone={isError ? 'error' : 'good'}>{status}</StatusBadge>
        {description}
      </summary>
      {descriptionHtml && <Html html={descriptionHtml} />}
      <GapMark note={notSpecified} />
      {isError && hasGuides && (
        <p>
          <Link to={`/developer/guides/errors#${status}`}>What to do about {status}</Link>
        </p>
      )}
      {headers && (
        <>
          <p className={styles.label}>Headers</p>
          <Properties items={headers} />
        </>
      )}
      {body && <BodyDetails body={body} hasExample={hasExample} />}
      {links && (
        <>
          <p className={styles.label}>Possible next requests</p>
          <ul>
            {links.map((link) => (
              <FollowUp key={link.name} link={link} />
            ))}
          </ul>
        </>
      )}
    </details>
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
