import type {ReactNode} from 'react';
import type {Answer} from '@site/src/openapi/model';

/** Answers with their examples; one that the contract leaves open says so. */
export default function Answers({answers}: {answers: readonly Answer[]}): ReactNode {
  return answers.map(({status, description, body, notSpecified}) => (
    <div key={status}>
      <h4>
        Example response <code>{status}</code>
      </h4>
      <p>
        {notSpecified === undefined ? (
          description
        ) : (
          <>
            <strong>Not documented yet.</strong> {notSpecified}
          </>
        )}
      </p>
      {body?.example !== undefined && (
        <pre tabIndex={0}>
          <code>{body.example}</code>
        </pre>
      )}
    </div>
  ));
}
