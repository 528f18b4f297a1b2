import {type ReactNode, useContext} from 'react';
import type {Operation, OverviewOperation} from 'openapi-model/page';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import ResponseDetails from '../ResponseDetails/index.tsx';
import Callbacks from '../Callbacks/index.tsx';
import BodyDetails from '../BodyDetails/index.tsx';
import Html from '../Html/index.tsx';
import Properties from '../Properties/index.tsx';

export interface OperationDetailsProps {
  operation: Omit<OverviewOperation, 'failures'> & Pick<Operation, 'samplesHtml'>;
  /** On the overview, which shows several operations on one page: what it says of the error responses. */
  errors?: ReactNode;
}

/** Parameters, body, responses and callbacks of an operation, without the examples that the page shows next to them. */
export default function OperationDetails({operation, errors}: OperationDetailsProps): ReactNode {
  const {parameters, body, responses, callbacks, samplesHtml, isWebhook = false} = operation;
  const prefix = useContext(AnchorPrefix);
  const isOverview = errors !== undefined;
  const Heading = isOverview ? 'h4' : 'h2';
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
          <div className="ref-head">
            <Heading id={`${prefix}request-body`}>Request body</Heading>
            {body.required ? <strong>required</strong> : <span>optional</span>}
          </div>
          <Html html={body.descriptionHtml} />
          <BodyDetails body={body} hasExample={isWebhook || body.examples !== undefined} />
        </>
      )}
      {(responses.length > 0 || errors) && (
        <>
          <Heading id={`${prefix}responses`}>Responses</Heading>
          {responses.map((response) => (
            <ResponseDetails response={response} hasExample={isWebhook} key={response.id} />
          ))}
          {errors}
        </>
      )}
      {callbacks && (
        <>
          <Heading id={`${prefix}callbacks`}>Callbacks</Heading>
          <Callbacks callbacks={callbacks} />
        </>
      )}
      {samplesHtml && (
        <>
          <Heading id={`${prefix}samples`}>More samples</Heading>
          <Html html={samplesHtml} />
        </>
      )}
    </>
  );
}
