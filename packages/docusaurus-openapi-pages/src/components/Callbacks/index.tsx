import {type ReactNode, useContext} from 'react';
import type {Callback} from 'openapi-model/page';
import Disclosure from 'docusaurus-kit/Disclosure';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import ResponseDetails from '../ResponseDetails/index.tsx';
import BodyDetails from '../BodyDetails/index.tsx';
import Html from '../Html/index.tsx';
import Method from '../Method/index.tsx';
import Properties from '../Properties/index.tsx';

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
