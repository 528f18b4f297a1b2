import type {ReactNode} from 'react';
import type {ResponseModel} from '@site/src/openapi/page';
import GapMark from '../GapMark';

/** Responses with their examples; unspecified ones are marked. */
export default function Responses({responses}: {responses: readonly ResponseModel[]}): ReactNode {
  return responses.map(({status, description, body, notSpecified}) => (
    <div key={status}>
      <h4>
        Example response <code>{status}</code>
      </h4>
      {notSpecified ? <GapMark note={notSpecified} /> : <p>{description}</p>}
      {body?.example !== undefined && (
        <pre tabIndex={0} translate="no">
          <code>{body.example}</code>
        </pre>
      )}
    </div>
  ));
}
