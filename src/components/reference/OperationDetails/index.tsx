import {type ReactNode, useContext} from 'react';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Operation} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import ResponseDetails, {FailureGroup} from '../ResponseDetails';
import Callbacks from '../Callbacks';
import Content from '../Content';
import Html from '../Html';
import Properties from '../Properties';

export interface OperationDetailsProps {
  operation: Operation;
  /** True on the overview, which shows several operations on one page, with examples at the side. */
  isOverview?: boolean;
}

/** Parameters, body, responses and callbacks of an operation. */
export default function OperationDetails({
  operation: {parameters, body, responses, callbacks},
  isOverview = false,
}: OperationDetailsProps): ReactNode {
  const prefix = useContext(AnchorPrefix);
  const Heading = isOverview ? 'h4' : 'h2';
  const failures = isOverview ? responses.filter(({status}) => isErrorStatus(status)) : [];
  const areGrouped = failures.length > 1;
  return (
    <>
      {parameters.length > 0 && (
        <>
          <Heading id={`${prefix}parameters`}>Parameters</Heading>
          <Properties items={parameters} />
        </>
      )}
      {body && (
        <>
          <Heading id={`${prefix}request-body`}>Request body</Heading>
          <p>{body.required ? 'Required' : 'Optional'}</p>
          <Html html={body.descriptionHtml} />
          <Content body={body} />
        </>
      )}
      {responses.length > 0 && (
        <>
          <Heading id={`${prefix}responses`}>Responses</Heading>
          {responses
            .filter((response) => !areGrouped || !failures.includes(response))
            .map((response) => (
              <ResponseDetails
                response={response}
                hasExample={!isOverview || !response.status.startsWith('2')}
                isOpen={!isOverview && !isErrorStatus(response.status)}
                key={response.id}
              />
            ))}
          {areGrouped && <FailureGroup responses={failures} />}
        </>
      )}
      {callbacks && (
        <>
          <Heading id={`${prefix}callbacks`}>Callbacks</Heading>
          <Callbacks callbacks={callbacks} />
        </>
      )}
    </>
  );
}
