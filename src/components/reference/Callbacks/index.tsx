import type {ReactNode} from 'react';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Callback} from '@site/src/openapi/page';
import ResponseDetails from '../ResponseDetails';
import Content from '../Content';
import Html from '../Html';
import Method from '../Method';
import styles from './styles.module.css';

export interface CallbacksProps {
  callbacks: readonly Callback[];
  prefix?: string;
}

/** Requests that the API sends while it responds, or later. */
export default function Callbacks({callbacks, prefix = ''}: CallbacksProps): ReactNode {
  return callbacks.map(({id, name, expression, method, summary, descriptionHtml, body, responses}) => (
    <details className={styles.callback} id={prefix + id} key={id}>
      <summary>
        <Method method={method} /> <code>{expression}</code> {summary}
      </summary>
      <p>
        Callback <code>{name}</code>, sent by the API.
      </p>
      <Html html={descriptionHtml} />
      {body && <Content body={body} prefix={prefix} />}
      {responses.map((response) => (
        <ResponseDetails
          response={response}
          isOpen={!isErrorStatus(response.status)}
          key={response.id}
          prefix={prefix}
        />
      ))}
    </details>
  ));
}
