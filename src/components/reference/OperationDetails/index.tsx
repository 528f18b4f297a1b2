import type {ReactNode} from 'react';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Operation} from '@site/src/openapi/model';
import AnswerDetails, {FailureGroup} from '../AnswerDetails';
import Callbacks from '../Callbacks';
import Content from '../Content';
import Html from '../Html';
import Properties from '../Properties';

export interface OperationDetailsProps {
  operation: Operation;
  /** Stands before every anchor on the overview, where one page shows several operations with examples beside them. */
  overviewPrefix?: string;
}

/** What an operation takes, what it answers, and what it calls back. */
export default function OperationDetails({
  operation: {parameters, body, answers, callbacks},
  overviewPrefix,
}: OperationDetailsProps): ReactNode {
  const isOverview = overviewPrefix !== undefined;
  const prefix = overviewPrefix ?? '';
  const Heading = isOverview ? 'h4' : 'h2';
  const failures = isOverview ? answers.filter(({status}) => isErrorStatus(status)) : [];
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
      {answers.length > 0 && (
        <>
          <Heading id={`${prefix}responses`}>Responses</Heading>
          {answers
            .filter((answer) => !areGrouped || !failures.includes(answer))
            .map((answer) => (
              <AnswerDetails
                answer={answer}
                hasExample={!isOverview || !answer.status.startsWith('2')}
                isOpen={!isOverview && !isErrorStatus(answer.status)}
                key={answer.id}
                prefix={prefix}
              />
            ))}
          {areGrouped && <FailureGroup answers={failures} prefix={prefix} />}
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
