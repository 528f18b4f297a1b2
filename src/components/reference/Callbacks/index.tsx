import {type ReactNode, useContext} from 'react';
import type {Callback} from 'openapi-model/page';
import Disclosure from '../../ui/Disclosure';
import {AnchorPrefix} from '../AnchorPrefix';
import ResponseDetails from '../ResponseDetails';
import BodyDetails from '../BodyDetails';
import Html from '../Html';
import Method from '../Method';
import Properties from '../Properties';

/** Requests that the API sends during or after an operation. */
export default function Callbacks({callbacks}: {callbacks: readonly Callback[]}): ReactNode {
  const prefix = useContext(AnchorPrefix);
  return callbacks.map(({id, name, expression, method, summary, descriptionHtml, deprecated, parameters, ...call}) => (
    <Disclosure
      id={prefix + id}
      key={id}
      summary={
        <span>
          <Method method={method} /> <code>{expression}</code> {summary}
        </span>
      }
    >
      <p>
        Callback <code>{name}</code>, sent by the API{deprecated && ', deprecated'}.
      </p>
      <Html html={descriptionHtml} />
      {parameters.length > 0 && <Properties items={parameters} />}
      {call.body && <BodyDetails body={call.body} />}
      {call.responses.map((response) => (
        <ResponseDetails response={response} key={response.id} />
      ))}
    </Disclosure>
  ));
}
