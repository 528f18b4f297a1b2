import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {isErrorStatus} from 'openapi-model/status';
import type {ResponseModel} from 'openapi-model/page';
import CopyButton from 'docusaurus-kit/CopyButton';
import CodeFrame from '../CodeFrame/index.tsx';
import Tabs from 'docusaurus-kit/Tabs';
import ResponseExamples, {examplesOf} from './ResponseExamples.tsx';
import styles from './styles.module.css';

/** The response to a visitor's own request. */
export interface OwnResponse {
  /** Another object for each response. */
  response: {status: number};
  content: ReactNode;
  /** The body, to copy; empty if there is none. */
  text: string;
}

export interface ResponsesProps {
  responses: readonly ResponseModel[];
  title?: ReactNode;
  /** What returns the responses, for screen readers. */
  what: string;
  /** Shown as a tab of its own, which is selected whenever it changes. */
  result?: OwnResponse | null;
}

/** Key of the tab of a visitor's own request. */
const OWN = 'own';

/** An example of each documented response, one at a time; all of them, one below the other, without scripts. */
export default function Responses({responses, title, what, result}: ResponsesProps): ReactNode {
  const [selected, setSelected] = useState(responses[0]!.status);
  const received = result?.response;
  useEffect(() => {
    if (received) setSelected(OWN);
  }, [received]);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it would appear below the window.
    if (received && selected === OWN) own.current?.scrollIntoView({block: 'nearest'});
  }, [received, selected]);
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();
  const isSingle = responses.length === 1 && !result;
  const panelOf = (status: string) => `${id}-${status}`;
  const [example] = examplesOf(responses.find(({status}) => status === selected)?.body);
  const copied = selected === OWN ? result?.text : example?.text;
  const select = () => {
    const code = panels.current!.querySelector('[data-selected=true] pre > code');
    if (code) getSelection()?.selectAllChildren(code);
  };
  return (
    <CodeFrame
      actions={
        copied && (
          <CopyButton
            key={selected}
            onRefused={select}
            text={copied}
            what={selected === OWN ? `the response: ${what}` : `the ${selected} example: ${what}`}
          />
        )
      }
      controls={
        !isSingle && (
          <Tabs
            id={id}
            label="Status of the response"
            onSelect={setSelected}
            panelOf={panelOf}
            selected={selected}
            tabs={[
              ...(received
                ? [{key: OWN, label: `Your request: ${received.status}`, isError: received.status >= 400}]
                : []),
              ...responses.map(({status}) => ({key: status, label: status, isError: isErrorStatus(status)})),
            ]}
          />
        )
      }
      title={title}
    >
      <div className={clsx('fades', styles.panels)} ref={panels}>
        {result && (
          <div
            aria-labelledby={`${id}-tab-${OWN}`}
            className={styles.panel}
            data-selected={selected === OWN}
            id={panelOf(OWN)}
            role="tabpanel"
          >
            <div className="ref-result" ref={own}>
              {result.content}
            </div>
          </div>
        )}
        {responses.map((response) => (
          <div
            aria-labelledby={isSingle ? undefined : `${id}-tab-${response.status}`}
            className={styles.panel}
            data-selected={response.status === selected}
            id={panelOf(response.status)}
            key={response.id}
            role={isSingle ? undefined : 'tabpanel'}
            tabIndex={isSingle || examplesOf(response.body).length > 0 ? undefined : 0}
          >
            <ResponseExamples response={response} />
          </div>
        ))}
      </div>
    </CodeFrame>
  );
}
