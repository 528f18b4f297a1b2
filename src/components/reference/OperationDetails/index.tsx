import type {ReactNode} from 'react';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Operation} from '@site/src/openapi/page';
import ResponseDetails, {FailureGroup} from '../ResponseDetails';
import Callbacks from '../Callbacks';
import Content from '../Content';
import Html from '../Html';
import Properties from '../Properties';

export interface OperationDetailsProps {
  operation: Operation;
  /** Stands before every anchor on the overview, where one page shows several operations with examples beside them. */
  overviewPrefix?: string;
}

/** Parameters, body, responses and callbacks of an operation. */
export default function OperationDetails({
  operation: {parameters, body, responses, callbacks},
  overviewPrefix,
}: OperationDetailsProps): ReactNode {
  const isOverview = overviewPrefix !== undefined;
  const prefix = overviewPrefix ?? '';
  const Heading = isOverview ? 'h4' : 'h2';
  const failures = isOverview ? responses.filter(({status}) => isErrorStatus(status)) : [];
  const areGrouped = failures.length > 1;
  return (
    <>
      {parameters.length > 0 && (
        <>
          <Heading id={`${prefix}parameters`}>Parameters</Heading>
          <Properties items={parameters} prefix={prefix} />
        </>
      )}
      {body && (
        <>
          <Heading id={`${prefix}request-body`}>Request body</Heading>
          <p>{body.required ? 'Required' : 'Optional'}</p>
          <Html html={body.descriptionHtml} />
          <Content body={body} prefix={prefix} />
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
                prefix={prefix}
              />
            ))}
          {areGrouped && <FailureGroup responses={failures} prefix={prefix} />}
        </>
      )}
      {callbacks && (
        <>
          <Heading id={`${prefix}callbacks`}>Callbacks</Heading>
          <Callbacks callbacks={callbacks} prefix={prefix} />
        </>
      )}
    </>
  );
}
