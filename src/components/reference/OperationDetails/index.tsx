import type {ReactNode} from 'react';
import type {Operation} from '@site/src/plugins/reference/types';
import AnswerDetails from '../AnswerDetails';
import Callbacks from '../Callbacks';
import Content from '../Content';
import Html from '../Html';
import Properties from '../Properties';

export interface OperationDetailsProps {
  operation: Operation;
  heading: 'h2' | 'h4';
  /** Stands before every anchor, where one page shows several operations. */
  prefix?: string;
  /** Whether the examples of answers of success stand elsewhere on the page. */
  hasExamples?: boolean;
}

/** What an operation takes, what it answers, and what it calls back. */
export default function OperationDetails({
  operation: {parameters, body, answers, callbacks},
  heading: Heading,
  prefix = '',
  hasExamples = true,
}: OperationDetailsProps): ReactNode {
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
          {answers.map((answer) => (
            <AnswerDetails
              answer={answer}
              hasExample={hasExamples || !answer.status.startsWith('2')}
              key={answer.id}
              prefix={prefix}
            />
          ))}
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
