import type {ReactNode} from 'react';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Callback} from '@site/src/openapi/model';
import AnswerDetails from '../AnswerDetails';
import Content from '../Content';
import Html from '../Html';
import Method from '../Method';
import styles from './styles.module.css';

export interface CallbacksProps {
  callbacks: readonly Callback[];
  prefix?: string;
}

/** Requests that the API sends while or after it answers. */
export default function Callbacks({callbacks, prefix = ''}: CallbacksProps): ReactNode {
  return callbacks.map(({id, name, expression, method, summary, descriptionHtml, body, answers}) => (
    <details className={styles.callback} id={prefix + id} key={id}>
      <summary>
        <Method method={method} /> <code>{expression}</code> {summary}
      </summary>
      <p>
        Callback <code>{name}</code>, sent by the API.
      </p>
      <Html html={descriptionHtml} />
      {body && <Content body={body} prefix={prefix} />}
      {answers.map((answer) => (
        <AnswerDetails answer={answer} isOpen={!isErrorStatus(answer.status)} key={answer.id} prefix={prefix} />
      ))}
    </details>
  ));
}
